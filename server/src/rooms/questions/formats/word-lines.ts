import mammoth from 'mammoth'
import { type Entry, entriesOf, Unreadable } from '#platform/documents'
import type { PictureShelf } from './read-item.ts'
import { withNumbers } from './word-document.ts'

/** A line of a document: what stands in it with its sub- and superscripts and pictures, or a table whole. */
export type Line = { readonly html: string; readonly words: string; readonly isTable: boolean }

const packageBounds = { entries: 5_000, bytes: 33_554_432, together: 83_886_080 }

/** What mammoth asks of a package; it would unpack one that it opens itself without a bound. */
type PackageFile = {
  readonly exists: (name: string) => boolean
  readonly read: (name: string, encoding?: string) => Promise<unknown>
  readonly write: () => never
}

const packageFile = (entries: ReadonlyMap<string, Entry>, document: string): PackageFile => ({
  exists: (name) => entries.has(name),
  read: (name, encoding) => {
    const entry = entries.get(name)
    if (!entry) return Promise.reject(new Unreadable(`文档缺少 ${name}`))
    const bytes = name === 'word/document.xml' ? Buffer.from(document) : entry.bytes()
    if (encoding === 'base64') return Promise.resolve(bytes.toString('base64'))
    return Promise.resolve(encoding === undefined ? new Uint8Array(bytes) : bytes.toString('utf8'))
  },
  write: () => {
    throw new Unreadable('文档不能改写')
  },
})

const cut = '\u0001'
const plainWords = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/[\s\u00A0\u3000]+/g, ' ')
    .trim()

/** Cuts the markup of a document into its lines. */
const linesOf = (html: string): Line[] =>
  html
    .replaceAll(/<\/?(?:strong|em|a|s)\b[^<>]*>/g, '')
    .replaceAll(/(<table>.*?<\/table>)/gs, `${cut}$1${cut}`)
    .split(cut)
    .flatMap((piece) => {
      if (piece.startsWith('<table>'))
        return [{ html: piece, words: plainWords(piece), isTable: true }]
      return piece
        .replaceAll(/<\/?(?:p|li|ol|ul|h[1-6]|blockquote|br)\b[^<>]*>/g, cut)
        .split(cut)
        .map((line) => ({ html: line.trim(), words: plainWords(line), isTable: false }))
    })
    .filter(({ html, words }) => words !== '' || html.includes('<img '))

const isOfFormat = (entries: ReadonlyMap<string, Entry>): boolean =>
  entries.has('word/document.xml')

/** The lines of a document, its lists numbered as a reader sees them; what was not taken of it as a whole is in `notes`. */
export const readLines = async (
  bytes: Uint8Array,
  shelf: PictureShelf,
): Promise<{ readonly lines: readonly Line[]; readonly notes: readonly string[] }> => {
  const entries = new Map(
    entriesOf(bytes, packageBounds).map((one) => [one.name.replace(/^\//, ''), one]),
  )
  if (!isOfFormat(entries)) throw new Unreadable('不是 Word 文档（.docx）')
  const document = withNumbers(
    entries.get('word/document.xml')?.open() ?? '',
    entries.get('word/numbering.xml')?.open(),
    entries.get('word/styles.xml')?.open(),
  )
  let pictures = 0
  const options = {
    convertImage: mammoth.images.imgElement(async (image) => {
      pictures += 1
      const content = await image.readAsBuffer()
      return { src: shelf.keep(`word ${pictures}`, content) }
    }),
  }
  // Its types know files by path and bytes alone; a package of ours is what its own tests hand in.
  const input = { file: packageFile(entries, document) } as unknown as { buffer: Buffer }
  const { value, messages } = await mammoth.convertToHtml(input, options)
  const notes = messages
    .filter(
      ({ type, message }) =>
        type === 'warning' && !/Unrecognised (?:paragraph|run|table) style/.test(message),
    )
    .map(({ message }) => `文档内容未全部读取：${message.slice(0, 120)}`)
  return { lines: linesOf(value), notes: [...new Set(notes)] }
}
