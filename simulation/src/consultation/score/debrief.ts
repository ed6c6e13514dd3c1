import type { ScoredItem, ScoreSheet } from '#assessment'
import type { KnownFact } from '#cases'
import { intentOf, modelQuestion } from '#ontology'
import { minutesOf } from '../clinic/clock.ts'
import { foundAt } from './evidence.ts'
import { goldenWay } from '../session/golden.ts'
import { milestonesOf, type Milestone } from './milestones.ts'
import type { Harm, State, Turn } from '../state/state.ts'
import { costOf } from '../session/view.ts'

/** What a student reads after a session; it tells everything, so it is for finished ones alone. */
export type Debrief = {
  /** Key facts that were found, by which event. */
  readonly found: readonly { readonly id: string; readonly zh: string; readonly seq: number }[]
  /** Key facts that were not, how to ask for them, and why they matter. */
  readonly missed: readonly {
    readonly id: string
    readonly zh: string
    readonly question: string
    readonly why: string
    readonly safety: boolean
  }[]
  /** How each sentence was understood. */
  readonly understood: readonly Turn[]
  /** Milestones with virtual minutes: an expert's, and one's own. */
  readonly expert: readonly { readonly zh: string; readonly minute: number }[]
  readonly own: readonly Milestone[]
  readonly harms: readonly Harm[]
  /** Yuan. */
  readonly cost: number
  readonly budget: number
  /** Virtual minutes, and seconds of real time. */
  readonly minutes: number
  readonly seconds: number
  readonly best: readonly ScoredItem[]
  readonly mend: readonly ScoredItem[]
  readonly next: readonly string[]
  readonly teach: readonly string[]
  readonly references: readonly string[]
}

const keys = (state: State) => [...state.book.facts.values()].filter(({ key }) => key)

/**
 * When a key fact was found. What only answers a broad question (还有别的不舒服吗) is found too by whoever asked at least
 * half of what it tells one by one.
 */
const metAt = (state: State, { id, asks, reveals }: KnownFact): number | undefined => {
  const foundSeq = foundAt(state, id)
  const broad = asks.every(({ intent }) => intentOf(intent)?.traits.open === true)
  if (foundSeq !== undefined || !broad || reveals.length === 0) return foundSeq
  const pieces = reveals.flatMap((one) => foundAt(state, one) ?? []).toSorted((a, b) => a - b)
  return pieces.length * 2 >= reveals.length ? pieces.at(-1) : undefined
}

const foundFacts = (state: State): Debrief['found'] =>
  keys(state).flatMap((fact) => {
    const seq = metAt(state, fact)
    return seq === undefined ? [] : [{ id: fact.id, zh: fact.note ?? fact.text, seq }]
  })

const missed = (state: State): Debrief['missed'] =>
  keys(state)
    .filter((fact) => !(fact.id in state.known) && metAt(state, fact) === undefined)
    .map(({ id, note, text, asks: [ask], question, why, safety }) => ({
      id,
      zh: note ?? text,
      question: question ?? (ask === undefined ? '' : modelQuestion(ask)),
      why: why ?? '关键信息。',
      safety,
    }))

/** What an item weighs in the whole. */
const weighed = ({
  dimensions,
}: ScoreSheet): readonly {
  readonly item: ScoredItem
  readonly earned: number
  readonly lost: number
}[] =>
  dimensions.flatMap(({ items }) => {
    const max = items.reduce((sum, one) => sum + one.max, 0)
    return items.map((item) => ({
      item,
      earned: item.got / max,
      lost: (item.max - item.got) / max,
    }))
  })

const next = (
  state: State,
  { dimensions }: ScoreSheet,
  lost: ReadonlySet<string>,
): readonly string[] =>
  state.setup.script.debrief.practice
    .filter(({ when }) => {
      const weak = dimensions.find(({ no }) => `dim${no}` === when)
      return weak === undefined
        ? lost.has(when) || (state.book.facts.has(when) && !(when in state.known))
        : (weak.score ?? 0) < 70
    })
    .map(({ task }) => task)

/** The debrief of a state and its sheet. */
export const debriefOf = (state: State, sheet: ScoreSheet): Debrief => {
  const items = weighed(sheet)
  const by = (what: 'earned' | 'lost') =>
    items
      .filter((one) => one[what] > 0 && (what === 'lost' || one.item.got === one.item.max))
      .toSorted((a, b) => b[what] - a[what])
      .slice(0, 3)
      .map(({ item }) => item)
  const lost = new Set(items.filter(({ item }) => item.got < item.max).map(({ item }) => item.id))
  const { debrief, rubric } = state.setup.script
  return {
    found: foundFacts(state),
    missed: missed(state),
    understood: state.turns,
    expert: goldenWay({ ...state.setup, temperament: 'standard' }).milestones,
    own: milestonesOf(state),
    harms: state.harms,
    cost: costOf(state),
    budget: rubric.budget,
    minutes: minutesOf(state.clock),
    seconds: (state.at - (state.at % 1000)) / 1000,
    best: by('earned'),
    mend: by('lost'),
    next: next(state, sheet, lost),
    teach: debrief.teach,
    references: debrief.references,
  }
}
