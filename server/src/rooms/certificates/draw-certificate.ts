import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'
import Document from 'pdfkit'
import { encode } from 'uqr'
import type { Printed } from '@xinglin/contract/certificates'
import { cell, columnWidths, ink, paper, textWidth } from './page-layout.ts'

/** A certificate to be drawn: what is printed, and what is around it. */
export type Drawing = {
  readonly school: string
  readonly title: string
  /** In groups. */
  readonly number: string
  /** Where it is verified, as an address that a telephone opens. */
  readonly address: string
  /** YYYY-MM-DD. */
  readonly day: string
  readonly issuedAt: number
  readonly printed: Printed
}

const regularFont = import.meta
  .resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf')
const boldFont = import.meta
  .resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf')
const read = (address: string): Buffer => readFileSync(fileURLToPath(address))

/** What stands for a sign that the font has not. */
const unknownSign = '〓'
const unknownNote = `${unknownSign}表示打印字体中没有的字，以查验页面所示为准。`

/** Texts as the font can print them; remembers whether one could not be. */
const printable = (font: Buffer) => {
  const opened = fontkit.create(font)
  if (!('hasGlyphForCodePoint' in opened)) throw new Error('the font is a collection')
  let isWhole = true
  const clean = (text: string): string =>
    Array.from(text, (sign) => {
      if (opened.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)) return sign
      isWhole = false
      return unknownSign
    }).join('')
  return { clean, isWhole: () => isWhole }
}

type Doc = InstanceType<typeof Document>

const drawHead = (doc: Doc, { school, title }: Pick<Drawing, 'school' | 'title'>): void => {
  doc.font('bold').fontSize(13).fillColor(ink.soft)
  doc.text(school, paper.side, paper.top, { width: textWidth, align: 'center' })
  doc.fontSize(23).fillColor(ink.text)
  doc.text(title, { width: textWidth, align: 'center', characterSpacing: 3 })
  doc.moveDown(0.6)
}

/** Facts in two columns. */
const drawFacts = (doc: Doc, facts: Printed['Facts']): void => {
  const width = textWidth / 2
  for (let at = 0; at < facts.length; at += 2) {
    const y = doc.y
    let end = y
    for (const [side, fact] of facts.slice(at, at + 2).entries()) {
      const x = paper.side + side * width
      doc.font('regular').fontSize(10).fillColor(ink.soft).text(fact.Name, x, y, { width: 64 })
      doc.font('bold').fillColor(ink.text)
      doc.text(fact.Value, x + 64, y, { width: width - 72 })
      end = Math.max(end, doc.y)
    }
    doc.y = end + 3
  }
  doc.moveDown(0.8)
}

const rowHeight = (doc: Doc, row: readonly string[], widths: readonly number[]): number =>
  Math.max(
    ...row.map((text, at) =>
      doc.heightOfString(text, { width: (widths[at] ?? 0) - 2 * cell.padding, lineGap: 1 }),
    ),
  ) +
  2 * cell.padding

const bottom = paper.height - paper.bottom

const drawTable = (doc: Doc, { Heads, Rows }: Pick<Printed, 'Heads' | 'Rows'>): void => {
  if (Heads.length === 0) return
  doc.font('regular').fontSize(cell.size)
  const all = [Heads, ...Rows]
  const widths = columnWidths(
    Heads.map((_, at) => Math.max(...all.map((row) => doc.widthOfString(row[at] ?? '')))),
  )
  const draw = (row: readonly string[], isHead: boolean): void => {
    doc.font(isHead ? 'bold' : 'regular').fontSize(cell.size)
    const height = rowHeight(doc, row, widths)
    if (doc.y + height > bottom) {
      doc.addPage()
      if (!isHead) draw(Heads, true)
      doc.font(isHead ? 'bold' : 'regular').fontSize(cell.size)
    }
    const y = doc.y
    if (isHead) doc.rect(paper.side, y, textWidth, height).fill(ink.head)
    let x = paper.side
    for (const [at, text] of row.entries()) {
      const width = widths[at] ?? 0
      doc.fillColor(ink.text).text(text, x + cell.padding, y + cell.padding - 1, {
        width: width - 2 * cell.padding,
        lineGap: 1,
      })
      x += width
    }
    doc.y = y + height
    doc.moveTo(paper.side, doc.y).lineTo(paper.width - paper.side, doc.y)
    doc.lineWidth(0.5).strokeColor(ink.rule).stroke()
  }
  draw(Heads, true)
  for (const row of Rows) draw(row, false)
}

