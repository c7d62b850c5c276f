#!/usr/bin/env bash
# Puts the signing certificate into a keychain of its own on a hosted build machine, and tells later
# steps of the workflow about it through GITHUB_ENV. Does nothing without the secrets. Not yet run.
set -euo pipefail

if [ -n "${NOTARY_KEY-}" ]; then
    base64 --decode <<<"$NOTARY_KEY" >"$RUNNER_TEMP/notary.p8"
    echo "NOTARY_KEY_FILE=$RUNNER_TEMP/notary.p8" >>"$GITHUB_ENV"
fi
if [ -z "${MACOS_CERTIFICATE-}" ]; then
    echo "MACOS_CERTIFICATE is not set: the application will be signed ad hoc only."
    exit 0
fi

keychain=$RUNNER_TEMP/signing.keychain-db
password=$(openssl rand -hex 16)
base64 --decode <<<"$MACOS_CERTIFICATE" >"$RUNNER_TEMP/signing.p12"
security create-keychain -p "$password" "$keychain"
security set-keychain-settings -lut 7200 "$keychain" # locked again after two hours
security unlock-keychain -p "$password" "$keychain"
security import "$RUNNER_TEMP/signing.p12" -k "$keychain" -f pkcs12 \
    -P "${MACOS_CERTIFICATE_PASSWORD-}" -T /usr/bin/codesign
rm "$RUNNER_TEMP/signing.p12"
# Without this codesign would ask for a permission in a dialog.
security set-key-partition-list -S apple-tool:,apple:,codesign: -s -k "$password" "$keychain" >/dev/null
# codesign looks in the keychains of the search list.
security list-keychains -d user -s "$keychain" login.keychain
identity=$(security find-identity -v -p codesigning "$keychain" |
    sed -n 's/.*"\(Developer ID Application: .*\)".*/\1/p' | head -n 1)
[ -n "$identity" ] || {
    echo "The certificate holds no Developer ID Application." >&2
    exit 1
}
echo "MACOS_SIGN_IDENTITY=$identity" >>"$GITHUB_ENV"
