import { sheetOfItems, type Cap, type ScoredItem, type ScoreSheet } from '#assessment'
import { readMeaning } from '#ontology'
import { act } from '../session/act.ts'
import { sheetOfState, type Assessment } from './assess.ts'
import { debriefOf } from './debrief.ts'
import { fold, type Recorded } from '../session/fold.ts'
import type { PartOutcome, Setup, State } from '../state/state.ts'

/** What a teacher decided about an assessment (人工评定): the points of an item, or what a part of a sentence meant. */
export type Judgement =
  | {
      readonly kind: 'item'
      /** 1-8. */
      readonly dimension: number
      readonly item: string
      readonly got: number
      /** The events that the teacher saw it in; none: as the engine has it. */
      readonly evidence: readonly number[]
    }
  | {
      readonly kind: 'meaning'
      readonly seq: number
      readonly part: number
      readonly key: string
    }

type Meant = Extract<Judgement, { kind: 'meaning' }>
type Pointed = Extract<Judgement, { kind: 'item' }>

/** What the patient would have said to a part, at that moment, had it been understood so. */
const heardSo = (
  setup: Setup,
  events: readonly Recorded[],
  { seq, part, key }: Meant,
): { readonly said: readonly PartOutcome[]; readonly known: State['known'] } => {
  const event = events[seq - 1]
  const meaning = readMeaning(key)
  const nothing = { said: [], known: {} }
  if (event?.action.type !== 'ask' || meaning === undefined) return nothing
  const { text } = event.action
  const parts = [{ text, verdict: 'understood' as const, meanings: [meaning], confidence: 1 }]
  const before = fold(setup, events.slice(0, seq - 1))
  const done = act(before, { type: 'ask', text, parts }, event.at)
  if ('refusal' in done) return nothing
  const outcomes = done.state.turns.at(-1)?.said ?? []
  const facts = outcomes.flatMap((one) => one.facts)
  return {
    said: outcomes.map((one) => ({ ...one, part })),
    known: Object.fromEntries(facts.map((id) => [id, seq])),
  }
}

/**
 * The state at the end with parts understood as a teacher understood them. What the student went on to do stays as it
 * was: nothing is played again, for the patient's later answers were to what was really heard.
 */
const amended = (setup: Setup, events: readonly Recorded[], meanings: readonly Meant[]): State =>
  meanings.reduce(
    (state, meant) => {
      const { said, known } = heardSo(setup, events, meant)
      if (said.length === 0) return state
      const sooner = Object.entries(known).filter(
        ([id, seq]) => seq < (state.known[id] ?? Number.MAX_SAFE_INTEGER),
      )
      return {
        ...state,
        known: { ...state.known, ...Object.fromEntries(sooner) },
        turns: state.turns.map((turn) =>
          turn.seq === meant.seq
            ? {
                ...turn,
                said: [...turn.said.filter(({ part }) => part !== meant.part), ...said].toSorted(
                  (one, other) => one.part - other.part,
                ),
              }
            : turn,
        ),
      }
    },
    fold(setup, events),
  )

/** To be heard costs nobody anything: of each item the better of both, and nothing new against. */
const better = (own: ScoreSheet, recited: ScoreSheet): readonly (readonly ScoredItem[])[] =>
  own.dimensions.map(({ items }, at) => {
    const others = new Map(recited.dimensions[at]?.items.map((item) => [item.id, item]))
    return items.flatMap((item) => {
      const other = others.get(item.id)
      if (other === undefined) return item.got < 0 ? [] : [item]
      return other.got > item.got ? [other] : [item]
    })
  })

const pointed = (
  items: readonly (readonly ScoredItem[])[],
  points: readonly Pointed[],
): readonly (readonly ScoredItem[])[] =>
  items.map((list, at) =>
    list.map((item) => {
      const last = points.findLast(
        ({ dimension, item: id }) => dimension === at + 1 && id === item.id,
      )
      if (last === undefined) return item
      const evidence = last.evidence.length > 0 ? last.evidence : item.evidence
      return { ...item, got: last.got, evidence }
    }),
  )

/** An omission that was no omission, or a harm that was none, bounds nothing. */
const isLifted =
  (points: readonly Pointed[], items: readonly (readonly ScoredItem[])[]) =>
  ({ id }: Cap): boolean => {
    const last = points.findLast(({ item }) => item === id)
    const item = last && items[last.dimension - 1]?.find((one) => one.id === id)
    if (item === undefined) return false
    return item.max > 0 ? item.got > 0 : item.got === 0
  }

/** What an item of the history looks for counts as found where a teacher gave the whole of it: the debrief says the same as the sheet. */
const credited = (state: State, points: readonly Pointed[], { dimensions }: ScoreSheet): State => {
  const { history, background } = state.setup.script.rubric
  const whole = points.flatMap(({ dimension, item }) => {
    const scored = dimensions[dimension - 1]?.items.find(({ id }) => id === item)
    const wanted = [...history, ...background].find(({ id }) => id === item)
    if (scored === undefined || wanted === undefined || scored.got < scored.max) return []
    return wanted.of
      .filter((id) => state.book.facts.has(id) && !(id in state.known))
      .map((id) => [id, scored.evidence[0] ?? state.seq] as const)
  })
  return { ...state, known: { ...state.known, ...Object.fromEntries(whole) } }
}

/** The assessment of a session as teachers decided about it, in the order in which they did; of two about one thing the later holds. */
export const applyJudgement = (
  setup: Setup,
  events: readonly Recorded[],
  judgements: readonly Judgement[],
): Assessment => {
  const own = sheetOfState(fold(setup, events))
  const state = amended(
    setup,
    events,
    judgements.filter((one) => one.kind === 'meaning'),
  )
  const points = judgements.filter((one) => one.kind === 'item')
  const recited = sheetOfState(state)
  const items = pointed(better(own, recited), points)
  const still = new Set(recited.caps.map(({ id }) => id))
  const lifted = isLifted(points, items)
  const caps = own.caps.filter((cap) => still.has(cap.id) && !lifted(cap))
  const sheet = sheetOfItems(1, items, caps, own.deductions)
  return { sheet, debrief: debriefOf(credited(state, points, sheet), sheet) }
}
