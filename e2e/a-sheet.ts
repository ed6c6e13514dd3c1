import { crc32 } from 'node:zlib'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A cell at an address; the columns of a test are few enough for one letter. */
const cell = (value: string | number, row: number, column: number): string => {
  const at = `r="${String.fromCodePoint(65 + column)}${row + 1}"`
  return typeof value === 'number'
    ? `<c ${at}><v>${value}</v></c>`
    : `<c ${at} t="inlineStr"><is><t>${escaped(value)}</t></is></c>`
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

const partsOf = (
  rows: readonly (readonly (string | number)[])[],
): readonly (readonly [name: string, xml: string])[] => [
  [
    '[Content_Types].xml',
    `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ],
  [
    'xl/worksheets/sheet1.xml',
    `${head}<worksheet xmlns="${main}"><sheetData>${rows
      .map(
        (row, number) =>
          `<row r="${number + 1}">${row.map((value, column) => cell(value, number, column)).join('')}</row>`,
      )
      .join('')}</sheetData></worksheet>`,
  ],
]

/** A number of `size` bytes, the lowest first. */
const bytes = (value: number, size: 2 | 4): Buffer => {
  const out = Buffer.alloc(size)
  if (size === 2) out.writeUInt16LE(value)
  else out.writeUInt32LE(value)
  return out
}

const zeros = (size: number): Buffer => Buffer.alloc(size)

/** The bytes of an .xlsx file with one sheet: a zip archive whose parts are only stored. */
export const aSheet = (rows: readonly (readonly (string | number)[])[]): Buffer => {
  const files: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const [name, xml] of partsOf(rows)) {
    const [title, data] = [Buffer.from(name), Buffer.from(xml)]
    const sizes = [bytes(crc32(data), 4), bytes(data.length, 4), bytes(data.length, 4)]
    const common = [bytes(20, 2), zeros(8), ...sizes, bytes(title.length, 2), zeros(2)]
    const file = Buffer.concat([bytes(0x04034b50, 4), ...common, title, data])
    list.push(
      Buffer.concat([
        bytes(0x02014b50, 4),
        bytes(20, 2),
        ...common,
        zeros(10),
        bytes(at, 4),
        title,
      ]),
    )
    files.push(file)
    at += file.length
  }
  const index = Buffer.concat(list)
  const end = [
    bytes(0x06054b50, 4),
    zeros(4),
    bytes(list.length, 2),
    bytes(list.length, 2),
    bytes(index.length, 4),
    bytes(at, 4),
    zeros(2),
  ]
  return Buffer.concat([...files, index, ...end])
}
