#!/usr/bin/env bash
# Makes .venv in the checkout, with llama.cpp compiled for this machine. packaging/run and
# packaging/test call it:  setup.sh runtime|test
# It returns at once, without asking the network, while the last set-up still fits. PYTHON picks the
# interpreter of a new .venv. CMAKE_ARGS (say, -DGGML_CUDA=ON), CC, CXX and their flags reach the
# build; only a change of CMAKE_ARGS makes it start again.
# FORETOKEN_GPU=auto|cuda|vulkan|off says for which GPU llama.cpp gets a module besides; auto, the
# default, takes what the GPU in this machine needs, and builds nothing where there is none.
set -euo pipefail

extra=${1:-runtime}
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd -P)
venv=$root/.venv
cache=${XDG_CACHE_HOME:-~/.cache}/foretoken
log=$cache/setup.log
build_dir='' job=''
cd "$root"

say() { printf '%s\n' "$*" >&2; }
die() {
    say "foretoken: $*"
    exit 1
}

# --- does the last set-up still fit? -------------------------------------------------------------

# What the compiled code depends on: it uses every instruction that this CPU has.
cpu() {
    grep -m1 -E '^(flags|Features|isa)' /proc/cpuinfo 2>/dev/null ||
        sysctl -n machdep.cpu.brand_string 2>/dev/null || uname -m
}

digest() { # of stdin, and of the interpreter with "digest python"
    "$venv/bin/python" -I -S -c 'import hashlib, sys
data = sys.version.encode() * ("python" in sys.argv) + sys.stdin.buffer.read()
print(hashlib.sha256(data).hexdigest()[:16])' "$@"
}

# What tells that there is a GPU, and what building for it needs; nothing slow is asked.
gpu_signs() {
    echo "${FORETOKEN_GPU:-auto} ${VULKAN_SDK-}" /dev/dri/renderD* /proc/driver/nvidia/version
    command -v nvidia-smi nvcc glslc || true
}

stamp() {
    {
        cat pyproject.toml packaging/setup.sh
        echo "$root ${CMAKE_ARGS-}"
        cpu
        gpu_signs
    } | digest python
}

is_current() {
    [ -x "$venv/bin/python" ] && [ -x "$venv/bin/foretoken" ] && [ ! -e "$venv/unfinished" ] &&
        [ -e "$venv/stamp.$extra" ] && [ "$(<"$venv/stamp.$extra")" = "$(stamp)" ]
}

# The Debian packages of what Qt needs from the system and this machine lacks; what these packages
# themselves depend on is not listed.
missing_libraries() {
    local known soname package
    known=$(PATH=$PATH:/usr/sbin:/sbin ldconfig -p 2>/dev/null) || return 0
    while read -r soname package; do
        [[ $known == *$'\t'"$soname ("* ]] || printf '%s ' "$package"
    done <<'END'
libGL.so.1 libgl1
libEGL.so.1 libegl1
libX11-xcb.so.1 libx11-xcb1
libxkbcommon-x11.so.0 libxkbcommon-x11-0
libxcb-cursor.so.0 libxcb-cursor0
libxcb-glx.so.0 libxcb-glx0
libxcb-icccm.so.4 libxcb-icccm4
libxcb-keysyms.so.1 libxcb-keysyms1
libxcb-randr.so.0 libxcb-randr0
libxcb-shape.so.0 libxcb-shape0
libxcb-sync.so.1 libxcb-sync1
libxcb-xfixes.so.0 libxcb-xfixes0
libwayland-cursor.so.0 libwayland-cursor0
libwayland-egl.so.1 libwayland-egl1
libdbus-1.so.3 libdbus-1-3
libfontconfig.so.1 libfontconfig1
libglib-2.0.so.0 libglib2.0-0
libgssapi_krb5.so.2 libgssapi-krb5-2
END
    [ -n "$(find /usr/share/fonts /usr/local/share/fonts ~/.fonts ~/.local/share/fonts \
        -name '*.[ot]t[fc]' -print -quit 2>/dev/null)" ] || printf 'fonts-dejavu-core '
}

