import { intentOf } from '#ontology'
import type { ScoredItem } from '#assessment'
import type { PartOutcome, State, Turn } from '../state/state.ts'

/** The event by which something was found out; undefined where it was not. What the opening tells earns nothing. */
export const foundAt = (state: State, claim: string): number | undefined => {
  if (claim.startsWith('exam:')) return state.examined[claim.slice(5)]
  if (claim.startsWith('test:')) return state.tests[claim.slice(5)]?.came
  const seq = state.known[claim]
  return seq === 0 ? undefined : seq
}

/** The events by which any of these were found out. */
export const foundOf = (state: State, claims: readonly string[]): readonly number[] =>
  claims.flatMap((one) => foundAt(state, one) ?? [])

/** Whether something was really put to the patient, and not lost in a heap or a word that they did not understand. */
export const isPut = ({ outcome }: PartOutcome): boolean =>
  !['unanswered', 'puzzled', 'clarified', 'unclear', 'offtopic', 'leak'].includes(outcome)

/** The turns in which one of these meanings was said. */
export const turnsWith = (state: State, keys: readonly string[]): readonly Turn[] =>
  state.turns.filter(({ said }) => said.some((one) => keys.includes(one.key) && isPut(one)))

const historical = ['hpi', 'general', 'past', 'personal', 'marital', 'family', 'child']

/** Questions about the history that were put, in their order, with the event of each. */
export const historyQuestions = (
  state: State,
): readonly {
  readonly seq: number
  readonly group: string
  readonly key: string
  readonly outcome: PartOutcome['outcome']
}[] =>
  state.turns.flatMap(({ seq, said }) =>
    said.filter(isPut).flatMap(({ key, outcome }) => {
      const group = intentOf(key.split(':')[0] ?? '')?.group ?? ''
      return historical.includes(group) ? [{ seq, group, key, outcome }] : []
    }),
  )

/** Fewer are no interview: what is earned by doing nothing wrong counts from here on (simulation.md 3.6). */
const enough = 12

/** Whether there was enough of an interview to judge how it was led. */
export const isInterview = (state: State): boolean => historyQuestions(state).length >= enough

/** An item that was earned whole, or not at all. */
export const earned = (
  id: string,
  zh: string,
  max: number,
  evidence: readonly number[],
  why: string,
): ScoredItem => ({ id, zh, max, got: evidence.length > 0 ? max : 0, evidence, why })

/** Something that counts against. */
export const against = (
  id: string,
  zh: string,
  points: number,
  evidence: readonly number[],
  why: string,
): ScoredItem => ({
  id,
  zh,
  max: 0,
  got: -points,
  evidence,
  why,
})
