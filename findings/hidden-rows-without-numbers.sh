#!/usr/bin/env bash
# A row of a spreadsheet may leave out its number (ECMA-376 part 1, 18.3.1.73: r is optional). hucre reads the cells of such
# a row, but forgets that it is hidden: rows that a filter left out come in as if they could be seen. And its formatValue
# takes an unquoted letter before zeros for the whole format, so that the digits are lost; numfmt refuses such a format.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts hucre@1.0.0 numfmt@4.0.1 fflate@0.8.3
cat >try.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { formatValue, readXlsx } from 'hucre'
import { format } from 'numfmt'

const office = 'http://schemas.openxmlformats.org'
const book = (rows) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
        '_rels/.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
        'xl/workbook.xml': `<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="s" sheetId="1" r:id="r1"/></sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
        'xl/worksheets/sheet1.xml': `<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
      }).map(([path, text]) => [path, strToU8(text)]),
    ),
  )
const hiddenRows = async (rows) => {
  const { sheets } = await readXlsx(book(rows))
  return { rows: sheets[0].rows, hidden: [...(sheets[0].rowDefs ?? [])].filter(([, row]) => row.hidden).map(([at]) => at) }
}
const numbered = await hiddenRows('<row r="1"><c><v>1</v></c></row><row r="2" hidden="1"><c><v>2</v></c></row>')
const bare = await hiddenRows('<row><c><v>1</v></c></row><row hidden="1"><c><v>2</v></c></row>')
const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version
let refused = ''
try {
  format('S00000', 1234)
} catch (error) {
  refused = error.message
}
const seen = {
  versions: { hucre: version('hucre'), numfmt: version('numfmt') },
  numbered,
  bare,
  quoted: formatValue(1234, '"S"00000'),
  unquoted: formatValue(1234, 'S00000'),
  numfmtSays: refused,
}
console.log(JSON.stringify(seen, null, 1))
const asSeen =
  JSON.stringify(numbered) === '{"rows":[[1],[2]],"hidden":[1]}' &&
  JSON.stringify(bare) === '{"rows":[[1],[2]],"hidden":[]}' &&
  seen.quoted === 'S01234' &&
  seen.unquoted === '000000' &&
  refused !== ''
process.exit(asSeen ? 0 : 1)
JS
node try.mjs
