import { meaningKey, type Meaning } from '#ontology'
import { featuresOf, symbolsOf } from '../features/features.ts'
import { subjectIn, type Lexicon } from '../features/lexicon.ts'
import { sentencesOf, type Clause } from '../segment/clauses.ts'
import { echoOf } from '../segment/echo.ts'
import { normalise, plain } from '../text/normalise.ts'
import { aroundOf, pastOf, sideOf, type Side, type Turn } from './around.ts'
import type { DialogueContext } from './dialogue-context.ts'

/** What a clause may lean on: the last meaning before it, and the last disease and symptom that were spoken of. */
export type Leaning = {
  readonly before: Meaning | undefined
  readonly disease: string | undefined
  /** The last symptom that was spoken of, however long before. */
  readonly symptom: string | undefined
}

/** What nets take of a clause: its own features, and what it is to those beside it. */
export type ClauseFeatures = { readonly features: Uint32Array; readonly side: Side }

/** What nets are given of a stretch of a turn: its own features and those of what is around it. */
export type NetInput = { readonly own: Uint32Array; readonly around: Uint32Array }

/** A turn while it is heard: each step reads it, and `leaning` goes on from stretch to stretch. */
export type TurnContext = {
  readonly text: string
  readonly dialogue: DialogueContext
  readonly sentences: readonly (readonly Clause[])[]
  /** What nets take of each clause, in the order of the text. */
  readonly clauses: readonly ClauseFeatures[]
  /** What the turns before are known by. */
  readonly past: readonly number[]
  /** Only says again what was just answered. */
  readonly isEcho: (clause: string) => boolean
  /** The last clause that is no echo; −1 without one. */
  readonly lastOwn: number
  leaning: Leaning
}

type TurnBefore = DialogueContext['before'][number]

const turnOf = (lexicon: Lexicon, { text, meanings, answer }: TurnBefore): Turn => ({
  answer: answer === undefined ? undefined : symbolsOf(lexicon.find(plain(normalise(answer)))),
  clauses: sentencesOf(normalise(text))
    .flat()
    .map((clause) => symbolsOf(lexicon.find(plain(clause.text)))),
  keys: meanings.map(meaningKey),
})

/** The symptom that a turn left off with: asked for, or named as what it asks about (咳嗽多久了). */
const symptomOf = (lexicon: Lexicon, { text, meanings }: TurnBefore): string | undefined =>
  meanings.findLast(({ intent }) => intent === 'symptom')?.entity ??
  subjectIn(lexicon.find(plain(normalise(text))))

const leaningAfter = (lexicon: Lexicon, before: readonly TurnBefore[]): Leaning => {
  const meanings = before.flatMap((turn) => turn.meanings)
  return {
    before: before.at(-1)?.meanings.at(-1) ?? meanings.at(-1),
    disease: meanings.findLast(({ intent }) => intent === 'disease')?.entity,
    symptom: before.map((turn) => symptomOf(lexicon, turn)).findLast((one) => one !== undefined),
  }
}

/** What nets take of a clause in the form in which it is compared. */
export const clauseFeatures = (lexicon: Lexicon, clause: string): ClauseFeatures => {
  const tokens = lexicon.find(clause)
  return { features: featuresOf(clause, tokens, undefined), side: sideOf(symbolsOf(tokens)) }
}

/** A turn before anything of it is read: its sentences and clauses, and what was before it. */
export const openTurn = (
  lexicon: Lexicon,
  text: string,
  dialogue: DialogueContext,
): TurnContext => {
  const { before } = dialogue
  const sentences = sentencesOf(normalise(text))
  const isEcho = echoOf(before.at(-1)?.answer)
  return {
    text,
    dialogue,
    sentences,
    clauses: sentences.flat().map((clause) => clauseFeatures(lexicon, plain(clause.text))),
    past: pastOf(before.slice(-2).map((turn) => turnOf(lexicon, turn))),
    isEcho,
    lastOwn: sentences.flat().findLastIndex((clause) => !isEcho(clause.text)),
    leaning: leaningAfter(lexicon, before),
  }
}

const unionOf = (clauses: readonly ClauseFeatures[]): Uint32Array => {
  const [only] = clauses
  if (only && clauses.length === 1) return only.features
  const all = new Set<number>()
  for (const { features } of clauses) for (const hash of features) all.add(hash)
  return Uint32Array.from(all)
}

/** What nets are given of the clauses from one to before another. */
export const netInputOf = ({ clauses, past }: TurnContext, from: number, to: number): NetInput => ({
  own: unionOf(clauses.slice(from, to)),
  around: aroundOf(
    past,
    clauses.slice(0, from).map(({ side }) => side),
    clauses.slice(to).map(({ side }) => side),
  ),
})
