import type { QuestionContent } from '@xinglin/contract/questions'
import { type BareOption, blankOf, choiceOf, judgeOf, writtenOf } from './build-content.ts'
import { type Lettered, readKey } from './lettered.ts'
import { truthOf } from './question-types.ts'
import { type Filing, type ReadItem, refusedItem } from './read-item.ts'
import type { QuestionRow } from './question-row.ts'
import { writtenBlanks, writtenRubric } from './written-answers.ts'

const words = (text: string): string[] =>
  text
    .split(/[,，;；、|\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')

const difficulties: readonly RegExp[] = [
  /^(?:1|易|容易|简单)$/,
  /^(?:2|较易|中等偏易)$/,
  /^(?:3|中|中等|一般)$/,
  /^(?:4|较难|中等偏难)$/,
  /^(?:5|难|困难)$/,
]

const filingOf = ({ cell }: QuestionRow): Filing => {
  const level = difficulties.findIndex((one) => one.test(cell('difficulty')))
  const practice = cell('practice')
  return {
    department: cell('department'),
    section: cell('section'),
    difficulty: level === -1 ? undefined : level + 1,
    knowledge: words(cell('knowledge')),
    symptoms: words(cell('symptoms')),
    practice: practice === '' ? undefined : truthOf(practice),
    source: cell('source'),
  }
}

/** Key options and irrelevant ones are named behind the right ones: AC；关键：B；无关：D. */
const weighed = (key: string) => {
  const of = (word: string): ReadonlySet<string> =>
    new Set(
      new RegExp(String.raw`${word}\s*[:：]?\s*([A-L、,，\s]+)`, 'u')
        .exec(key.normalize('NFKC').toUpperCase())?.[1]
        ?.match(/[A-L]/g) ?? [],
    )
  return {
    keys: of('关键'),
    irrelevant: of('无关'),
    plain: key.replaceAll(/[；;]?\s*(?:关键|无关)\s*[:：]?\s*[A-La-l、,，\s]+/gu, ''),
  }
}

type Keyed = { readonly options: readonly BareOption[] } | { readonly fault: string }

export const keyed = (row: QuestionRow, list: readonly Lettered[]): Keyed => {
  const { keys, irrelevant, plain } = weighed(row.cell('key'))
  const read =
    plain.trim() === '' && keys.size > 0 ? { letters: [], notes: [] } : readKey(plain, list)
  if ('fault' in read) return read
  const known = new Set(list.map(({ letter }) => letter))
  const lost = [...read.letters, ...keys].filter((letter) => !known.has(letter))
  if (list.length === 0) return { fault: '没有选项' }
  if (known.size < list.length) return { fault: '有的选项字母重复' }
  if (lost.length > 0) return { fault: `答案${lost.join('')}不在选项之内` }
  row.notes.push(...read.notes)
  if (list[0]?.letter !== 'A')
    row.notes.push(`选项从${list[0]?.letter ?? ''}开始，按原字母对应答案`)
  return {
    options: list.map(({ letter, text }) => ({
      html: row.rich(text),
      kind: keys.has(letter)
        ? 'key'
        : read.letters.includes(letter)
          ? 'right'
          : irrelevant.has(letter)
            ? 'irrelevant'
            : 'wrong',
    })),
  }
}

export const rich = (row: QuestionRow, column: 'explanation' | 'reference' | 'shared'): string =>
  row.rich(row.cell(column).replaceAll('\\n', '\n'))

export const done = (row: QuestionRow, content: QuestionContent): ReadItem => ({
  place: row.place,
  content,
  faults: [],
  notes: row.notes,
  filing: filingOf(row),
})

export const singleOf = (row: QuestionRow): ReadItem => {
  const { type } = row
  const shared = rich(row, 'shared')
  const stem = shared + row.rich(row.stem)
  const explanation = rich(row, 'explanation')
  if (row.typeWord !== '' && type === undefined)
    return refusedItem(row.place, `不认识题型“${row.typeWord.slice(0, 20)}”`)
  // A letter or a figure alone may be the key of options that were lost.
  const isTruth =
    !/^[A-Za-z0-9]$/.test(row.cell('key').normalize('NFKC')) &&
    truthOf(row.cell('key')) !== undefined
  if (type === 'judge' || (type === undefined && row.options.length === 0 && isTruth)) {
    const truth = truthOf(row.cell('key'))
    return truth === undefined
      ? refusedItem(row.place, `判断题的答案“${row.cell('key').slice(0, 20)}”无法识别`)
      : done(row, judgeOf(stem, truth, explanation))
  }
  if (type === 'blank') return done(row, blankOf(stem, writtenBlanks(row.cell('key')), explanation))
  if (type === 'short' || type === 'case') {
    const reference = rich(row, 'reference') || row.rich(row.cell('key').replaceAll('\\n', '\n'))
    return done(
      row,
      writtenOf(type, stem, reference, explanation, writtenRubric(row.cell('rubric'))),
    )
  }
  const read = keyed(row, row.options)
  if ('fault' in read) return refusedItem(row.place, read.fault)
  const wanted =
    type === 'A1' || type === 'A2' || type === 'X' ? type : type === 'single' ? 'A1' : undefined
  const content = choiceOf(
    { stem, options: read.options, explanation, type: wanted },
    (note) => void row.notes.push(note),
  )
  // Nobody said whether it is of one sentence or of a case.
  const isOpen = type === 'single' && content.Type === 'A1'
  return done(
    row,
    isOpen ? choiceOf({ stem, options: read.options, explanation }, () => undefined) : content,
  )
}
