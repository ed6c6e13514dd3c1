import { fileURLToPath } from 'node:url'
import Document from 'pdfkit'

const font = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
)

/** A page of a handout as PDF: a heading and numbered lines. */
export const handout = (heading: string, lines: readonly string[]): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const doc = new Document({ size: 'A4', margin: 64, info: { Title: heading } })
    const parts: Buffer[] = []
    doc.on('data', (part: Buffer) => void parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
    doc.font(font).fontSize(20).text(heading).moveDown()
    doc.fontSize(12)
    for (const [index, line] of lines.entries())
      doc.text(`${index + 1}. ${line}`, { lineGap: 5 }).moveDown(0.4)
    doc.end()
  })
