#!/bin/sh
# Puts Foretoken of this folder into your own menu, with its icon and "Open with" for GGUF files:
#   install-desktop-entry.sh            after the folder was put where it shall stay
#   install-desktop-entry.sh --remove   takes everything back
set -eu
here=$(dirname "$(readlink -f "$0")")
data=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$data/applications/foretoken.desktop
mime=$data/mime/packages/foretoken.xml

refresh() {
    if command -v update-mime-database >/dev/null; then
        update-mime-database "$data/mime"
    fi
    if command -v update-desktop-database >/dev/null; then
        update-desktop-database "$data/applications"
    fi
    # The time of the theme's folder tells desktops that icons have changed.
    touch "$data/icons/hicolor"
}

each_icon() { (cd "$here/share/icons/hicolor" && find . -name 'foretoken.*' -type f); }

case ${1-} in
'')
    mkdir -p "${entry%/*}" "${mime%/*}" "$data/icons/hicolor"
    each_icon | while read -r icon; do
        mkdir -p "$data/icons/hicolor/${icon%/*}"
        cp "$here/share/icons/hicolor/$icon" "$data/icons/hicolor/$icon"
    done
    cp "$here/share/mime/packages/foretoken.xml" "$mime"
    # Quoted as the specification of desktop entries asks: by its rules, then by those of strings.
    quoted=$(printf '%s' "$here/foretoken" | sed 's/["`$\\]/\\&/g; s/\\/\\\\/g; s/%/%%/g')
    plain=$(printf '%s' "$here/foretoken" | sed 's/\\/\\\\/g')
    while IFS= read -r line; do
        case $line in
        Exec=*) printf 'Exec="%s" %%f\n' "$quoted" ;;
        TryExec=*) printf 'TryExec=%s\n' "$plain" ;;
        *) printf '%s\n' "$line" ;;
        esac
    done <"$here/share/applications/foretoken.desktop" >"$entry"
    refresh
    echo "Foretoken is in your menu."
    ;;
--remove)
    rm -f "$entry" "$mime"
    each_icon | while read -r icon; do rm -f "$data/icons/hicolor/$icon"; done
    refresh
    echo "Foretoken is out of your menu."
    ;;
*)
    echo "usage: install-desktop-entry.sh [--remove]" >&2
    exit 2
    ;;
esac
