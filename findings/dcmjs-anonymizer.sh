#!/usr/bin/env bash
# dcmjs 0.50.3 has an anonymizer whose list names attributes of DICOM's confidentiality profile by keyword. Guessed before:
# what is on the list is emptied wherever it stands. Found on a valid data set: only the outermost attributes are looked at
# (a name within a sequence stays), private attributes stay, and entries that are no keywords of the library's own dictionary
# (OperatorName, where DICOM says OperatorsName) are passed over without a word, so that the operators' names stay. Who
# cleans files with it must go through sequences and private attributes himself, and check the list against the dictionary.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts dcmjs@0.50.3
cat >try.mjs <<'JS'
import { readFileSync } from 'node:fs'
import dcmjs from 'dcmjs'

const { DicomMetaDictionary } = dcmjs.data
const { cleanTags, getTagsNameToEmpty } = dcmjs.anonymizer
const dict = {
  '00100010': { vr: 'PN', Value: [{ Alphabetic: 'Outer^Name' }] },
  '00081070': { vr: 'PN', Value: [{ Alphabetic: 'Operator^Name' }] },
  '00091001': { vr: 'LO', Value: ['Private^Name'] },
  '00081140': {
    vr: 'SQ',
    Value: [{ '00100010': { vr: 'PN', Value: [{ Alphabetic: 'Inner^Name' }] } }],
  },
}
cleanTags(dict)
const left = ['Outer', 'Operator', 'Private', 'Inner'].filter((one) => JSON.stringify(dict).includes(`${one}^Name`))
const unknown = getTagsNameToEmpty().filter((name) => !DicomMetaDictionary.nameMap[name])
const seen = {
  version: JSON.parse(readFileSync('node_modules/dcmjs/package.json', 'utf8')).version,
  left,
  operator: unknown.includes('OperatorName') && DicomMetaDictionary.nameMap['OperatorsName'] !== undefined,
}
console.log(JSON.stringify({ ...seen, unknown: unknown.length }, undefined, 2))
const expected = { version: '0.50.3', left: ['Operator', 'Private', 'Inner'], operator: true }
if (JSON.stringify(seen) !== JSON.stringify(expected)) {
  console.error('dcmjs cleans otherwise now')
  process.exit(1)
}
JS
node try.mjs
