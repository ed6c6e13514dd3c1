# python3 bench/opened.py FOLDER: opens what bench/written-files.ts wrote by programs that are not ours, and compares what they find
# with what the questions say. Debian: apt-get install python3-docx python3-openpyxl. The package of QTI is unpacked by zipfile.
import html
import json
import re
import sys
import xml.etree.ElementTree as tree
import zipfile

import docx
import openpyxl

folder = sys.argv[1]
questions = json.load(open(f"{folder}/questions.json"))


def words(text):
    return re.sub(r"\s+", "", html.unescape(re.sub(r"<[^>]*>", "", text)))


def parts(one):
    """Each part of a question: its stem, its options, which of them are right."""
    shared = [(o["Id"], words(o["Text"])) for o in one.get("Options", [])]
    rights = {o["Id"] for o in one.get("Options", []) if o.get("Kind") in ("right", "key")}
    if "Parts" not in one:
        return [(words(one["Stem"]), shared, rights)]
    return [
        (
            words(part["Stem"]),
            [(o["Id"], words(o["Text"])) for o in part.get("Options", [])] or shared,
            {o["Id"] for o in part.get("Options", []) if o["Kind"] in ("right", "key")}
            or {part.get("Right")},
        )
        for part in one["Parts"]
    ]


def texts(one):
    own = [words(one["Stem"])] if "Stem" in one else []
    for stem, options, _ in parts(one):
        own += [stem] + [text for _, text in options]
    return {re.sub("_+", "", text) for text in own if text}


def report(name, missing):
    print(f"{name}: {'all there' if not missing else missing}")
    return len(missing)


faults = 0

# Word by python-docx: every stem and option stands in the paper.
paper = docx.Document(f"{folder}/paper.docx")
cells = [cell.text for table in paper.tables for row in table.rows for cell in row.cells]
whole = words(" ".join([p.text for p in paper.paragraphs] + cells)).replace("_", "")
faults += report("Word", [t for one in questions for t in texts(one) if t not in whole])

# The sheet by openpyxl: the same, and no cell that a program would compute.
book = openpyxl.load_workbook(f"{folder}/bank.xlsx")
values = [cell for sheet in book for row in sheet.iter_rows() for cell in row if cell.value is not None]
whole = words(" ".join(str(cell.value) for cell in values)).replace("_", "")
faults += report("sheet", [t for one in questions for t in texts(one) if t not in whole])
faults += report("formulas", [cell.coordinate for cell in values if cell.data_type == "f"])

# Moodle XML by Python's own parser: each choice has exactly its right answers above nothing.
quiz = tree.parse(f"{folder}/bank.xml").getroot()
found = {}
for question in quiz.iter("question"):
    if question.get("type") != "multichoice":
        continue
    answers = question.findall("answer")
    text = lambda one: words(one.find("text").text or "")
    key = frozenset(text(one) for one in answers if float(one.get("fraction")) > 0)
    found[frozenset(text(one) for one in answers)] = key
wrong = []
for one in questions:
    if one["Type"] not in ("A1", "A2", "X", "A3", "A4", "analysis"):
        continue
    for stem, options, rights in parts(one):
        key = frozenset(text for id, text in options if id in rights)
        if found.get(frozenset(text for _, text in options)) != key:
            wrong.append(stem)
faults += report("keys of Moodle XML", wrong)

# QTI by the same: the values of each declaration are identifiers of choices, and their words are the right ones.
for version in ("qti21", "qti30"):
    package = zipfile.ZipFile(f"{folder}/{version}.zip")
    local = lambda node: node.tag.split("}")[-1].removeprefix("qti-").replace("-", "").lower()
    keys = []
    for name in sorted(package.namelist()):
        if not name.startswith("items/") or not name.endswith(".xml"):
            continue
        root = tree.fromstring(package.read(name))
        declared = {
            node.get("identifier"): [
                words("".join(value.itertext()))
                for correct in node
                if local(correct) == "correctresponse"
                for value in correct
            ]
            for node in root.iter()
            if local(node) == "responsedeclaration"
        }
        for node in root.iter():
            if local(node) != "choiceinteraction":
                continue
            # Identifiers are the interaction's own: another part of the item may have the same.
            choices = {
                one.get("identifier"): words("".join(one.itertext()))
                for one in node.iter()
                if local(one) == "simplechoice"
            }
            name = node.get("responseIdentifier") or node.get("response-identifier")
            keys.append(frozenset(choices[value] for value in declared[name]))
    wrong = []
    for one in questions:
        if one["Type"] not in ("A1", "A2", "X", "A3", "A4", "analysis"):
            continue
        for stem, options, rights in parts(one):
            if frozenset(text for id, text in options if id in rights) not in keys:
                wrong.append(stem)
    faults += report(f"keys of {version}", wrong)

sys.exit(1 if faults else 0)
