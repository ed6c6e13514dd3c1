import {
  factsOf,
  type CaseScript,
  type KnownFact,
  type Mood,
  type RecordSection,
  type Vitals,
} from '#cases'
import { meaningKey } from '#ontology'
import type { Conclusion, Ordered } from './action.ts'
import type { Result } from './observation.ts'

/** practice: hints at a cost; examination and contest: none. */
export type Mode = 'practice' | 'examination' | 'contest'

/** How the same person is today: an easier or harder conversation, the same illness. */
export type Temperament = 'cooperative' | 'standard' | 'guarded'

/** What a session is started with; a contest gives everybody the same. */
export type Setup = {
  readonly script: CaseScript
  /** A whole number; it varies manner of speech alone. */
  readonly seed: number
  readonly mode: Mode
  readonly temperament: Temperament
}

/** What became of one part of what was asked. */
export type Outcome =
  | 'answered'
  | 'repeated'
  | 'guarded'
  | 'unknown'
  | 'unanswered'
  | 'clarified'
  | 'acknowledged'
  | 'puzzled'
  | 'unclear'
  | 'offtopic'
  | 'leak'

/** One thing that was said, how it was understood, and what it brought: the report shows it. */
export type PartOutcome = {
  readonly part: number
  readonly key: string
  readonly outcome: Outcome
  readonly facts: readonly string[]
}

/** Part of a summing up or of a leading question, and whether it is so; `open` where the patient may not or cannot say. */
export type JudgedClaim = { readonly text: string; readonly verdict: 'true' | 'false' | 'open' }

/** One turn of the conversation, for assessment. */
export type Turn = {
  readonly seq: number
  /** Virtual second at its end. */
  readonly clock: number
  readonly text: string
  readonly said: readonly PartOutcome[]
  readonly jargon: readonly string[]
  readonly blames: boolean
  /** Questions put at once. */
  readonly questions: number
  /** What was said of the patient and not asked; turns from before it was checked, and those without, have none. */
  readonly claims?: readonly JudgedClaim[]
}

/** A test on its way or there. */
export type Ongoing = {
  readonly seq: number
  /** Virtual seconds. */
  readonly takenAt: number
  readonly readyAt: number
  /** The event at which its result came. */
  readonly came?: number
  readonly read?: { readonly seq: number; readonly findings: readonly string[] }
}

/** An order that was carried out; what lasts only while it is given is kept to be taken back. */
export type Given = Ordered & {
  readonly seq: number
  /** Virtual second. */
  readonly clock: number
  readonly stopped?: { readonly seq: number; readonly clock: number }
  readonly lasting?: Vitals
}

/** Something that hurt the patient, or would have. */
export type Harm = {
  readonly id: string
  readonly zh: string
  readonly why: string
  readonly seq: number
  readonly penalty: number
  readonly kind: 'order' | 'test' | 'delay'
}

/** Everything that happened, by the event at which it did; a fold of the events, never changed in place. */
export type State = {
  readonly setup: Setup
  readonly book: Book
  readonly seq: number
  /** Milliseconds since the start, as the server handed them in. */
  readonly at: number
  /** Virtual seconds since the start. */
  readonly clock: number
  /** The virtual second at which each event began, from the first. */
  readonly begun: readonly number[]
  readonly rapport: number
  readonly mood: Mood
  /** The mood of which the gesture was seen last. */
  readonly shown: Mood | undefined
  /** Fact -> event. */
  readonly known: Readonly<Record<string, number>>
  /** Meaning -> how often it was said in earlier turns. */
  readonly asked: Readonly<Record<string, number>>
  readonly clarifying: number
  readonly turns: readonly Turn[]
  readonly examined: Readonly<Record<string, number>>
  /** The event at which something was examined last. */
  readonly examinedLast: Readonly<Record<string, number>>
  readonly tests: Readonly<Record<string, Ongoing>>
  /** Tests taken again after their first result. */
  readonly repeats: readonly (Ongoing & { readonly test: string })[]
  readonly results: readonly Result[]
  readonly orders: readonly Given[]
  readonly harms: readonly Harm[]
  readonly vitals: Vitals
  /** Vital signs are shown continuously. */
  readonly monitored: boolean
  readonly declined: readonly string[]
  readonly suspicions: readonly {
    readonly seq: number
    readonly clock: number
    readonly codes: readonly string[]
  }[]
  readonly conclusion: { readonly seq: number; readonly is: Conclusion } | undefined
  readonly record:
    | { readonly seq: number; readonly sections: Readonly<Partial<Record<RecordSection, string>>> }
    | undefined
  readonly hints: readonly number[]
  readonly ended: { readonly seq: number; readonly how: 'finished' | 'time' } | undefined
}

/** The facts of a case by id and by the questions that they answer. */
export type Book = {
  readonly facts: ReadonlyMap<string, KnownFact>
  readonly answers: ReadonlyMap<string, readonly KnownFact[]>
}

/** By script: a book is as large as the case, and a server holds a thousand sessions of the same few. */
const books = new WeakMap<CaseScript, Book>()

const readBook = (script: CaseScript): Book => {
  const facts = factsOf(script)
  const answers = new Map<string, KnownFact[]>()
  for (const fact of facts)
    for (const ask of fact.asks) {
      const key = meaningKey(ask)
      answers.set(key, [...(answers.get(key) ?? []), fact])
    }
  return { facts: new Map(facts.map((fact) => [fact.id, fact])), answers }
}

const bookOf = (script: CaseScript): Book => {
  const book = books.get(script) ?? readBook(script)
  books.set(script, book)
  return book
}

/** How much a temperament differs where the case does not say (rapport, of 100). */
const shift: Readonly<Record<Temperament, number>> = { cooperative: 15, standard: 0, guarded: -15 }

const within = (value: number): number => (value < 0 ? 0 : value > 100 ? 100 : value)

/** Rapport and mood at the beginning, by the temperament of the session. */
const beginning = ({ script: { persona, variants }, temperament }: Setup) => {
  const own = temperament === 'standard' ? undefined : variants[temperament]
  return own ?? { ...persona, rapport: within(persona.rapport + shift[temperament]) }
}

/** How many facts the patient tells in one turn. */
export const generosity = ({ setup, rapport }: State): number => {
  if (rapport < 20) return 1
  return beginning(setup).talkative === 1 ? 2 : 3
}

/** A session before anything was done; what the opening tells (layer 0) is known. */
export const start = (setup: Setup): State => {
  const { script } = setup
  const { rapport, mood } = beginning(setup)
  return {
    setup,
    book: bookOf(script),
    seq: 0,
    at: 0,
    clock: 0,
    begun: [],
    rapport,
    mood,
    shown: undefined,
    known: Object.fromEntries(
      script.facts.filter(({ layer }) => layer === 0).map(({ id }) => [id, 0]),
    ),
    asked: {},
    clarifying: 0,
    turns: [],
    examined: {},
    examinedLast: {},
    tests: {},
    repeats: [],
    results: [],
    orders: [],
    harms: [],
    vitals: script.vitals,
    monitored: false,
    declined: [],
    suspicions: [],
    conclusion: undefined,
    record: undefined,
    hints: [],
    ended: undefined,
  }
}

/** A bounded measure of trust after a change. */
export const changeTrust = (state: State, by: number): State => ({
  ...state,
  rapport: within(state.rapport + by),
})
