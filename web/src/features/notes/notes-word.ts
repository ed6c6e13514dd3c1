import type { Note } from '@xinglin/contract/notes'
import { anchorWords } from './anchor.ts'
import { noteTime } from './note-time.ts'
import { notesByCourse } from './notes-by-course.ts'

const font = { ascii: 'Times New Roman', eastAsia: '宋体', hAnsi: 'Times New Roman' }
/** Half points: 10.5 and 9 points, the 五号 and 小五 of Chinese documents. */
const size = { text: 21, small: 18 }

/** Notes as a Word document with the headings of `notesMarkdown`; the library that writes it is loaded for it alone. */
export const notesWord = async (notes: readonly Note[]): Promise<Blob> => {
  const { Document, HeadingLevel, Packer, Paragraph, TextRun } = await import('docx')
  const heading = (text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel]) =>
    new Paragraph({ heading: level, children: [new TextRun(text)] })
  const written = (note: Note) => {
    const place = anchorWords(note.Anchor)
    return [
      ...note.Text.split('\n').map((line) => new Paragraph({ children: [new TextRun(line)] })),
      new Paragraph({
        spacing: { after: 200 },
        children: [
          new TextRun({
            text: `${place ? `${place} · ` : ''}${noteTime(note)}`,
            size: size.small,
            color: '595959',
          }),
        ],
      }),
    ]
  }
  const document = new Document({
    title: '我的笔记',
    styles: { default: { document: { run: { font, size: size.text } } } },
    sections: [
      {
        children: [
          heading('我的笔记', HeadingLevel.TITLE),
          ...notesByCourse(notes).flatMap(({ name, items }) => [
            heading(name, HeadingLevel.HEADING_1),
            ...items.flatMap(({ title, notes: own }) => [
              heading(title, HeadingLevel.HEADING_2),
              ...own.flatMap(written),
            ]),
          ]),
        ],
      },
    ],
  })
  return Packer.toBlob(document)
}
