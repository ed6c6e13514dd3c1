import type { DialogueContext } from '../context/dialogue-context.ts'
import { netInputOf, openTurn, type TurnContext } from '../context/turn-context.ts'
import { featuresOf } from '../features/features.ts'
import { subjectIn, symptomIn } from '../features/lexicon.ts'
import { painIn } from '../features/terms.ts'
import type { Model } from '../model/model.ts'
import type { View } from '../model/net.ts'
import { statementsIn } from '../segment/statements.ts'
import { isAsked, plain } from '../text/normalise.ts'
import type { Part } from './part.ts'
import type { Reading } from './read-clause.ts'
import { readTurn, type Stretch } from './read-turn.ts'
import type { ReadyModel } from './ready-model.ts'
import { withoutRepeats, withoutDoubtful } from './sift-parts.ts'
import { verdictOf } from './verdict.ts'

/** A turn as it was heard: its questions, and what nets may see of each and of the whole. */
export type Hearing = {
  readonly parts: readonly Part[]
  /** What nets made of a part of this hearing in its place. */
  readonly viewOf: (part: Part) => View | undefined
  /** What nets make of all of it, seen when it is asked for. */
  readonly whole: () => View | undefined
  /** The features of all its clauses as one, counted when they are asked for. */
  readonly features: () => Uint32Array
  /** How many sentences it has. */
  readonly sentences: number
}

/** A series of questions is no whole: what one of them asks says nothing about the next. */
const maxInWhole = 2

const isWhole = ({ sentences, clauses }: TurnContext): boolean =>
  clauses.length > 1 &&
  sentences.filter((one) => one.some((clause) => isAsked(clause.text))).length <= maxInWhole

/** Makes once what is made of a turn only where it is asked for. */
const once = <T>(make: () => T): (() => T) => {
  let kept: { readonly value: T } | undefined
  return () => {
    kept ??= { value: make() }
    return kept.value
  }
}

/** Weighs what a stretch may mean by what the turn as a whole seems to hold. */
const inTheWhole = (
  { intents }: Model,
  whole: Float64Array,
  stretches: readonly Stretch[],
  reading: Reading,
): Reading => {
  if (reading.isList) return reading
  const held = new Set(stretches.map((one) => one.reading.candidates[0]?.meanings[0]?.intent)).size
  const weighty = reading.candidates.map((candidate) => {
    const share = whole[intents.classes.indexOf(candidate.meanings[0]?.intent ?? '')] ?? 0
    const there = share * held > 1 ? 1 : share * held
    const doubted = Math.sqrt(candidate.share * Math.sqrt(candidate.share * there))
    return { ...candidate, share: Math.sqrt(candidate.share * doubted) }
  })
  return { ...reading, candidates: weighty.toSorted((a, b) => b.share - a.share) }
}

/** What a stretch names itself, or feels: the symptom that it is about, and the word for a pain that is nowhere. */
const subjectOf = (
  { lexicon }: ReadyModel,
  { leaning, dialogue: { expects } }: TurnContext,
  { tokens }: Reading,
): { readonly own: string | undefined; readonly pain: string | undefined } => {
  const pain = expects?.symptoms && painIn(tokens)
  const hurting = [
    ...(leaning.symptom === undefined ? [] : [leaning.symptom]),
    ...(expects?.symptoms ?? []),
  ]
  const inPain = pain === undefined ? [] : lexicon.feltIn(tokens, hurting)
  return { own: subjectIn(tokens) ?? symptomIn(inPain), pain }
}

/** The parts that stretches are taken for, with the view of each; what only leads on, or tells what nobody tells, is none. */
const partsOf = (
  ready: ReadyModel,
  turn: TurnContext,
  stretches: readonly Stretch[],
  whole: Float64Array | undefined,
): ReadonlyMap<Part, View | undefined> => {
  const views = new Map<Part, View | undefined>()
  const statements = statementsIn(turn.text)
  for (const { text, reading, isLead } of stretches) {
    const { own, pain } = subjectOf(ready, turn, reading)
    const symptom = own ?? turn.leaning.symptom
    turn.leaning = { ...turn.leaning, symptom }
    if (isLead === true) continue
    const weighty = whole ? inTheWhole(ready.model, whole, stretches, reading) : reading
    const isTold = text.split('，').every((clause) => statements.has(clause))
    const intent = weighty.candidates[0]?.meanings[0]?.intent ?? ''
    if (isTold && !ready.model.statements.includes(intent)) continue
    const part = verdictOf(plain(text), weighty, symptom)
    const felt = pain !== undefined && own === undefined ? { felt: pain } : {}
    views.set(own === undefined ? { ...part, ...felt } : { ...part, named: true }, reading.view)
  }
  return views
}

/** Hears what a doctor says as its questions, each for itself, in the order of the text. */
export const hear = (ready: ReadyModel, text: string, dialogue: DialogueContext): Hearing => {
  const turn = openTurn(ready.lexicon, text, dialogue)
  const stretches = readTurn(ready, turn)
  const whole = once((): View | undefined => {
    const { own, around } = netInputOf(turn, 0, turn.clauses.length)
    return ready.viewOf?.(own, around)
  })
  const views = partsOf(ready, turn, stretches, isWhole(turn) ? whole()?.shares : undefined)
  return {
    parts: withoutRepeats(withoutDoubtful([...views.keys()])),
    viewOf: (part) => views.get(part),
    whole,
    features: () => {
      const clauses = turn.sentences.flat().map((clause) => plain(clause.text))
      const joint = clauses.join('，')
      return featuresOf(joint, ready.lexicon.find(joint), undefined)
    },
    sentences: turn.sentences.length,
  }
}
