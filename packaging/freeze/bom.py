"""The bill of materials of a frozen application: CycloneDX 1.6 as JSON.

Run inside the build environment: bom.py COMPONENTS.json TARGET.json VERSION.
"""

from __future__ import annotations

import json
import re
import sys
import uuid
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

# SPDX expressions, as far as the parts here use them; others declare a loose word such as "BSD".
_ID = r"(MIT|ISC|Zlib|0BSD|[A-Za-z0-9.]+-[A-Za-z0-9.-]+)"
_EXPRESSION = re.compile(rf"{_ID}( (AND|OR|WITH) {_ID})*")


def document(version: str, parts: Iterable[dict[str, str]], when: datetime) -> dict[str, Any]:
    """Describe the product and its parts, each with name, version, license and purl."""
    components = [_component(part) for part in parts]
    product = {
        "type": "application",
        "bom-ref": "foretoken",
        "name": "foretoken",
        "version": version,
        "licenses": [{"license": {"id": "MIT"}}],
        "purl": f"pkg:generic/foretoken@{version}",
    }
    content = json.dumps(components, sort_keys=True)
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        # The same parts give the same number.
        "serialNumber": uuid.uuid5(uuid.NAMESPACE_URL, f"foretoken {version} {content}").urn,
        "version": 1,
        "metadata": {
            "timestamp": when.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": product,
        },
        "components": components,
        "dependencies": [
            {"ref": "foretoken", "dependsOn": [component["bom-ref"] for component in components]}
        ],
    }


def _component(part: dict[str, str]) -> dict[str, Any]:
    license_ = part["license"]
    if _EXPRESSION.fullmatch(license_):
        licenses: list[dict[str, Any]] = [{"expression": license_}]
    else:
        licenses = [{"license": {"name": license_}}]
    return {
        "type": "library",
        "bom-ref": part["purl"],
        "name": part["name"],
        "version": part["version"],
        "licenses": licenses,
        "purl": part["purl"],
    }


def check(text: str) -> None:
    """Raise ``ValueError`` where the text is no CycloneDX 1.6."""
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    error = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    if error is not None:
        raise ValueError(f"the bill of materials breaks its schema: {error}")


def main() -> int:
    """Write the document; return the exit code."""
    parts, target, version = sys.argv[1:]
    made = document(version, json.loads(Path(parts).read_text("utf-8")), datetime.now(UTC))
    text = json.dumps(made, indent=1, ensure_ascii=False) + "\n"
    check(text)
    Path(target).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
