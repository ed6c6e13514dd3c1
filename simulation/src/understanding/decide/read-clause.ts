import { meaningKey, type Meaning } from '#ontology'
import type { Expectation } from '../context/dialogue-context.ts'
import type { Leaning, NetInput } from '../context/turn-context.ts'
import { featuresOf } from '../features/features.ts'
import type { Token } from '../features/lexicon.ts'
import { isVague, meaningOfTerm, termsOf } from '../features/terms.ts'
import type { Sense } from '../model/model.ts'
import type { View } from '../model/net.ts'
import { blendShares, likeliest } from '../model/scores.ts'
import { isRecital } from '../segment/clauses.ts'
import {
  candidatesOf,
  kinds,
  mergeEqual,
  sameMeanings,
  joinLikeliest,
  type Candidate,
} from './candidates.ts'
import { guesserOf, rivalOf, rivals, type Guesses } from './guesses.ts'
import type { ReadyModel } from './ready-model.ts'

/** What a clause may mean, likeliest first. */
export type Reading = {
  readonly tokens: readonly Token[]
  /** Several meanings together where the clause asks for several findings at once. */
  readonly candidates: readonly Candidate[]
  /** True when the clause names terms and asks for nothing else. */
  readonly isList: boolean
  /** How much of the clause was ever seen in training, 0-1. */
  readonly known: number
  /** What nets made of it in its place. */
  readonly view: View | undefined
}

/** What is asked for in its case is this much likelier than what is not. */
const expectation = 1.8
const considered = 6
/** A bare finding or list of terms means those; a single topic too, unless the model is surer than this of another. */
const overruled = 0.86
const sureOfTerms = 0.93

/** A topic in a row with another counts from so likely on (烟酒沾不沾). */
const alsoLikely = 0.02

/** From here on a stretch holds two things, if the second of them is likely enough. */
const both = 0.6

/** A clause this long that asks nothing tells something: courtesy, advice, what will be done. */
const telling = 8
const advice =
  /^(?:要|不要|别|注意|建议|尽量|禁止|避免|加强|记得|一定|千万|多|少)|(?:我|我们)(?:给|会|先|要|再|来)|您(?:要|别|得|应该|需要|不要|可以)/
const unlikely = 0.12

/** A clause in the form in which it is compared, with what it leans on and what nets are given of it. */
export type ClauseInput = {
  readonly clause: string
  readonly isQuestion: boolean
  readonly leaning: Leaning
  readonly expects: Expectation | undefined
  readonly netInput: NetInput
}

/** A clause while it is read. */
type ClauseContext = ClauseInput & {
  readonly tokens: readonly Token[]
  readonly view: View | undefined
  readonly guesses: Guesses
  /** Tells something by its length or its words, and asks nothing. */
  readonly isTold: boolean
}

/** What was spoken of as the lexicon sees it: a finding right before, else the symptom that was last asked about. */
const spokenOf = ({ before, symptom }: Leaning): readonly Sense[] => {
  if (before?.entity !== undefined) return [`${kinds[before.intent] ?? ''}:${before.entity}`]
  return symptom === undefined ? [] : [`s:${symptom}`]
}

const openClause = (
  { model, lexicon, viewOf, scoreEntities }: ReadyModel,
  input: ClauseInput,
): ClauseContext => {
  const { clause, isQuestion, leaning, expects, netInput } = input
  const named = lexicon.find(clause, spokenOf(leaning))
  const isAlone = expects?.symptoms !== undefined && isVague(named)
  const view = viewOf?.(netInput.own, netInput.around)
  return {
    ...input,
    tokens: isAlone ? lexicon.feltIn(named, expects.symptoms ?? []) : named,
    view,
    guesses: guesserOf(model.entities, scoreEntities, clause, view?.findings),
    isTold: !isQuestion && (clause.length >= telling || (clause.length > 4 && advice.test(clause))),
  }
}

