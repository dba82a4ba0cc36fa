"""The tables of docs/reference/observations.md, which say what observations and actions mean."""

from skulduggery.api import Encoding


def tables(encoding: Encoding) -> str:
    """Return two Markdown tables: the fields of an observation, and the sections of the actions."""
    lines = ["| field | at | numbers | most | meaning |", "|---|---|---|---|---|"]
    for field in encoding.fields:
        lines.append(f"| `{field.name}` | {field.at} | {field.count} | {field.most} | {field.meaning} |")
    lines += ["", "| answers to | at | actions | meaning |", "|---|---|---|---|"]
    for section in encoding.sections:
        kinds = ", ".join([f"`{kind}`" for kind in section.kinds])
        lines.append(f"| {kinds} | {section.at} | {section.count} | {section.meaning} |")
    return "\n".join(lines) + "\n"
