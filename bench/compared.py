# python3 bench/compared.py ITEMS.json: whether what came in of real files says what the files say, by programs that are not
# ours. ITEMS.json is what `TAKEN=ITEMS.json node bench/question-files.ts PATH...` wrote. Sheets are read by openpyxl (columns
# question, options, answer), QTI by Python's parser: stems, options and keys of each that came in are compared.
import html
import json
import re
import sys
import xml.etree.ElementTree as tree
from collections import Counter

import openpyxl


def words(text):
    return re.sub(r"\s+", "", html.unescape(re.sub(r"<[^>]*>", "", str(text))))


def options_of(content):
    return [(words(one["Text"]), one["Kind"] in ("right", "key")) for one in content.get("Options", []) if "Kind" in one]


def sheet(path, items, seen, wrong):
    rows = list(openpyxl.load_workbook(path, read_only=True).active.iter_rows(values_only=True))
    heads = [str(cell).strip().lower() for cell in rows[0]]
    question, options, answer = (heads.index(name) for name in ("question", "options", "answer"))
    for item in items:
        row = rows[int(re.search(r"\d+", item["place"])[0]) - 1]
        lettered = [one for one in re.split(r"\\n|\n", str(row[options])) if one.strip()]
        expected = [(words(one[1:].lstrip(" .、．")), one[0] in str(row[answer])) for one in lettered]
        stem = re.sub(r"^（\d+[～~-]\d+题?共用题干）", "", words(row[question]))
        seen["rows of sheets"] += 1
        if options_of(item["content"]) != expected or words(item["content"]["Stem"]) != stem:
            wrong.append(f"{path} {item['place']}")


def local(node):
    return node.tag.split("}")[-1].removeprefix("qti-").replace("-", "").lower()


def get(node, name):
    dashed = re.sub("([A-Z])", lambda match: "-" + match[0].lower(), name)
    return node.get(name) or node.get(dashed)


def qti(path, item, seen, wrong):
    root = tree.parse(path).getroot()
    kinds = Counter(local(node) for node in root.iter() if local(node).endswith("interaction"))
    if kinds != Counter(choiceinteraction=1) or not item["content"].get("Options"):
        return
    keys = {
        get(node, "identifier"): {
            words("".join(value.itertext())) for one in node if local(one) == "correctresponse" for value in one
        }
        for node in root.iter()
        if local(node) == "responsedeclaration"
    }
    (interaction,) = [node for node in root.iter() if local(node) == "choiceinteraction"]
    key = keys.get(get(interaction, "responseIdentifier"))
    # A key that stands in weights alone is compared by nobody here.
    if not key:
        return
    choices = [node for node in interaction.iter() if local(node) == "simplechoice"]
    seen["choices of QTI"] += 1
    rights = [right for _, right in options_of(item["content"])]
    if rights != [get(one, "identifier") in key for one in choices]:
        wrong.append(path)


seen, wrong = Counter(), []
for file in json.load(open(sys.argv[1])):
    if file["path"].endswith(".xlsx"):
        sheet(file["path"], file["items"], seen, wrong)
    elif file["path"].endswith(".xml") and len(file["items"]) == 1:
        qti(file["path"], file["items"][0], seen, wrong)
print(dict(seen), f"{len(wrong)} otherwise")
for one in wrong:
    print("  ", one)
sys.exit(1 if wrong else 0)
