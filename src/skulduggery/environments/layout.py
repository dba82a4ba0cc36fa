"""The meaning of an environment's numbers, as the tables of docs/environments.md."""

from skulduggery.api import Encoding


def tables(encoding: Encoding) -> str:
    """Return the fields of an observation, then the sections of the actions, each as a table in Markdown."""
    lines = ["| field | at | numbers | most | meaning |", "|---|---|---|---|---|"]
    for field in encoding.fields:
        lines.append(f"| `{field.name}` | {field.at} | {field.count} | {field.most} | {field.meaning} |")
    lines += ["", "| answers to | at | actions | meaning |", "|---|---|---|---|"]
    for section in encoding.sections:
        kinds = ", ".join([f"`{kind}`" for kind in section.kinds])
        lines.append(f"| {kinds} | {section.at} | {section.count} | {section.meaning} |")
    return "\n".join(lines) + "\n"
