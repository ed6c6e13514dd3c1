import { addressed } from './address.ts'
import { inMood, voiceOf } from './manner.ts'
import type { Observation } from './observation.ts'
import type { JudgedClaim, Outcome, Said, State } from './state.ts'

/** Something that the patient says. */
export type Say = Extract<Observation, { type: 'say' }>

/** A turn in the making. */
export type Making = {
  readonly state: State
  readonly says: readonly Say[]
  readonly said: readonly Said[]
  readonly told: number
  /** What was said of the patient in it and not asked, and whether it is so. */
  readonly claims?: readonly JudgedClaim[]
}

type Spoken = {
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
  making: Making,
  { part, key, outcome, text: line, manner, facts = [], more = {} }: Spoken,
): Making => {
  const isOwn = facts.some((id) => making.state.book.facts.get(id)?.usual === false)
  // Nobody sighs over a plain no, or over their own age.
  const isPlain = facts.length > 0 && !isOwn
  const text = isOwn ? line : addressed(making.state, line)
  if (facts.length === 0 && making.says.some((one) => one.text.includes(text)))
    return noted(making, part, key, outcome)
  const first = !making.says.some((one) => one.manner === 'answer')
  const colours = manner === 'answer' && outcome !== 'repeated' && first && !isPlain
  const words = colours ? inMood(making.state, text) : text
  const say: Say = {
    type: 'say',
    part,
    text: words,
    manner,
    voice: voiceOf(making.state),
    clues: [],
    ...more,
  }
  return {
    ...making,
    state: { ...making.state, shown: making.state.mood },
    says: [...making.says, say],
    said: [...making.said, { part, key, outcome, facts }],
  }
}

/** A part that is kept and not answered. */
export const noted = (
  making: Making,
  part: number,
  key: string,
  outcome: Outcome,
  facts: readonly string[] = [],
): Making => ({
  ...making,
  said: [...making.said, { part, key, outcome, facts }],
})

/** Facts that are known from this event on; what was known stays as it was. */
export const know = (state: State, facts: readonly string[]): State => ({
  ...state,
  known: {
    ...state.known,
    ...Object.fromEntries(facts.map((id) => [id, state.known[id] ?? state.seq])),
  },
})

/** A meaning that was said once more. */
export const counted = (state: State, key: string): State => ({
  ...state,
  asked: { ...state.asked, [key]: (state.asked[key] ?? 0) + 1 },
})
