import { addressDoctor } from './address.ts'
import { inMood, voiceOf } from './manner.ts'
import type { Observation } from '../state/observation.ts'
import type { JudgedClaim, Outcome, PartOutcome, State } from '../state/state.ts'

/** Something that the patient says. */
export type Say = Extract<Observation, { type: 'say' }>

/** A turn in the making. */
export type TurnDraft = {
  readonly state: State
  readonly says: readonly Say[]
  readonly outcomes: readonly PartOutcome[]
  readonly factsTold: number
  /** What was said of the patient in it and not asked, and whether it is so. */
  readonly claims?: readonly JudgedClaim[]
}

type Line = {
  readonly part: number
  readonly key: string
  readonly outcome: Outcome
  readonly text: string
  readonly manner: Say['manner']
  readonly facts?: readonly string[]
  readonly more?: Partial<Say>
}

/**
 * The patient says something to a part, once in a breath; the first answer of a turn is in the manner of the mood, unless
 * it is given again: that has words of its own before it.
 */
export const speak = (
  draft: TurnDraft,
  { part, key, outcome, text: line, manner, facts = [], more = {} }: Line,
): TurnDraft => {
  const isOwn = facts.some((id) => draft.state.book.facts.get(id)?.usual === false)
  // Nobody sighs over a plain no, or over their own age.
  const isPlain = facts.length > 0 && !isOwn
  const text = isOwn ? line : addressDoctor(draft.state, line)
  if (facts.length === 0 && draft.says.some((one) => one.text.includes(text)))
    return noteOutcome(draft, part, key, outcome)
  const first = !draft.says.some((one) => one.manner === 'answer')
  const colours = manner === 'answer' && outcome !== 'repeated' && first && !isPlain
  const words = colours ? inMood(draft.state, text) : text
  const say: Say = {
    type: 'say',
    part,
    text: words,
    manner,
    voice: voiceOf(draft.state),
    clues: [],
    ...more,
  }
  return {
    ...draft,
    state: { ...draft.state, shown: draft.state.mood },
    says: [...draft.says, say],
    outcomes: [...draft.outcomes, { part, key, outcome, facts }],
  }
}

/** A part that is kept and not answered. */
export const noteOutcome = (
  draft: TurnDraft,
  part: number,
  key: string,
  outcome: Outcome,
  facts: readonly string[] = [],
): TurnDraft => ({
  ...draft,
  outcomes: [...draft.outcomes, { part, key, outcome, facts }],
})

/** Facts that are known from this event on; what was known stays as it was. */
export const learnFacts = (state: State, facts: readonly string[]): State => ({
  ...state,
  known: {
    ...state.known,
    ...Object.fromEntries(facts.map((id) => [id, state.known[id] ?? state.seq])),
  },
})

/** A meaning that was said once more. */
export const countAsked = (state: State, key: string): State => ({
  ...state,
  asked: { ...state.asked, [key]: (state.asked[key] ?? 0) + 1 },
})
