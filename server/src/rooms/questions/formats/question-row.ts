import { type Lettered, emptied, lettered, listsIn } from './lettered.ts'
import type { SheetColumn } from './sheet-columns.ts'
import { type NamedType, namedType } from './question-types.ts'
import { fromPlain } from './rich-words.ts'

/** A question as a sheet or a paper writes it, as far as it can be read by itself. */
export type QuestionRow = {
  readonly place: string
  readonly no: number | undefined
  readonly type: NamedType | undefined
  readonly typeWord: string
  readonly group: string
  readonly cell: (column: SheetColumn) => string
  /** A text of it as rich text. */
  readonly rich: (text: string) => string
  stem: string
  options: readonly Lettered[]
  /** The number of the row whose list of options this one shares; undefined for one with options of its own. */
  listOf: number | undefined
  readonly notes: string[]
}

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L']

const optionCells = (cell: (column: SheetColumn) => string): Lettered[] =>
  letters.flatMap((letter) => {
    const wording = cell(`option${letter}`)
    const text = wording.replace(
      new RegExp(String.raw`^[（(]?${letter}[)）]?\s*[.．、:：]\s*`, 'i'),
      '',
    )
    return text === '' ? [] : [{ letter, text }]
  })

/** Options in one cell; without letters, each line is one. */
const listedOptions = (text: string): readonly Lettered[] => {
  const { before, options } = lettered(text)
  if (options.length > 0) return options
  const lines = before.split('\n').filter((line) => line.trim() !== '')
  return lines.length < 2
    ? []
    : lines
        .slice(0, letters.length)
        .map((line, at) => ({ letter: letters[at] ?? '', text: line.trim() }))
}

const heading =
  /\s*(?:[一二三四五六七八九十]{1,3}、\s*[^\s。？?]{2,14}题)?\s*【\s*(\d{1,4})\s*[-－—~～至]\s*(\d{1,4})\s*】\s*$/u
const alone = /^[（(]\s*\d{1,4}\s*[-－—~～至]\s*\d{1,4}\s*题?\s*共用(?:题干|备选答案)\s*[)）]\s*/u
const numbered = /^\s*\d{1,4}\s*[.．、]\s*(?=\D)/u

/** Reads a row; what is glued to its stem is taken off and told. */
export const readRow = (
  cells: readonly string[],
  columns: ReadonlyMap<SheetColumn, number>,
  place: string,
): QuestionRow => {
  const cell = (column: SheetColumn): string => emptied(cells[columns.get(column) ?? -1] ?? '')
  const notes: string[] = []
  let stem = cell('stem').replaceAll('\\n', '\n')
  if (alone.test(stem)) {
    notes.push('题干标明与其他题共用，另一题不在一起，按单独一题导入')
    stem = stem.replace(alone, '')
  }
  const own = optionCells(cell)
  const listed = own.length > 0 ? own : listedOptions(cell('options'))
  let options = listed
  if (listed.length === 0) {
    const within = lettered(stem)
    if (within.options.length >= 2 && within.before !== '') {
      stem = within.before
      options = within.options
      notes.push('选项取自题干')
    }
  }
  const no = Number(cell('no'))
  return {
    place,
    no: cell('no') !== '' && Number.isInteger(no) ? no : undefined,
    type: namedType(cell('type')),
    typeWord: cell('type'),
    group: cell('group'),
    cell,
    rich: fromPlain,
    stem: stem.replace(numbered, ''),
    options,
    listOf: undefined,
    notes,
  }
}

/** A list with the last number that it is for, where that is said. */
type WaitingList = {
  readonly list: readonly Lettered[]
  readonly of: number
  readonly until: number | undefined
}

/** Whether a row is one that must have options, and has none. */
const lacksOptions = (row: QuestionRow | undefined): boolean =>
  row !== undefined &&
  row.options.length === 0 &&
  row.group === '' &&
  !['judge', 'blank', 'short', 'case'].includes(row.type ?? '')

/**
 * Gives rows without options those of the list that stands with a row before them: behind its own, where the letters begin
 * anew, or alone, where its stem ends with the numbers of the questions that the list is for (【43-44】) or it belongs to a
 * list itself. A list that may be another's is nobody's own.
 */
export const shareLists = (rows: readonly QuestionRow[]): void => {
  let waiting: WaitingList | undefined
  for (const [at, row] of rows.entries()) {
    const [mark, , last] = heading.exec(row.stem) ?? []
    const { no } = row
    if (waiting?.until !== undefined && no !== undefined && no > waiting.until) waiting = undefined
    if (mark !== undefined) {
      row.stem = row.stem.slice(0, row.stem.length - mark.length)
      row.notes.push('题干末尾的下一大题标题已去掉')
    }
    const lists = listsIn(row.options)
    const isAlone =
      lists.length === 1 &&
      lacksOptions(rows[at + 1]) &&
      (mark !== undefined || waiting !== undefined)
    const own = isAlone ? undefined : lists[0]
    const next = isAlone ? lists[0] : lists.length > 1 ? lists.at(-1) : undefined
    if (own !== undefined) row.options = own
    else if (waiting && (isAlone || lacksOptions(row))) {
      row.options = waiting.list
      row.listOf = waiting.of
    } else row.options = []
    if (lists.length > 1) row.notes.push('选项中后一组字母重新开始，归后面没有选项的题')
    // What a heading announces without a list has options that nobody has seen.
    if (next) waiting = { list: next, of: at, until: last === undefined ? undefined : Number(last) }
    else if (own !== undefined || mark !== undefined) waiting = undefined
  }
}
