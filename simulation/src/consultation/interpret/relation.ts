import type { KnownFact } from '#cases'
import { meaningKey } from '#ontology'
import { readText } from './claim-text.ts'
import { circumstancesAsked, circumstancesIn } from './claim-marks.ts'
import { isOpen, type Moment } from './gate.ts'
import type { State } from '../state/state.ts'

/** Asks whether something is connected with something else (疼跟吃饭有关系吗). */
const relation = /(?:跟|和|与|同).{1,8}(?:有没有关|有关|有啥关|有什么关|相关|关系)|受.{1,6}影响/u
/** Answers that tell by what something comes, grows and eases. */
const related: readonly string[] = [
  'aggravate',
  'relieve',
  'timing',
  'trigger',
  'frequency',
  'duration',
]

/** Questions that a connection with a circumstance is taken for; one beside it (具体哪里，跟吃饭有关系吗) is its own. */
const relating: ReadonlySet<string> = new Set(['aggravate', 'relieve', 'timing', 'trigger'])

/** Whether a question of an intent may be about a connection. */
export const canRelate = (intent: string): boolean => relating.has(intent)

/** The circumstances that a question asks about for their connection with the illness; none of any other question. */
export const relationIn = (text: string): readonly string[] => {
  const match = relation.exec(text)
  return match === null ? [] : circumstancesAsked(match[0])
}

/** Whether a question is about the time of day, and nothing else. */
export const isOfDay = (circumstances: readonly string[]): boolean =>
  circumstances.every((one) => one === 'night' || one === 'morning')

/** What a patient can tell of the illness and a circumstance: answers that speak of it, those not told yet first. */
export const relatedTo = (
  state: State,
  circumstances: readonly string[],
  about: string | undefined,
  moment: Omit<Moment, 'asks' | 'isPressed'>,
): readonly KnownFact[] => {
  const { book, known } = state
  const facts = [...book.facts.values()].filter(
    ({ asks, usual, gate, text }) =>
      !usual &&
      asks.some(
        ({ intent, entity }) =>
          (entity === undefined && related.includes(intent)) ||
          (entity !== undefined && entity === about),
      ) &&
      readText(text).stretches.some((one) =>
        circumstancesIn(one.text).some((of) => circumstances.includes(of)),
      ) &&
      (gate === undefined ||
        isOpen(gate, state, { ...moment, asks: asks.map(meaningKey), isPressed: false })),
  )
  return facts.toSorted((one, other) => Number(one.id in known) - Number(other.id in known))
}

/** What each finding has of its own: how long it lasts each time, how often it comes. */
export const ownPace: ReadonlySet<string> = new Set(['duration', 'frequency'])
