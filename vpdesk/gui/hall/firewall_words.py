"""What the firewall of each operating system asks, and what helps where it keeps phones out."""

from __future__ import annotations

import sys

from vpdesk.gui.texts import translate


def firewall_text(port: int, system: str = sys.platform) -> str:
    """What is to be said of it before the start. system: as in sys.platform."""
    if system == "win32":
        return translate(
            "Hall",
            "If Windows asks, allow private networks. After a No, allow “vpdesk-cli” in "
            "its firewall.",
        )
    if system == "darwin":
        return translate(
            "Hall",
            "If macOS asks, allow connections. After a No, allow “vpdesk-cli” in Network "
            "› Firewall.",
        )
    text = translate(
        "Hall", "If this computer has a firewall, it must let phones in at port {port}."
    )
    return text.format(port=port)


def firewall_advice(port: int, system: str = sys.platform) -> str:
    """What is to be done where no phone gets here."""
    if system == "win32":
        return translate(
            "Hall",
            "The firewall keeps phones out: allow “vpdesk-cli”, and make this network private.",
        )
    if system == "darwin":
        return translate(
            "Hall",
            "The firewall keeps phones out: allow “vpdesk-cli” in Settings › Network › Firewall.",
        )
    text = translate(
        "Hall",
        "The firewall keeps phones out: open TCP port {port} with “sudo ufw allow {port}/tcp”.",
    )
    return text.format(port=port)
