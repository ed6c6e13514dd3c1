import {
  candidatesOf,
  kinds,
  merged,
  sameMeanings,
  together,
  type Candidate,
  type Leaning,
} from './candidates.ts'
import { isRecital } from './clauses.ts'
import { featuresOf } from './features.ts'
import { meaningKey, type Meaning } from '#ontology'
import { guesserOf, rivalOf, rivals } from './guesses.ts'
import type { Model, Sense } from './model.ts'
import { isVague, meaningOfTerm, termsOf } from './terms.ts'
import type { View, ViewOf } from './net.ts'
import { blended, likeliest, scorerOf } from './scores.ts'
import { type Lexicon, type Token } from './words.ts'

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

/** How likely a case makes a question: true for what its patient can be asked. */
export type Expectation = {
  readonly has: (meaning: Meaning) => boolean
  /** Symptoms that the patient can tell of, the complaint first: what is felt and not said where is one of them. */
  readonly symptoms?: readonly string[]
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

/** What the net sees of a stretch of a turn: its own features and those of what is around it. */
export type Sight = { readonly said: Uint32Array; readonly around: Uint32Array }

/** What was spoken of as the lexicon sees it: a finding right before, else the symptom that was last asked about. */
const spokenOf = ({ before, symptom }: Leaning): readonly Sense[] => {
  if (before?.entity !== undefined) return [`${kinds[before.intent] ?? ''}:${before.entity}`]
  return symptom === undefined ? [] : [`s:${symptom}`]
}

type Reader = (
  clause: string,
  isQuestion: boolean,
  leaning: Leaning,
  expects: Expectation | undefined,
  sight: Sight,
) => Reading

/** Reads clauses by a model: what they may mean, told or asked, with what was asked before and what the case expects. */
export const readerOf = (model: Model, lexicon: Lexicon, viewOf: ViewOf | undefined): Reader => {
  const score = scorerOf(model.intents)
  const scoreEntity = scorerOf(model.entities)
  const told = model.intents.classes.map((intent) => model.told.includes(intent))
  return (clause, isQuestion, leaning, expects, sight) => {
    const { before } = leaning
    const found = lexicon.find(clause, spokenOf(leaning))
    const isAlone = expects?.symptoms !== undefined && isVague(found)
    const tokens = isAlone ? lexicon.feltIn(found, expects.symptoms ?? []) : found
    const view = viewOf?.(sight.said, sight.around)
    if (isRecital(clause))
      return {
        tokens,
        candidates: [{ meanings: [{ intent: 'summarize' }], share: sureOfTerms }],
        isList: false,
        known: 1,
        view,
      }
    const features = featuresOf(clause, tokens, before && meaningKey(before))
    const { shares: alone, known } = score(features)
    const guesses = guesserOf(model.entities, scoreEntity, clause, view?.findings)
    const shares = view ? blended(alone, view.shares) : alone
    const isTold =
      !isQuestion && (clause.length >= telling || (clause.length > 4 && advice.test(clause)))
    const weights = shares.map((share, i) =>
      isTold && told[i] !== true ? share * unlikely : share,
    )
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    const ranked = likeliest(weights, considered).map((i) => ({
      intent: model.intents.classes[i] ?? '',
      share: (weights[i] ?? 0) / total,
    }))
    const isLikely = (intent: string): boolean =>
      (weights[model.intents.classes.indexOf(intent)] ?? 0) > total * alsoLikely
    const seeing = { guesses, isSeen: view !== undefined, isLikely }
    const apart = merged(
      ranked.flatMap((one) => candidatesOf(one, tokens, leaning, seeing)),
    ).toSorted((a, b) => b.share - a.share)
    const candidates = (view?.several ?? 0) > both ? together(apart) : apart
    const terms = isTold && !/[、，]/.test(clause) ? undefined : termsOf(tokens)
    const top = candidates[0]
    if (terms !== undefined) {
      const meanings = terms.map(meaningOfTerm)
      const agreed = top !== undefined && sameMeanings(top.meanings, meanings)
      const isFinding = terms.some(({ kind }) => kind !== 't')
      const isOther = terms.length === 1 && kinds[top?.meanings[0]?.intent ?? ''] === undefined
      const isDenied = isOther && (top?.share ?? 0) > overruled
      if (agreed || (isFinding && !isDenied) || terms.length > 1 || (top?.share ?? 0) < overruled) {
        const others = candidates.filter((candidate) => !sameMeanings(candidate.meanings, meanings))
        const rival = rivalOf(terms, guesses)
        if (rival)
          return { tokens, candidates: rivals(meanings, rival), isList: true, known: 1, view }
        const share = agreed && top.share > sureOfTerms ? top.share : sureOfTerms
        const rest = 1 - share
        return {
          tokens,
          candidates: [
            { meanings, share },
            ...others.map((one) => ({ ...one, share: one.share * rest })),
          ],
          isList: true,
          known: 1,
          view,
        }
      }
    }
    if (!expects) return { tokens, candidates, isList: false, known, view }
    const weighed = candidates.map((candidate) => ({
      ...candidate,
      share:
        candidate.share * (candidate.meanings.some((one) => expects.has(one)) ? expectation : 1),
    }))
    const sum =
      1 + weighed.reduce((total, { share }, i) => total + share - (candidates[i]?.share ?? 0), 0)
    return {
      tokens,
      candidates: weighed
        .map((candidate) => ({ ...candidate, share: candidate.share / sum }))
        .toSorted((a, b) => b.share - a.share),
      isList: false,
      known,
      view,
    }
  }
}
