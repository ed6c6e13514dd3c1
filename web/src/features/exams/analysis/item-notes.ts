import { type ItemFigures, minAnalysed } from '@xinglin/contract/exams'

export type Tone = 'neutral' | 'success' | 'warning' | 'danger'

/** A figure with so many digits; — where there is none. */
export const digits = (value: number | null, places = 2): string =>
  value === null ? '—' : value.toFixed(places)

/** A count that may be shared: whole numbers without digits. */
export const countOf = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(1)

/** What a discrimination is called; undefined where too few sat it to say. */
export const discriminationWord = ({
  Discrimination: d,
  Examinees,
}: Pick<ItemFigures, 'Discrimination' | 'Examinees'>): { word: string; tone: Tone } | undefined => {
  if (d === null || Examinees < minAnalysed) return undefined
  if (d >= 0.4) return { word: '很好', tone: 'success' }
  if (d >= 0.3) return { word: '良好', tone: 'success' }
  if (d >= 0.2) return { word: '需修改', tone: 'warning' }
  return { word: d < 0 ? '负区分' : '宜淘汰', tone: 'danger' }
}

const isRight = (kind: string) => kind === 'right' || kind === 'key'
/** A distractor that fewer than 5 % choose takes nobody in. */
const idleShare = 0.05
/** Beneath it an option that many take is a doubt about the key. */
const doubtful = 0.3

const lettersOf = (item: ItemFigures, some: readonly ItemFigures['Options'][number][]): string =>
  some.map((one) => letterAt(item.Options.indexOf(one))).join('、')

const wrongOptions = ({ Options }: ItemFigures) => Options.filter(({ Kind }) => Kind === 'wrong')

/** What a teacher should look at in an item; nothing is said of too few. */
export const notesOn = (item: ItemFigures): string[] => {
  const { Discrimination: d, Facility: p } = item
  if (item.Treatment === 'full') return ['已全体给分']
  if (item.Examinees < minAnalysed) return []
  const notes: string[] = []
  if (p !== null && p >= 0.95) notes.push('几乎人人答对')
  if (p !== null && p <= 0.2) notes.push('答对的人很少')
  if (d !== null && d < 0) notes.push('低分组答得比高分组好，请核对答案')
  else if (d !== null && d < 0.2) notes.push('区分度低')
  const wrong = wrongOptions(item)
  const reversed = wrong.filter(({ Upper, Lower }) => Upper > Lower && Upper >= 1)
  if (reversed.length > 0) notes.push(`高分组选${lettersOf(item, reversed)}的比低分组多`)
  const right = Math.max(
    0,
    ...item.Options.filter(({ Kind }) => isRight(Kind)).map(({ Count }) => Count),
  )
  const taken = wrong.filter((one) => one.Count > right && !reversed.includes(one))
  if (taken.length > 0 && d !== null && d < doubtful)
    notes.push(`选${lettersOf(item, taken)}的比选正确答案的多`)
  return notes
}

/** Distractors that next to nobody chooses; undefined where there are none, or too few sat it to say. */
export const idleOptions = (item: ItemFigures): string | undefined => {
  if (item.Examinees < minAnalysed || item.Type === 'judge') return undefined
  const idle = wrongOptions(item).filter(({ Count }) => Count < idleShare * item.Examinees)
  return idle.length === 0 ? undefined : `${lettersOf(item, idle)}几乎无人选择，可考虑替换`
}

/** The letter of an option in its author's order. */
export const letterAt = (at: number): string => String.fromCodePoint(65 + at)

/** 3, or 3(2) for the second part of a group. */
export const itemNo = ({ No, Part }: Pick<ItemFigures, 'No' | 'Part'>): string =>
  Part === 0 ? String(No) : `${No}(${Part})`
