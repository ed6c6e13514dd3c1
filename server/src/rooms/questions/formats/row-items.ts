import { type BarePart, matchingOf, seriesOf } from './build-content.ts'
import { readKey } from './lettered.ts'
import { type QuestionRow, shareLists } from './question-row.ts'
import { type ReadItem, refusedItem } from './read-item.ts'
import { done, keyed, rich, singleOf } from './single-row.ts'

const placeOf = (rows: readonly QuestionRow[]): string =>
  rows.length > 1 ? `${rows[0]?.place ?? ''}至${rows.at(-1)?.place ?? ''}` : (rows[0]?.place ?? '')

/** Rows that are matched to one list of options. */
const matchingRows = (rows: readonly QuestionRow[]): ReadItem[] => {
  const [first] = rows
  if (!first) return []
  const list = first.options
  const parts: { stem: string; right: number; explanation: string }[] = []
  for (const row of rows) {
    const read = readKey(row.cell('key'), list)
    if ('fault' in read)
      return rows.map((one) =>
        refusedItem(one.place, one === row ? read.fault : `同组的${row.place}：${read.fault}`),
      )
    const [letter = '', ...more] = read.letters
    const right = list.findIndex((one) => one.letter === letter)
    const fault =
      more.length > 0
        ? '配伍题的答案只能有一个字母'
        : right === -1
          ? `答案${letter}不在选项之内`
          : undefined
    if (fault !== undefined)
      return rows.map((one) =>
        refusedItem(one.place, one === row ? fault : `同组的${row.place}：${fault}`),
      )
    parts.push({ stem: row.rich(row.stem), right, explanation: rich(row, 'explanation') })
  }
  const content = matchingOf(
    list.map(({ text }) => first.rich(text)),
    parts,
  )
  return [
    {
      ...done(first, content),
      place: placeOf(rows),
      notes: [...new Set(rows.flatMap(({ notes }) => notes))],
    },
  ]
}

const seriesRows = (rows: readonly QuestionRow[]): ReadItem[] => {
  const [first] = rows
  if (!first) return []
  const parts: BarePart[] = []
  for (const row of rows) {
    const read = keyed(row, row.options)
    if ('fault' in read)
      return rows.map((one) =>
        refusedItem(one.place, one === row ? read.fault : `同组的${row.place}：${read.fault}`),
      )
    // The shared stem is often written in every row of its group.
    const isRepeated = row.cell('shared') === first.cell('shared')
    const reveal = isRepeated ? '' : rich(row, 'shared')
    parts.push({
      stem: row.rich(row.stem),
      options: read.options,
      explanation: rich(row, 'explanation'),
      reveal,
    })
  }
  const type =
    first.type === 'A4' || first.type === 'analysis'
      ? first.type
      : parts.some(({ reveal }) => reveal !== '')
        ? 'A4'
        : first.type === 'A3' && parts.length <= 3
          ? 'A3'
          : undefined
  const content = seriesOf(rich(first, 'shared'), parts, type)
  return [
    {
      ...done(first, content),
      place: placeOf(rows),
      notes: [...new Set(rows.flatMap(({ notes }) => notes))],
    },
  ]
}

/** Rows of one list: each has one letter; what has none or several is told by itself. */
const sharingRows = (rows: readonly QuestionRow[]): ReadItem[] => {
  const faultOf = (row: QuestionRow): string | undefined => {
    const read = readKey(row.cell('key'), row.options)
    if ('fault' in read) return read.fault
    return read.letters.length > 1 ? '与其他题共用选项，答案却有几个字母' : undefined
  }
  const whole = rows.filter((row) => faultOf(row) === undefined)
  const [only] = whole
  return [
    ...(whole.length === 1 && only ? [singleOf(only)] : matchingRows(whole)),
    ...rows.flatMap((row) => {
      const fault = faultOf(row)
      return fault === undefined ? [] : [refusedItem(row.place, fault)]
    }),
  ]
}

/** Rows that belong together: of one group by its name, or of one list of options. */
const runsOf = (rows: readonly QuestionRow[]): QuestionRow[][] => {
  const runs: QuestionRow[][] = []
  for (const row of rows) {
    const last = runs.at(-1)
    const before = last?.at(-1)
    const isSame =
      before !== undefined &&
      (row.group !== ''
        ? row.group === before.group
        : row.listOf !== undefined && row.listOf === before.listOf)
    if (isSame && last) last.push(row)
    else runs.push([row])
  }
  return runs
}

/** The questions of some rows. */
export const itemsOf = (rows: readonly QuestionRow[]): ReadItem[] => {
  shareLists(rows)
  return runsOf(rows).flatMap((run) => {
    const [first] = run
    if (!first) return []
    if (first.group !== '' && first.type === 'B1') {
      for (const row of run) if (row.options.length === 0) row.options = first.options
      return matchingRows(run)
    }
    if (first.group !== '' && run.length > 1) return seriesRows(run)
    return first.listOf === undefined ? [singleOf(first)] : sharingRows(run)
  })
}
