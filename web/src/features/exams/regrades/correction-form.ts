import { type Correction, type RegradeItem, treatmentNames } from '@xinglin/contract/exams'
import type { QuestionBlank } from '@xinglin/contract/questions'

/** A correction as it is typed: points as text, keys and blanks always whole. */
export type CorrectionValues = {
  readonly treatment: Correction['Treatment']
  readonly keys: Correction['Keys']
  readonly blanks: Correction['Blanks']
  readonly points: string
}

type Key = Correction['Keys'][number]

const isRight = (kind: string): boolean => kind === 'right' || kind === 'key'

/** The key of the question itself. */
export const ownKey = ({ Options }: Pick<RegradeItem, 'Options'>): Key =>
  Options.map(({ OptionId, Kind }) => ({ OptionId, Kind }))

/** What holds of an item now, to be changed. */
export const valuesOf = (item: RegradeItem): CorrectionValues => {
  const { Current } = item
  return {
    treatment: Current?.Treatment ?? 'scored',
    keys: Current && Current.Keys.length > 0 ? Current.Keys : [ownKey(item)],
    blanks: Current && Current.Blanks.length > 0 ? Current.Blanks : item.Blanks,
    points: String(Current?.Points ?? item.Points),
  }
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const inOneOrder = (blanks: readonly QuestionBlank[]) =>
  blanks.map((blank) => Object.entries(blank).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** What is sent: what is as the question and the paper have it is left out. */
export const correctionOf = (item: RegradeItem, values: CorrectionValues): Correction => {
  const { treatment, keys, blanks, points } = values
  const isScored = treatment === 'scored'
  const figure = Number(points)
  const isOwnKey = item.Options.length === 0 || same(keys, [ownKey(item)])
  return {
    Treatment: treatment,
    Keys: isScored && !isOwnKey ? [...keys] : [],
    Blanks: isScored && !same(inOneOrder(blanks), inOneOrder(item.Blanks)) ? [...blanks] : [],
    Points: treatment === 'void' || figure === item.Points ? null : figure,
  }
}

/** What a correction does, in words: options by the letters of the question's own order. */
export const correctionWords = (
  { Treatment, Keys, Blanks, Points }: Correction,
  item: Pick<RegradeItem, 'Options'> | undefined,
): string => {
  const letters = (key: Key): string =>
    (item?.Options ?? [])
      .flatMap(({ OptionId }, at) =>
        key.some((one) => one.OptionId === OptionId && isRight(one.Kind))
          ? [String.fromCodePoint(65 + at)]
          : [],
      )
      .join('')
  const what =
    Keys.length > 0
      ? `答案更正为 ${Keys.map(letters).join(' 或 ')}`
      : Blanks.length > 0
        ? '更正填空答案'
        : Treatment === 'scored'
          ? '按原答案计分'
          : treatmentNames[Treatment]
  return Points === null ? what : `${what}，分值 ${Points}`
}
