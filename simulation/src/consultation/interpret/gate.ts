import type { Gate } from '#cases'
import type { Part } from '#understanding'
import type { State } from '../state/state.ts'

/** What a question brings along: its words, and what is said in the same turn. */
export type Moment = {
  readonly text: string
  /** Those of the question itself, where the turn holds several. */
  readonly own: string
  readonly saying: readonly string[]
  readonly asks: readonly string[]
  /** One of these questions was put before, and is pressed now. */
  readonly isPressed: boolean
}

/** The words of one question of a turn: the turn's own, where it holds no other. */
export const ownOf = (text: string, parts: readonly Part[], part: Part): string =>
  parts.length > 1 ? part.text : text

const hasWord = (text: string, words: readonly string[]): boolean => {
  const normalized = text.normalize('NFKC').toLowerCase()
  return words.some((word) => normalized.includes(word.toLowerCase()))
}

/** Whether a question has one of the words that a gate asks for. */
export const names = ({ all = [], any = [], words = [] }: Gate, text: string): boolean =>
  hasWord(text, words) || [...all, ...any].some((one) => names(one, text))

/** Whether a guarded fact may be told at this moment: every condition that the gate names must hold. */
export const isOpen = (gate: Gate, state: State, moment: Moment): boolean => {
  const { all, any, rapport, again, words, known } = gate
  return (
    (all ?? []).every((one) => isOpen(one, state, moment)) &&
    (any === undefined || any.some((one) => isOpen(one, state, moment))) &&
    state.rapport >= (rapport ?? 0) &&
    (again !== true || moment.isPressed) &&
    (words === undefined || hasWord(moment.text, words)) &&
    (gate.said === undefined ||
      gate.said.some((key) => (state.asked[key] ?? 0) > 0 || moment.saying.includes(key))) &&
    (known ?? []).every((id) => id in state.known)
  )
}
