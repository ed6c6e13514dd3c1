import type { QuestionForm } from '@xinglin/contract/questions'
import { wordsIn } from '#platform/rich-text'
import type { PlainContent } from '../content/computed-content.ts'

/** A question as it is written into a file, with the words that it is filed under. */
export type ExportedQuestion = {
  /** Of a computed question one instance. */
  readonly content: PlainContent
  readonly department: string
  readonly section: string
  readonly difficulty: QuestionForm['Difficulty']
  readonly knowledge: readonly string[]
  readonly symptoms: readonly string[]
  readonly practice: boolean
  readonly source: string
}

/** A picture that questions show, as PNG. */
export type ExportedPicture = {
  readonly id: string
  readonly png: Uint8Array
  readonly width: number
  readonly height: number
}

/** What is written of some questions, and what the format had no place for. */
export type Written = { readonly bytes: Uint8Array; readonly notCarried: readonly string[] }

/** Counts what a format has no place for, so that each is said once. */
export const losses = () => {
  const counts = new Map<string, number>()
  return {
    add: (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1),
    text: (): string[] => [...counts].map(([what, count]) => `${what}（${count} 题）`),
  }
}
export type Losses = ReturnType<typeof losses>

const picture = /<img src="\/f\/([0-9a-f-]{36})\.webp"([^<>]*?)\s*\/?>/g

/** Rich text with its pictures and formulas as other systems read them. */
export const asMarkup = (html: string, srcOf: (id: string) => string | undefined): string =>
  html
    .replaceAll(picture, (_all, id: string, more: string) => {
      const src = srcOf(id)
      return src === undefined ? '' : `<img src="${src}"${more}/>`
    })
    .replaceAll(/<code data-formula="line">([^<]*)<\/code>/g, String.raw`\($1\)`)
    .replaceAll(/<code data-formula="block">([^<]*)<\/code>/g, String.raw`\[$1\]`)

const isPlain = (html: string): boolean => !/<(?!\/?p>|br \/>)/.test(html)

/** Rich text as plain lines; what is lost is counted. */
export const asLines = (html: string, lost: Losses): string => {
  if (html.includes('<img ')) lost.add('图片不能写入表格')
  else if (!isPlain(html)) lost.add('上下标、表格等格式不能写入表格')
  return html
    .split(/<\/p>|<br \/>|<\/li>|<\/tr>/)
    .map(wordsIn)
    .filter((line) => line !== '')
    .join('\n')
}

const letters = 'ABCDEFGHIJKL'
export const letterAt = (at: number): string => letters[at] ?? ''

type Weighed = readonly { readonly Kind: 'right' | 'key' | 'irrelevant' | 'wrong' }[]

/** The key of options by letters: AC；关键：B；无关：D. */
export const keyLetters = (options: Weighed): string => {
  const of = (kind: Weighed[number]['Kind']) =>
    options.map(({ Kind }, at) => (Kind === kind ? letterAt(at) : '')).join('')
  const [right, key, irrelevant] = [of('right'), of('key'), of('irrelevant')]
  return [right, key && `关键：${key}`, irrelevant && `无关：${irrelevant}`]
    .filter((one) => one !== '')
    .join('；')
}
