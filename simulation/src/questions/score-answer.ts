import { type AnswerKey, type GivenAnswer, isBlank, isRight, misfit } from './answer-key.ts'
import { isRightBlank } from './written-blank.ts'

/**
 * How a section gives points. `one`: the one right option or nothing. `all`: exactly the right options or nothing. `half`:
 * half a point for each right option where none is wrong, all points where none is missing. `weights`: +1 for a right
 * option, +2 for a key one, 0 for an irrelevant one, -1 for a wrong one, never below 0, as a share of all that could be had.
 */
export type ScoringPolicy = 'one' | 'all' | 'half' | 'weights'

/**
 * What an answer is worth, in tenths of a point. Nothing answered is said as such and not only as 0 points; what people mark
 * has no points until they did.
 */
export type AnswerScore = {
  readonly state: 'right' | 'partly' | 'wrong' | 'unanswered' | 'unmarked'
  readonly tenths: number | null
}

/** Whole tenths of a share, halves rounded up. */
const shareOf = (most: number, part: number, whole: number): number => {
  const doubled = 2 * most * part + whole
  return (doubled - (doubled % (2 * whole))) / (2 * whole)
}

type Options = Extract<AnswerKey, { kind: 'options' }>['options']

const weight = { right: 1, key: 2, irrelevant: 0, wrong: -1 } as const

const optionTenths = (
  options: Options,
  chosen: ReadonlySet<string>,
  policy: ScoringPolicy,
  most: number,
): number => {
  const rights = options.filter(isRight)
  const taken = options.filter(({ id }) => chosen.has(id))
  const hits = taken.filter(isRight)
  const isExact = hits.length === rights.length && taken.length === hits.length
  if (policy === 'weights') {
    const whole = rights.reduce((sum, { kind }) => sum + weight[kind], 0)
    const sum = taken.reduce((so, { kind }) => so + weight[kind], 0)
    return shareOf(most, sum < 0 ? 0 : sum, whole)
  }
  if (policy === 'half') {
    if (taken.some(({ kind }) => kind === 'wrong')) return 0
    if (hits.length === rights.length) return most
    const halves = hits.length * 5
    return halves < most ? halves : most
  }
  if (policy === 'one') return taken.length === 1 && hits.length === 1 ? most : 0
  return isExact ? most : 0
}

const outcome = (tenths: number, most: number): AnswerScore => {
  if (tenths === most) return { state: 'right', tenths }
  return { state: tenths === 0 ? 'wrong' : 'partly', tenths }
}

/**
 * Scores one answer; `most` in tenths of a point, above 0. Refuses by an error what cannot be scored honestly: a key without
 * a right option or a blank, an answer that does not fit it (`misfit` tells it before).
 */
export const scoreAnswer = (
  key: AnswerKey,
  policy: ScoringPolicy,
  most: number,
  answer: GivenAnswer | undefined,
): AnswerScore => {
  if (!Number.isInteger(most) || most < 1) throw new RangeError('points are whole tenths above 0')
  if (key.kind === 'options' && !key.options.some(isRight))
    throw new RangeError('a question without a right option')
  if (key.kind === 'blanks' && key.blanks.length === 0)
    throw new RangeError('a question without a blank')
  const fault = answer && misfit(key, answer)
  if (fault) throw new RangeError(`an answer of another ${fault}`)
  if (isBlank(answer) || answer === undefined) return { state: 'unanswered', tenths: 0 }
  if (key.kind === 'people') return { state: 'unmarked', tenths: null }
  if (key.kind === 'options') {
    const chosen = new Set('options' in answer ? answer.options : [])
    return outcome(optionTenths(key.options, chosen, policy, most), most)
  }
  const written = 'blanks' in answer ? answer.blanks : []
  const hits = key.blanks.filter((blank, at) => isRightBlank(blank, written[at] ?? '')).length
  return outcome(shareOf(most, hits, key.blanks.length), most)
}

/** Scores one answer by each of several keys that are accepted, and takes the best; refuses what `scoreAnswer` refuses. */
export const scoreByKeys = (
  keys: readonly [AnswerKey, ...AnswerKey[]],
  policy: ScoringPolicy,
  most: number,
  answer: GivenAnswer | undefined,
): AnswerScore => {
  const [first, ...others] = keys.map((key) => scoreAnswer(key, policy, most, answer))
  if (!first) throw new RangeError('a question without a key')
  return others.reduce((best, one) => ((one.tenths ?? 0) > (best.tenths ?? 0) ? one : best), first)
}
