import { crc32 } from 'node:zlib'

type Part = { readonly path: string; readonly text: string }

/** A ZIP whose entries are stored as they are. */
const zipOf = (parts: readonly Part[]): ArrayBuffer => {
  const encoder = new TextEncoder()
  const files: Uint8Array[] = []
  const entries: Uint8Array[] = []
  let at = 0
  for (const { path, text } of parts) {
    const name = encoder.encode(path)
    const bytes = encoder.encode(text)
    const common = new DataView(new ArrayBuffer(26))
    common.setUint16(0, 20, true)
    common.setUint32(10, crc32(bytes), true)
    common.setUint32(14, bytes.length, true)
    common.setUint32(18, bytes.length, true)
    common.setUint16(22, name.length, true)
    const shared = new Uint8Array(common.buffer)
    files.push(Uint8Array.of(80, 75, 3, 4), shared, name, bytes)
    const rest = new DataView(new ArrayBuffer(14))
    rest.setUint32(10, at, true)
    entries.push(Uint8Array.of(80, 75, 1, 2, 20, 0), shared, new Uint8Array(rest.buffer), name)
    at += 30 + name.length + bytes.length
  }
  const size = entries.reduce((sum, { length }) => sum + length, 0)
  const end = new DataView(new ArrayBuffer(22))
  end.setUint32(0, 0x06_05_4b_50, true)
  end.setUint16(8, parts.length, true)
  end.setUint16(10, parts.length, true)
  end.setUint32(12, size, true)
  end.setUint32(16, at, true)
  const all = [...files, ...entries, new Uint8Array(end.buffer)]
  const zip = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0))
  let from = 0
  for (const one of all) {
    zip.set(one, from)
    from += one.length
  }
  return zip.buffer
}

/** A sheet as its file has it: the XML within `worksheet`, and whether the workbook hides it. */
export type RawSheet = {
  readonly name: string
  readonly xml: string
  readonly state?: 'visible' | 'hidden' | 'veryHidden'
}

const office = 'http://schemas.openxmlformats.org'
const relations = `${office}/package/2006/relationships`
const kinds = `${office}/officeDocument/2006/relationships`

/** For tests: a workbook as other programs write them, down to each attribute; `formats` are its number formats, styles 1, 2, … */
export const workbookOf = (
  sheets: readonly RawSheet[],
  { formats = [], date1904 }: { formats?: readonly string[]; date1904?: string } = {},
): ArrayBuffer => {
  const rels = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${kinds}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  const named = sheets.map(
    ({ name, state = 'visible' }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}" state="${state}" r:id="rId${at + 1}"/>`,
  )
  const numFmts = formats.map(
    (code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`,
  )
  const xfs = formats.map((_, at) => `<xf numFmtId="${164 + at}" applyNumberFormat="1"/>`)
  const book = `${office}/spreadsheetml/2006/main`
  return zipOf([
    {
      path: '[Content_Types].xml',
      text: `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    },
    {
      path: '_rels/.rels',
      text: `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${kinds}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      path: 'xl/workbook.xml',
      text: `<workbook xmlns="${book}" xmlns:r="${kinds}"><workbookPr${date1904 === undefined ? '' : ` date1904="${date1904}"`}/><sheets>${named.join('')}</sheets></workbook>`,
    },
    {
      path: 'xl/_rels/workbook.xml.rels',
      text: `<Relationships xmlns="${relations}">${rels.join('')}<Relationship Id="rStyles" Type="${kinds}/styles" Target="styles.xml"/></Relationships>`,
    },
    {
      path: 'xl/styles.xml',
      text: `<styleSheet xmlns="${book}"><numFmts count="${formats.length}">${numFmts.join('')}</numFmts><cellXfs count="${formats.length + 1}"><xf numFmtId="0"/>${xfs.join('')}</cellXfs></styleSheet>`,
    },
    ...sheets.map(({ xml }, at) => ({
      path: `xl/worksheets/sheet${at + 1}.xml`,
      text: `<worksheet xmlns="${book}">${xml}</worksheet>`,
    })),
  ])
}
