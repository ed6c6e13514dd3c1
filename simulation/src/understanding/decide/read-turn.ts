import { aroundOf } from '../context/around.ts'
import {
  clauseFeatures,
  netInputOf,
  type NetInput,
  type TurnContext,
} from '../context/turn-context.ts'
import { symptomIn } from '../features/lexicon.ts'
import { itemsOf, type Clause } from '../segment/clauses.ts'
import { cutSentence } from '../segment/cut-sentence.ts'
import { isAsked, plain } from '../text/normalise.ts'
import { readClause, type Reading } from './read-clause.ts'
import type { ReadyModel } from './ready-model.ts'
import { completeRow } from './row.ts'
import { lastMeaning } from './sift-parts.ts'
import { surenessOf, verdictOf } from './verdict.ts'

/** A stretch of a turn that was read as one. */
export type Stretch = {
  /** Its clauses as they were said, joined by ，. */
  readonly text: string
  readonly reading: Reading
  /** Only says what the next one asks about or advises on, or what was just answered. */
  readonly isLead?: boolean
}

/** A sentence of a turn, and how many clauses stand before it. */
type Sentence = { readonly clauses: readonly Clause[]; readonly offset: number }

const mendable = 0.8

// Instances of what was just asked are no question of their own, unless they name what is asked for.
const instance = /^(?:比如说?|例如|像|譬如|举例)/

/** What follows a finding that is named only to be asked about (恶心、吃不下，大概几周了) or advised on. */
const leadTo = new Set([
  'aggravate',
  'duration',
  'explain_plan',
  'first_episode',
  'frequency',
  'health_education',
  'location',
  'onset_mode',
  'onset_time',
  'progression',
  'quality',
  'radiation',
  'relieve',
  'severity',
  'timing',
  'treatment_effect',
  'trigger',
])

/** Tells of a named finding that is not asked for, but led to what comes after it in the same sentence. */
const isLeading = ({ text, reading }: Stretch, next: Stretch | undefined): boolean =>
  next !== undefined &&
  reading.isList &&
  !isAsked(text) &&
  leadTo.has(next.reading.candidates[0]?.meanings[0]?.intent ?? '')

const readAs = (
  ready: ReadyModel,
  { leaning, dialogue: { expects } }: TurnContext,
  clause: string,
  isQuestion: boolean,
  netInput: NetInput,
): Reading => readClause(ready, { clause, isQuestion, leaning, expects, netInput })

/** Reads clauses of a sentence as one, and once more with what was typed by ear mended where that reads better. */
const readStretch = (
  ready: ReadyModel,
  turn: TurnContext,
  { clauses, offset }: Sentence,
  from: number,
  to: number,
): Stretch => {
  const text = clauses
    .slice(from, to)
    .map((clause) => clause.text)
    .join('，')
  const isQuestion = isAsked(text)
  const netInput = netInputOf(turn, offset + from, offset + to)
  const reading = readAs(ready, turn, plain(text.replace(instance, '')), isQuestion, netInput)
  if (surenessOf(reading) > mendable) return { text, reading }
  const mended = ready.mend(reading.tokens)
  if (mended === undefined) return { text, reading }
  const { features } = clauseFeatures(ready.lexicon, mended)
  const again = readAs(ready, turn, mended, isQuestion, { ...netInput, own: features })
  const isBetter = surenessOf(again) > surenessOf(reading) + 0.1
  return { text, reading: isBetter ? again : reading }
}

/** Reads the items of a row each by itself, among the others, where it is no list of known words. */
const readItems = (
  ready: ReadyModel,
  turn: TurnContext,
  { clauses, offset }: Sentence,
  stretch: Stretch,
  from: number,
  to: number,
): Stretch => {
  const items = clauses.slice(from, to).flatMap(({ text }) => itemsOf(text))
  if (stretch.reading.isList || items.length <= to - from) return stretch
  const own = items.map((item) => clauseFeatures(ready.lexicon, plain(item)))
  const sides = turn.clauses.map(({ side }) => side)
  const beside = own.map(({ side }) => side)
  const each = items.map((text, i) => {
    const left = [...sides.slice(0, offset + from), ...beside.slice(0, i)]
    const right = [...beside.slice(i + 1), ...sides.slice(offset + to)]
    const around = aroundOf(turn.past, left, right)
    const netInput = { own: own[i]?.features ?? new Uint32Array(), around }
    return { text, reading: readAs(ready, turn, plain(text), isAsked(stretch.text), netInput) }
  })
  return { ...stretch, reading: completeRow(stretch.reading, each, ready.shareOf) }
}

/** The questions of a sentence, each with where it ends among the clauses of the turn. */
const readSentence = (
  ready: ReadyModel,
  turn: TurnContext,
  sentence: Sentence,
): readonly { readonly stretch: Stretch; readonly end: number }[] => {
  let to = 0
  return cutSentence(
    sentence.clauses,
    (start, end) => readStretch(ready, turn, sentence, start, end),
    ({ reading }) => surenessOf(reading),
  ).map((one) => {
    const from = to
    to += one.text.split('，').length
    const stretch = readItems(ready, turn, sentence, one, from, to)
    return { stretch, end: sentence.offset + to }
  })
}

/** Lets the next stretch lean on what this one was understood as. */
const leanOn = (turn: TurnContext, { text, reading }: Stretch): void => {
  const before = lastMeaning(verdictOf(text, reading, undefined)) ?? turn.leaning.before
  const disease = before?.intent === 'disease' ? before.entity : turn.leaning.disease
  turn.leaning = { ...turn.leaning, before, disease }
}

/** Reads a turn sentence by sentence: the stretches that it holds, in the order of the text. */
export const readTurn = (ready: ReadyModel, turn: TurnContext): readonly Stretch[] => {
  const stretches: Stretch[] = []
  let offset = 0
  for (const clauses of turn.sentences) {
    const held = readSentence(ready, turn, { clauses, offset })
    offset += clauses.length
    for (const [i, { stretch, end }] of held.entries()) {
      const { text, reading } = stretch
      const asksNothing = !reading.isList && symptomIn(reading.tokens) === undefined
      if (instance.test(text) && stretches.length > 0 && asksNothing) continue
      const repeats = text.split('，').every(turn.isEcho) && end <= turn.lastOwn
      const isLead = repeats || isLeading(stretch, held[i + 1]?.stretch)
      stretches.push({ ...stretch, isLead })
      leanOn(turn, stretch)
    }
  }
  return stretches
}
