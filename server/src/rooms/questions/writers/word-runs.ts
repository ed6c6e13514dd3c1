import { ImageRun, type ParagraphChild, TextRun } from 'docx'
import { Parser } from 'htmlparser2'
import type { ExportedPicture, Losses } from './exported.ts'

type Pictures = ReadonlyMap<string, ExportedPicture>

/** Wider than this a picture is made smaller, in points of the paper. */
const widest = 420

const pictureRun = ({ png, width, height }: ExportedPicture): ImageRun => {
  const scale = Math.min(1, widest / Math.max(1, width))
  return new ImageRun({
    type: 'png',
    data: png,
    transformation: { width: Math.round(width * scale), height: Math.round(height * scale) },
  })
}

/** Rich text as the runs of paragraphs; tables are laid flat. */
export const linesOf = (html: string, pictures: Pictures, lost: Losses): ParagraphChild[][] => {
  const lines: ParagraphChild[][] = [[]]
  const open: string[] = []
  const has = (name: string) => open.includes(name)
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        open.push(name)
        if (name === 'table') lost.add('表格写成了文字')
        const id = /\/f\/([0-9a-f-]{36})/.exec(attributes['src'] ?? '')?.[1]
        const picture = name === 'img' && id !== undefined ? pictures.get(id) : undefined
        if (picture) lines.at(-1)?.push(pictureRun(picture))
        if (name === 'td' || name === 'th') lines.at(-1)?.push(new TextRun('　'))
      },
      ontext: (text) => {
        const wording = has('code') ? `\\(${text}\\)` : text
        lines.at(-1)?.push(
          new TextRun({
            text: wording,
            bold: has('b') || has('strong'),
            italics: has('i') || has('em'),
            ...(has('u') && { underline: {} }),
            subScript: has('sub'),
            superScript: has('sup'),
          }),
        )
      },
      onclosetag: (name) => {
        open.splice(open.lastIndexOf(name), 1)
        if (/^(?:p|li|tr|br|h[2-5]|blockquote)$/.test(name)) lines.push([])
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  return lines.filter((line) => line.length > 0)
}
