#!/bin/sh
# Installs vpdesk for the user who runs this, without root and without a network:
#
#     sh install.sh              install, or replace an older version
#     sh install.sh uninstall    remove it; settings stay
#
# The program goes to ~/.local/lib/vpdesk, its commands to ~/.local/bin, its entry in the menu
# to $XDG_DATA_HOME or ~/.local/share. An installed copy of this script is in the first of them.
set -eu

program=$HOME/.local/lib/vpdesk
commands=$HOME/.local/bin
share=${XDG_DATA_HOME:-$HOME/.local/share}
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)

say() { # echo would take a backslash of a folder's name for more than that
    printf '%s\n' "$1"
}

fail() {
    say "vpdesk: $1" >&2
    exit 1
}

is_ours() { # whether a folder holds vpdesk, and nothing else may be removed
    [ -x "$1/vpdesk" ] && [ -x "$1/vpdesk-cli" ] && [ -d "$1/_internal" ]
}

remove_entries() {
    for command in vpdesk vpdesk-cli; do
        case $(readlink "$commands/$command" 2>/dev/null || true) in
        "$program"/*) rm -f "$commands/$command" ;;
        esac
    done
    rm -f "$share/applications/vpdesk.desktop" \
        "$share/metainfo/org.vpdesk.vpdesk.metainfo.xml" \
        "$share/mime/packages/org.vpdesk.vpdesk.xml" \
        "$share"/icons/hicolor/*/apps/vpdesk.png "$share"/icons/hicolor/*/apps/vpdesk.svg
}

refresh_menu() { # desktops notice by themselves, some only after a while
    if command -v update-desktop-database >/dev/null; then
        update-desktop-database -q "$share/applications" || true
    fi
    if [ -d "$share/mime/packages" ] && command -v update-mime-database >/dev/null; then
        update-mime-database "$share/mime" || true
    fi
    if [ -d "$share/icons/hicolor" ]; then
        touch "$share/icons/hicolor"
    fi
}

wait_until_closed() { # a program that runs still reads from its files
    if ls -l /proc/[0-9]*/exe 2>/dev/null | grep -qF -- "-> $program/"; then
        fail "it is running; close it, and try again."
    fi
}

put_program() { # the old version stays whole until the new one is there
    rm -rf "$program.new" "$program.old"
    mkdir -p "$program.new"
    cp -RP "$here/." "$program.new" || {
        rm -rf "$program.new"
        fail "the files could not be copied; is the disk full? Nothing has changed."
    }
    if [ -d "$program" ]; then
        mv "$program" "$program.old"
    fi
    mv "$program.new" "$program" || mv "$program.old" "$program"
    rm -rf "$program.old"
}

put_entries() {
    mkdir -p "$commands" "$share/applications" "$share/metainfo" "$share/mime/packages" \
        "$share/icons/hicolor"
    for command in vpdesk vpdesk-cli; do
        if [ -e "$commands/$command" ] && [ ! -L "$commands/$command" ]; then
            say "$commands/$command is not ours, so it stays; ours is $program/$command"
        else
            ln -sf "$program/$command" "$commands/$command"
        fi
    done
    cp -RP "$here/icons/." "$share/icons/hicolor"
    cp "$here/org.vpdesk.vpdesk.metainfo.xml" "$share/metainfo"
    cp "$here/org.vpdesk.vpdesk.xml" "$share/mime/packages"
    put_desktop_entry >"$share/applications/vpdesk.desktop"
}

put_desktop_entry() { # quotation marks keep a path together; some signs in them have to be escaped
    quoted=$(printf '%s' "$program/vpdesk" |
        sed -e 's/\\/\\\\\\\\/g' -e 's/["`$]/\\\\&/g' -e 's/%/%%/g')
    while IFS= read -r line; do
        case $line in
        Exec=*) printf 'Exec="%s" %%f\n' "$quoted" ;;
        *) printf '%s\n' "$line" ;;
        esac
    done <"$here/vpdesk.desktop"
}

install_vpdesk() {
    is_ours "$here" || fail "run this in the unpacked folder of vpdesk."
    [ "$here" != "$program" ] || fail "this version is installed already."
    if [ -e "$program" ] && ! is_ours "$program"; then
        fail "$program is there and is not vpdesk; move it away first."
    fi
    wait_until_closed
    put_program
    put_entries
    refresh_menu
    say "vpdesk is installed; look for it in the menu, or run $commands/vpdesk"
    case :$PATH: in
    *:"$commands":*) ;;
    *) say "To start it as vpdesk in a terminal, log in anew or add $commands to your PATH." ;;
    esac
}

uninstall_vpdesk() {
    wait_until_closed
    remove_entries
    refresh_menu
    if [ -e "$program" ] && ! is_ours "$program"; then
        fail "$program is not vpdesk, so it stays."
    fi
    rm -rf "$program"
    say "vpdesk is removed; your settings stay in ${XDG_CONFIG_HOME:-$HOME/.config}/vpdesk"
}

case ${1:-install} in
install) install_vpdesk ;;
uninstall) uninstall_vpdesk ;;
*) fail "run: sh install.sh [uninstall]" ;;
esac