# True when there is nothing to do. A library known to be missing is not reported twice.
nothing_to_do() {
    libraries=$(missing_libraries)
    is_current && [ "$libraries" = "$(cat "$venv/missing-libraries" 2>/dev/null)" ]
}

nothing_to_do && exit 0

case ${FORETOKEN_GPU:-auto} in
auto | cuda | vulkan | off) ;;
*) die "FORETOKEN_GPU is ${FORETOKEN_GPU-}: it may be auto, cuda, vulkan or off." ;;
esac

# --- one set-up at a time, with a log and a sign of life -----------------------------------------

mkdir -p "$cache/wheels"
if command -v flock >/dev/null; then
    exec 9>"$cache/lock"
    if ! flock -n 9; then
        say "Waiting for another set-up to finish ..."
        flock 9
        nothing_to_do && exit 0
    fi
fi
: >"$log"

clean_up() {
    [ -z "$job" ] || kill -- "-$job" 2>/dev/null || true
    [ -z "$build_dir" ] || rm -rf "$build_dir" || { sleep 1 && rm -rf "$build_dir"; }
}
trap clean_up EXIT
trap 'exit 130' HUP INT TERM

# step WHAT COMMAND...: runs the command with its output in the log; on failure shows the log's end.
step() {
    local start=$SECONDS next=15 elapsed status=0 first
    first=$(($(wc -l <"$log") + 1))
    say "$1 ..."
    shift
    set -m # its own process group, so that an interrupt takes the compilers along
    "$@" </dev/null >>"$log" 2>&1 &
    job=$!
    set +m
    while kill -0 "$job" 2>/dev/null; do
        sleep 0.2
        elapsed=$((SECONDS - start))
        if [ "$elapsed" -ge "$next" ]; then
            next=$((elapsed + 15))
            say "  $((elapsed / 60)) min $((elapsed % 60)) s$(
                tail -n "+$first" "$log" | grep -oE '^ *\[ *[0-9]+(/[0-9]+|%)\]' | tail -n 1
            )"
        fi
    done
    wait "$job" || status=$?
    job=''
    [ "$status" = 0 ] || {
        tail -n "+$first" "$log" | tail -n 40 >&2
        say "That failed. The whole log is $log"
    }
    return "$status"
}

# --- what the system must provide ----------------------------------------------------------------

