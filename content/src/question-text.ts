/**
 * Questions as they are written down in `content/questions` (content/QUESTIONS.md): blocks that begin with a line
 * `## type section difficulty tags`, then lines whose first sign says what they are.
 */

const types = [
  'A1',
  'A2',
  'A3',
  'A4',
  'B1',
  'X',
  'analysis',
  'judge',
  'blank',
  'short',
  'case',
] as const

export type OptionKind = 'right' | 'key' | 'irrelevant' | 'wrong'

type WrittenOption = { readonly text: string; readonly kind: OptionKind }

/** A blank: accepted words, or a figure with how far it may be off and its unit. */
type WrittenBlank =
  | { readonly kind: 'text'; readonly forms: readonly string[] }
  | {
      readonly kind: 'number'
      readonly value: number
      readonly tolerance: number
      readonly unit: string
    }

type WrittenPart = {
  readonly reveal: string
  readonly stem: string
  readonly options: readonly WrittenOption[]
  /** Of a B1 group: the place of the right option among the shared ones. */
  readonly right: number
  readonly explanation: string
}

/** A question of the demo. */
export type WrittenQuestion = {
  readonly type: (typeof types)[number]
  /** The 科室 that it is filed under. */
  readonly section: string
  readonly difficulty: number
  readonly knowledge: readonly string[]
  readonly stem: string
  readonly options: readonly WrittenOption[]
  readonly parts: readonly WrittenPart[]
  readonly truth: boolean | undefined
  readonly blanks: readonly WrittenBlank[]
  readonly reference: string
  readonly rubric: readonly { readonly text: string; readonly points: number }[]
  readonly explanation: string
  readonly source: string
}

const heading = /^## (\w+) (\S+) ([1-5]) ([\w,]+)$/
const optionSigns: Readonly<Record<string, OptionKind>> = {
  '**': 'key',
  '*': 'right',
  '~': 'irrelevant',
  '-': 'wrong',
}
const figure = /^# ?(-?[\d.]+)(?: ± ([\d.]+))?(?: (\S+))?$/

const readBlank = (written: string): WrittenBlank => {
  const [, value, tolerance = '0', unit = ''] = figure.exec(written) ?? []
  return value === undefined
    ? { kind: 'text', forms: written.split(' / ').map((form) => form.trim()) }
    : { kind: 'number', value: Number(value), tolerance: Number(tolerance), unit }
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

const emptyPart = (stem: string, right: number): Mutable<WrittenPart> => ({
  reveal: '',
  stem,
  options: [],
  right,
  explanation: '',
})

/** Reads one block; throws the line that is none. */
const readBlock = (block: string, sources: ReadonlyMap<string, string>): WrittenQuestion => {
  const [head = '', ...lines] = block.split('\n').filter((line) => line.trim() !== '')
  const [, typeWord, section = '', difficulty, tags = ''] = heading.exec(head) ?? []
  const type = types.find((one) => one === typeWord)
  if (!type) throw new Error(`no heading of a question: ${head}`)
  const question: Mutable<WrittenQuestion> = {
    type,
    section,
    difficulty: Number(difficulty),
    knowledge: tags.split(','),
    stem: '',
    options: [],
    parts: [],
    truth: undefined,
    blanks: [],
    reference: '',
    rubric: [],
    explanation: '',
    source: '',
  }
  const part = (): Mutable<WrittenPart> | undefined => question.parts.at(-1)
  for (const line of lines) {
    const [sign = ''] = line.split(' ')
    const rest = line.slice(sign.length).trim()
    const place = part() ?? question
    if (sign in optionSigns)
      place.options = [...place.options, { text: rest, kind: optionSigns[sign] ?? 'wrong' }]
    else if (/^[A-L]\.$/.test(sign))
      question.options = [...question.options, { text: rest, kind: 'wrong' }]
    else if (sign === '?') {
      const [stem = '', letter = ''] = rest.split(' => ')
      question.parts = [...question.parts, emptyPart(stem, letter.charCodeAt(0) - 65)]
    } else if (sign === '+') (part() ?? emptyPart('', 0)).reveal = rest
    else if (sign === '=' && type === 'judge') question.truth = rest === '对'
    else if (sign === '=') question.blanks = [...question.blanks, readBlank(rest)]
    else if (sign === '=#') question.blanks = [...question.blanks, readBlank(`# ${rest}`)]
    else if (sign === '&') question.reference = rest
    else if (sign === '!') {
      const [points = '', ...words] = rest.split(' ')
      question.rubric = [...question.rubric, { points: Number(points), text: words.join(' ') }]
    } else if (sign === '>') place.explanation = rest
    else if (sign === '@') {
      const [book = '', ...chapter] = rest.split(' ')
      const known = sources.get(book)
      if (!known) throw new Error(`no such source: ${line}`)
      question.source = `${known}：${chapter.join(' ')}`
    } else if (question.options.length + question.parts.length === 0)
      question.stem = question.stem === '' ? line.trim() : `${question.stem}\n${line.trim()}`
    else throw new Error(`a line that says nothing: ${line}`)
  }
  return question
}

/** Reads a file of questions; throws at the first mistake. */
export const readQuestions = (text: string): WrittenQuestion[] => {
  const sources = new Map(
    [...text.matchAll(/^@@ (\S+) (.+)$/gm)].map(([, name = '', book = '']) => [name, book]),
  )
  const blocks = text.replaceAll(/^@@.*$/gm, '').split(/^(?=## )/m)
  return blocks.filter((block) => block.trim() !== '').map((block) => readBlock(block, sources))
}