/** How much speaks for each intent: what its words and what the nets make of it agree on. */
const weighIntents = (
  { scoreIntents, isStatement }: ReadyModel,
  { clause, tokens, leaning: { before }, view, isTold }: ClauseContext,
): { readonly weights: Float64Array; readonly known: number } => {
  const { shares, known } = scoreIntents(featuresOf(clause, tokens, before && meaningKey(before)))
  const agreed = view ? blendShares(shares, view.shares) : shares
  const weights = agreed.map((share, i) =>
    isTold && isStatement[i] !== true ? share * unlikely : share,
  )
  return { weights, known }
}

const candidatesIn = (
  { model }: ReadyModel,
  { tokens, leaning, view, guesses }: ClauseContext,
  weights: Float64Array,
): readonly Candidate[] => {
  const { classes } = model.intents
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const ranked = likeliest(weights, considered).map((i) => ({
    intent: classes[i] ?? '',
    share: (weights[i] ?? 0) / total,
  }))
  const isLikely = (intent: string): boolean =>
    (weights[classes.indexOf(intent)] ?? 0) > total * alsoLikely
  const seeing = { guesses, isSeen: view !== undefined, isLikely }
  const apart = mergeEqual(
    ranked.flatMap((one) => candidatesOf(one, tokens, leaning, seeing)),
  ).toSorted((a, b) => b.share - a.share)
  return (view?.several ?? 0) > both ? joinLikeliest(apart) : apart
}

/** What a clause means that names terms and nothing else; undefined of any other, and where a model surely knows better. */
const termsIn = (
  { clause, tokens, guesses, isTold }: ClauseContext,
  candidates: readonly Candidate[],
): readonly Candidate[] | undefined => {
  const terms = isTold && !/[、，]/.test(clause) ? undefined : termsOf(tokens)
  if (terms === undefined) return undefined
  const top = candidates[0]
  const meanings: readonly Meaning[] = terms.map(meaningOfTerm)
  const agreed = top !== undefined && sameMeanings(top.meanings, meanings)
  const isFinding = terms.some(({ kind }) => kind !== 't')
  const isOther = terms.length === 1 && kinds[top?.meanings[0]?.intent ?? ''] === undefined
  const isDenied = isOther && (top?.share ?? 0) > overruled
  const isMeant =
    agreed || (isFinding && !isDenied) || terms.length > 1 || (top?.share ?? 0) < overruled
  if (!isMeant) return undefined
  const rival = rivalOf(terms, guesses)
  if (rival) return rivals(meanings, rival)
  const others = candidates.filter((candidate) => !sameMeanings(candidate.meanings, meanings))
  const share = agreed && top.share > sureOfTerms ? top.share : sureOfTerms
  const rest = 1 - share
  return [{ meanings, share }, ...others.map((one) => ({ ...one, share: one.share * rest }))]
}

/** The same candidates, those likelier that the case has an answer to. */
const expectedIn = (
  candidates: readonly Candidate[],
  expects: Expectation,
): readonly Candidate[] => {
  const weighed = candidates.map((candidate) => ({
    ...candidate,
    share: candidate.share * (candidate.meanings.some((one) => expects.has(one)) ? expectation : 1),
  }))
  const sum =
    1 + weighed.reduce((total, { share }, i) => total + share - (candidates[i]?.share ?? 0), 0)
  return weighed
    .map((candidate) => ({ ...candidate, share: candidate.share / sum }))
    .toSorted((a, b) => b.share - a.share)
}

/** Reads a clause by a model: what it may mean, told or asked, with what was asked before and what the case expects. */
export const readClause = (ready: ReadyModel, input: ClauseInput): Reading => {
  const context = openClause(ready, input)
  const { tokens, view, expects } = context
  if (isRecital(input.clause)) {
    const candidates = [{ meanings: [{ intent: 'summarize' }], share: sureOfTerms }]
    return { tokens, candidates, isList: false, known: 1, view }
  }
  const { weights, known } = weighIntents(ready, context)
  const candidates = candidatesIn(ready, context, weights)
  const asTerms = termsIn(context, candidates)
  if (asTerms) return { tokens, candidates: asTerms, isList: true, known: 1, view }
  const likely = expects ? expectedIn(candidates, expects) : candidates
  return { tokens, candidates: likely, isList: false, known, view }
}
