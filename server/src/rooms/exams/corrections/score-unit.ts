import type { Correction } from '@xinglin/contract/exams'
import type { Answer } from '@xinglin/contract/questions'
import { type AnswerKey, scoreByKeys, type ScoringPolicy } from '@xinglin/simulation/questions'
import { givenAnswer, keyOfBlanks } from '#questions'
import type { ScoredUnit } from '../attempts/tables.ts'

/** An item as its paper scores it. */
export type ScorableUnit = {
  readonly id: string
  readonly key: AnswerKey
  readonly policy: ScoringPolicy
  /** In tenths. */
  readonly most: number
}

/** The keys by which an item is scored: its own, or those that were accepted in its place. */
export const keysOf = (
  key: AnswerKey,
  correction: Correction | undefined,
): readonly [AnswerKey, ...AnswerKey[]] => {
  const [first, ...others] = (correction?.Keys ?? []).map((options): AnswerKey => ({
    kind: 'options',
    options: options.map(({ OptionId: id, Kind: kind }) => ({ id, kind })),
  }))
  if (first) return [first, ...others]
  return [correction && correction.Blanks.length > 0 ? keyOfBlanks(correction.Blanks) : key]
}

/** What an item brings, in tenths: those of the paper unless they were corrected. */
export const maxOf = ({ most }: ScorableUnit, correction: Correction | undefined): number =>
  typeof correction?.Points === 'number' ? Math.round(10 * correction.Points) : most

/** What an answer is worth by what holds of its item; undefined where the item does not count. */
export const scoreUnit = (
  unit: ScorableUnit,
  correction: Correction | undefined,
  given: Answer | undefined,
): ScoredUnit | undefined => {
  if (correction?.Treatment === 'void') return undefined
  const most = maxOf(unit, correction)
  const score =
    correction?.Treatment === 'full'
      ? { state: 'right' as const, tenths: most }
      : scoreByKeys(keysOf(unit.key, correction), unit.policy, most, given && givenAnswer(given))
  return { id: unit.id, most, ...score }
}