const qrSide = 74

/** How it is verified, who issued it and when; together on one page. */
const drawFoot = (doc: Doc, { school, number, address, day }: Drawing): void => {
  if (doc.y + qrSide + 34 > bottom) doc.addPage()
  const y = doc.y + 24
  const { data, size } = encode(address, { border: 0, ecc: 'M' })
  const dot = qrSide / size
  for (const [row, line] of data.entries())
    for (const [column, isDark] of line.entries())
      if (isDark) doc.rect(paper.side + column * dot, y + row * dot, dot, dot)
  doc.fill(ink.text)
  const x = paper.side + qrSide + 14
  doc.font('regular').fontSize(9).fillColor(ink.soft)
  doc.text('扫描二维码，或在下面的地址输入编号，即可查验真伪：', x, y, { width: 230 })
  doc.text(new URL('/Verify', address).href, { width: 230 })
  doc
    .font('bold')
    .fontSize(11)
    .fillColor(ink.text)
    .text(number, x, y + qrSide - 15)
  doc.fontSize(11).text(school, paper.side, y + qrSide - 34, { width: textWidth, align: 'right' })
  doc.font('regular').text(day, paper.side, y + qrSide - 15, { width: textWidth, align: 'right' })
}

/** The number and the count of pages, on every page. */
const numberPages = (doc: Doc, number: string): void => {
  const { count } = doc.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    doc.switchToPage(at)
    // Text beneath the margin would begin a page of its own.
    doc.page.margins.bottom = 0
    doc.font('regular').fontSize(8).fillColor(ink.soft)
    doc.text(`编号 ${number}　第 ${at + 1} 页，共 ${count} 页`, paper.side, paper.height - 40, {
      width: textWidth,
      align: 'center',
      lineBreak: false,
    })
  }
}

/**
 * A certificate as a PDF of A4 pages, its letters embedded as subsets of Noto Sans SC. The same drawing gives the same text at
 * the same places; signs that the font has not are printed as 〓 and said to be.
 */
export const drawCertificate = async (wanted: Drawing): Promise<Uint8Array> => {
  const regular = read(regularFont)
  const { clean, isWhole } = printable(regular)
  const { printed } = wanted
  const school = clean(wanted.school)
  const shown = {
    Facts: printed.Facts.map(({ Name, Value }) => ({ Name: clean(Name), Value: clean(Value) })),
    Heads: printed.Heads.map(clean),
    Rows: printed.Rows.map((row) => row.map(clean)),
    Notes: printed.Notes.map(clean),
  }
  const doc = new Document({
    size: 'A4',
    margins: { top: paper.top, bottom: paper.bottom, left: paper.side, right: paper.side },
    bufferPages: true,
    lang: 'zh-CN',
    displayTitle: true,
    info: {
      Title: wanted.title,
      Author: wanted.school,
      CreationDate: new Date(wanted.issuedAt),
    },
  })
  doc.registerFont('regular', regular)
  doc.registerFont('bold', read(boldFont))
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const done = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  drawHead(doc, { school, title: wanted.title })
  drawFacts(doc, shown.Facts)
  drawTable(doc, shown)
  doc.moveDown(0.8).font('regular').fontSize(8.5).fillColor(ink.soft)
  const notes = isWhole() ? shown.Notes : [...shown.Notes, unknownNote]
  for (const note of notes) doc.text(note, paper.side, doc.y, { width: textWidth, lineGap: 2 })
  drawFoot(doc, { ...wanted, school })
  numberPages(doc, wanted.number)
  doc.end()
  await done
  return Buffer.concat(parts)
}