python_fits() { "$1" -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

find_python() {
    local candidate
    if [ -n "${PYTHON-}" ]; then
        set -- "$PYTHON"
    else
        set -- python3 python3.13 python3.12 python3.11 /usr/bin/python3
    fi
    for candidate; do
        if python_fits "$candidate"; then
            python=$candidate
            return
        fi
    done
    return 1
}

venv_works() { # also false for one that was moved here, or whose Python was replaced
    [ ! -e "$venv/unfinished" ] && grep -qsF "$venv/bin/python" "$venv/bin/pip" &&
        "$venv/bin/python" -c 'import pip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

# compile LANGUAGE SOURCE [FLAG...]; CC and CXX may hold more than one word, such as "ccache gcc".
compile() {
    local language=$1 source=$2 compiler=${CC:-cc}
    shift 2
    [ "$language" = c ] || compiler=${CXX:-c++}
    # shellcheck disable=SC2086
    $compiler "$@" -x "$language" -c -o /dev/null - <<<"$source" >/dev/null 2>&1
}
compiler_works() { compile c '#include <stdio.h>' && compile c++ '#include <vector>'; }

apt_install() {
    export DEBIAN_FRONTEND=noninteractive
    apt-get update || true # one broken source need not matter
    apt-get install -y --no-install-recommends -o DPkg::Lock::Timeout=120 "$@"
}

provide_packages() { # PACKAGE...
    if ! command -v apt-get >/dev/null; then
        say "Missing, by the names of their Debian packages: $*"
    elif [ "$(id -u)" = 0 ]; then
        step "Installing system packages: $*" apt_install "$@" || true
    else
        say "System packages are missing. This line installs them:"
        say "  sudo apt-get update && sudo apt-get install -y --no-install-recommends $*"
    fi
}

packages=$libraries
if ! is_current; then
    if ! venv_works && ! find_python; then
        [ -z "${PYTHON-}" ] || die "$PYTHON is not Python 3.11 or newer with its venv module."
        if python3 -c 'import sys; sys.exit(sys.version_info >= (3, 11))' 2>/dev/null; then
            packages+='python3.11-venv ' # the system's own Python is older
        else
            packages+='python3-venv '
        fi
    fi
    compiler_works || packages+='build-essential '
fi
# shellcheck disable=SC2086
[ -z "$packages" ] || provide_packages $packages
libraries=$(missing_libraries)

# --- .venv: llama.cpp's wheel, then the project --------------------------------------------------

build_wheel() {
    # A temporary directory of our own is removed even when pip is killed.
    TMPDIR=$build_dir "$venv/bin/python" -m pip wheel -v --no-cache-dir --no-deps \
        --no-binary llama-cpp-python --wheel-dir "$build_dir/wheel" "$requirement"
}

# pip's own cache would not know about compiler flags or CPUs, so the wheel is kept by its own key.
provide_wheel() {
    local flags="-mno-amx-tile -mno-amx-int8 -mno-amx-bf16" arguments="-DLLAVA_BUILD=OFF" cores built
    # GCC 12's code for AMX crashes in llama.cpp; without AMX the fast kernels stay.
    # shellcheck disable=SC2086
    if [[ $(uname -m) == x86_64 ]] && compile c '' $flags && compile c++ '' $flags; then
        arguments+=" -DCMAKE_C_FLAGS='$flags${CFLAGS:+ $CFLAGS}'"
        arguments+=" -DCMAKE_CXX_FLAGS='$flags${CXXFLAGS:+ $CXXFLAGS}'"
    fi
    if [ "$(uname -s)" = Darwin ] && [ "${FORETOKEN_GPU-}" = off ]; then
        arguments+=" -DGGML_METAL=OFF"
    fi
    export CMAKE_ARGS="$arguments${CMAKE_ARGS:+ $CMAKE_ARGS}"
    key=$({
        echo "$requirement $CMAKE_ARGS ${CFLAGS-} ${CXXFLAGS-} ${LDFLAGS-}"
        # shellcheck disable=SC2086
        ${CXX:-c++} --version
        uname -sm
        cpu
    } | digest)
    wheel=$(find "$cache/wheels/$key" -name '*.whl' 2>/dev/null || true)
    [ -z "$wheel" ] || return 0

    cores=$(getconf _NPROCESSORS_ONLN)
    export CMAKE_BUILD_PARALLEL_LEVEL=${CMAKE_BUILD_PARALLEL_LEVEL:-$cores}
    build_dir=$(mktemp -d "${TMPDIR:-/tmp}/foretoken-build-XXXXXX")
    step "Building llama.cpp for this machine, about $((8 / cores + 1)) minutes, only once" \
        build_wheel || die "llama.cpp could not be built."
    built=$(echo "$build_dir"/wheel/*.whl)
    wheel=$cache/wheels/$key/${built##*/}
    mkdir -p "${wheel%/*}"
    cp "$built" "$wheel.part"
    mv "$wheel.part" "$wheel" # a wheel that is there is whole
    rm -rf "$build_dir"
}

# Sets gpu to the module that this machine wants, or to nothing, and gpu_reason to why.
choose_gpu() {
    local wish=${FORETOKEN_GPU:-auto} nodes
    gpu='' gpu_reason=''
    if [ "$wish" = off ]; then
        gpu_reason="FORETOKEN_GPU is off"
    elif [ "$(uname -s)" = Darwin ]; then
        gpu_reason="macOS has Metal, which is built in"
    elif [[ $given_cmake_args =~ GGML_[A-Z]+=ON ]]; then
        gpu_reason="CMAKE_ARGS says what is built in"
    elif [ "$wish" != auto ]; then
        gpu=$wish gpu_reason="FORETOKEN_GPU says so"
    elif nvidia-smi -L 2>/dev/null | grep -q '^GPU'; then
        gpu=vulkan gpu_reason="NVIDIA's driver is here, but nvcc for CUDA is not"
        if command -v nvcc >/dev/null || [ -x /usr/local/cuda/bin/nvcc ]; then
            gpu=cuda gpu_reason="NVIDIA's driver and nvcc are here"
        fi
    else
        nodes=$(find /dev/dri -name 'renderD*' 2>/dev/null || true)
        if [ -z "$nodes" ]; then
            gpu_reason="this machine has no GPU"
        elif command -v vulkaninfo >/dev/null &&
            ! vulkaninfo --summary 2>/dev/null | grep -qE 'TYPE_(DISCRETE|INTEGRATED|VIRTUAL)_GPU'; then
            gpu_reason="Vulkan finds no GPU behind $nodes; its driver may be missing"
        else
            gpu=vulkan gpu_reason="this machine has a GPU"
        fi
    fi
}

build_module() {
    TMPDIR=$build_dir "$venv/bin/python" packaging/native/build_module.py "$gpu" >"$build_dir/module"
}

# Never fails the set-up: without a module the CPU does the work.
provide_module() {
    local pip=("$venv/bin/python" -m pip install --no-input --disable-pip-version-check)
    choose_gpu
    if [ "$gpu" = vulkan ] && ! command -v glslc >/dev/null; then
        provide_packages glslc libvulkan1
    fi
    if [ -n "$gpu" ]; then
        say "GPU: a module for $gpu, because $gpu_reason."
        build_dir=$(mktemp -d "${TMPDIR:-/tmp}/foretoken-build-XXXXXX")
        # The wheel's own flags are for the CPU code alone.
        if CMAKE_ARGS=$given_cmake_args step "Building it, some minutes, only once" build_module &&
            step "Installing it" "${pip[@]}" --force-reinstall --no-deps \
                "$(tail -n 1 "$build_dir/module")"; then
            rm -rf "$build_dir"
            return
        fi
        rm -rf "$build_dir"
        gpu_reason="the module for $gpu could not be built (without .venv/stamp.* it is tried again)"
    fi
    say "GPU: no module, because $gpu_reason."
    "$venv/bin/python" -m pip uninstall -q -y foretoken-gpu-module >>"$log" 2>&1 || true
}

install_project() {
    local pip=("$venv/bin/python" -m pip install --no-input --disable-pip-version-check)
    if [ "$(cat "$venv/wheel-key" 2>/dev/null)" != "$key" ]; then
        "${pip[@]}" --force-reinstall --no-deps "$wheel" && echo "$key" >"$venv/wheel-key" || return
    fi
    if [ "$extra" = runtime ]; then "${pip[@]}" -e .; else "${pip[@]}" -e ".[$extra]"; fi
}

if ! is_current; then
    venv_works || find_python ||
        die "Python 3.11 or newer with its venv module is needed (PYTHON=/path/to/python names one)."
    compiler_works || die "a C and a C++ compiler are needed (on macOS: xcode-select --install)."
    requirement=$(sed -n 's/^ *"\(llama-cpp-python==[^";]*\)".*/\1/p' pyproject.toml)
    [ -n "$requirement" ] || die "pyproject.toml pins no llama-cpp-python."
    venv_works || step "Making .venv with $("$python" --version)" "$python" -m venv --clear "$venv" ||
        die ".venv could not be made."
    given_cmake_args=${CMAKE_ARGS-}
    new_stamp=$(stamp) # before anything is built: a file edited meanwhile must count as changed
    provide_wheel
    touch "$venv/unfinished" # if pip is killed from here on, the next set-up starts anew
    step "Installing Python packages, about a minute" install_project || {
        rm "$venv/unfinished" # pip gave up by itself and left what was there
        die "the Python packages could not be installed."
    }
    step "Checking llama.cpp" "$venv/bin/python" -c 'import llama_cpp' ||
        die "llama.cpp does not load. Removing ${wheel%/*} makes it build again."
    provide_module
    rm "$venv/unfinished"
    echo "$new_stamp" >"$venv/stamp.runtime"
    [ "$extra" = runtime ] || echo "$new_stamp" >"$venv/stamp.$extra"
fi
step "Checking Qt" "$venv/bin/python" -c 'import PySide6.QtWidgets' ||
    die "Qt does not load. Missing system packages: ${libraries:-none known}"
printf '%s' "$libraries" >"$venv/missing-libraries"
