#!/usr/bin/env bash
# Of a workbook of Excel 97 (.xls, [MS-XLS]) hucre reads the values and the merged cells, but not what a person sees: a sheet
# that is hidden looks like all others (BoundSheet8.hsState), and a number that is
# shown as 001234 (Format, XF) is 1234, although readStyles is set. The same workbook as .xlsx comes with both. SheetJS
# 0.20.3, which is published for npm as @e965/xlsx, reads them from both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts hucre@1.0.0 @e965/xlsx@0.20.3
cat >try.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { read, utils, write } from '@e965/xlsx'
import { readXls, readXlsx } from 'hucre'

const list = utils.aoa_to_sheet([['number'], [1234], [5678]])
list.A2.z = '000000'
const book = utils.book_new()
utils.book_append_sheet(book, list, 'now')
utils.book_append_sheet(book, utils.aoa_to_sheet([['old']]), 'before')
book.Workbook = { Sheets: [{}, { Hidden: 1 }] }
const bytes = (bookType) => new Uint8Array(write(book, { bookType, type: 'array', cellStyles: true }))

const byHucre = ({ sheets }) => ({
  hidden: sheets.map((sheet) => Boolean(sheet.hidden)),
  format: sheets[0].cells?.get('1,0')?.style?.numFmt ?? 'none',
})
const bySheetJs = (file) => {
  const one = read(file, { type: 'array', cellNF: true })
  return { hidden: one.Workbook.Sheets.map(({ Hidden }) => Hidden > 0), format: one.Sheets.now.A2.z }
}
const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version
const seen = {
  versions: { hucre: version('hucre'), 'e965/xlsx': version('@e965/xlsx') },
  hucre: { xls: byHucre(await readXls(bytes('biff8'), { readStyles: true })), xlsx: byHucre(await readXlsx(bytes('xlsx'), { readStyles: true })) },
  sheetJs: { xls: bySheetJs(bytes('biff8')), xlsx: bySheetJs(bytes('xlsx')) },
}
console.log(JSON.stringify(seen, null, 1))
const whole = '{"hidden":[false,true],"format":"000000"}'
const asSeen =
  JSON.stringify(seen.hucre.xls) === '{"hidden":[false,false],"format":"none"}' &&
  [seen.hucre.xlsx, seen.sheetJs.xls, seen.sheetJs.xlsx].every((one) => JSON.stringify(one) === whole)
process.exit(asSeen ? 0 : 1)
JS
node try.mjs
