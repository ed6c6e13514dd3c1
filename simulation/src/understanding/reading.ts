import { isRecital } from './clauses.ts'
import { featuresOf } from './features.ts'
import { meaningKey, type Meaning } from '#ontology'
import { guesserOf, meantBy, rivalOf, rivals, type Guesses } from './guesses.ts'
import type { Model, Sense } from './model.ts'
import { diseasesIn, meaningOfTerm, termsOf, topicsBeside } from './terms.ts'
import type { View, ViewOf } from './net.ts'
import { blended, likeliest, scorerOf } from './scores.ts'
import { askedOf, type Lexicon, type Token } from './words.ts'

/** What a clause may mean, likeliest first. */
export type Reading = {
  readonly tokens: readonly Token[]
  /** Several meanings together where the clause asks for several findings at once. */
  readonly candidates: readonly { readonly meanings: readonly Meaning[]; readonly share: number }[]
  /** True when the clause names terms and asks for nothing else. */
  readonly isList: boolean
  /** How much of the clause was ever seen in training, 0-1. */
  readonly known: number
  /** What nets made of it in its place. */
  readonly view: View | undefined
}

/** How likely a case makes a question: true for what its patient can be asked. */
export type Expectation = { readonly has: (meaning: Meaning) => boolean }

/** What is asked for in its case is this much likelier than what is not. */
const expectation = 1.8
const considered = 6
/** An intent less likely than this is not worth a guess at what it is about; a guess less likely is not believed. */
const guessable = 0.1
const believed = 0.3
const allButNamed = 0.8
/** A bare finding or list of terms means those; a single topic too, unless the model is surer than this of another. */
const overruled = 0.86
const sureOfTerms = 0.93

/** A clause this long that asks nothing tells something: courtesy, advice, what will be done. */
const telling = 8
const advice =
  /^(?:要|不要|别|注意|建议|尽量|禁止|避免|加强|记得|一定|千万|多|少)|(?:我|我们)(?:给|会|先|要|再|来)|您(?:要|别|得|应该|需要|不要|可以)/
const unlikely = 0.12

const entitiesOf = (tokens: readonly Token[], letter: string): string[] => {
  const found = (prefix: string) =>
    tokens.flatMap(({ senses }) =>
      senses.filter((sense) => sense.startsWith(prefix)).map((sense) => sense.slice(prefix.length)),
    )
  const strong = found(`${letter}:`)
  return [...new Set(strong.length > 0 ? strong : found(`~${letter}:`).slice(0, 1))]
}

const kinds: Readonly<Record<string, string>> = { symptom: 's', disease: 'd' }

/** What a row of findings is only called together (…等其他症状). */
const unspecific = new Set(['assoc_open', 'past_general', 'infectious', 'family_history'])

/** The candidates of an intent: of a symptom or disease those that are named, the one asked about before, or a guess. */
const candidatesOf = (
  { intent, share }: { readonly intent: string; readonly share: number },
  tokens: readonly Token[],
  { before, disease }: Leaning,
  { guesses, isSeen }: { readonly guesses: Guesses; readonly isSeen: boolean },
): Reading['candidates'] => {
  const letter = kinds[intent]
  if (letter === undefined) return [{ meanings: [{ intent }], share }]
  const asked = askedOf(tokens)
  const rows = intent === 'disease' ? diseasesIn(asked) : []
  const named = rows.length > 1 ? rows : entitiesOf(asked, letter)
  // The spelling alone denies no name: nets must have seen it too.
  const isDoubtful = isSeen && named.length === 1
  const entities = isDoubtful ? named.map((one) => meantBy(intent, one, guesses)) : named
  if (entities.length > 0) {
    const beside = entities.length > 1 ? topicsBeside(asked) : []
    const meanings = [
      ...entities.map((entity) => ({ intent, entity })),
      ...beside.filter((topic) => !unspecific.has(topic)).map((topic) => ({ intent: topic })),
    ]
    return [{ meanings, share }]
  }
  const guessed = share < guessable ? [] : guesses(intent).slice(0, 2)
  // 这个病在哪里查出来的: the disease that was spoken of, unless another is all but named.
  if (intent === 'disease' && disease !== undefined && (guessed[0]?.share ?? 0) < allButNamed)
    return [{ meanings: [{ intent, entity: disease }], share }]
  if ((guessed[0]?.share ?? 0) > believed)
    return guessed.map((guess) => ({
      meanings: [{ intent, entity: guess.entity }],
      share: share * guess.share,
    }))
  if (before?.intent === intent && before.entity !== undefined)
    return [{ meanings: [before], share }]
  // A disease that no one named is any disease.
  return intent === 'disease' ? [{ meanings: [{ intent: 'past_general' }], share }] : []
}

const sameMeanings = (one: readonly Meaning[], other: readonly Meaning[]): boolean =>
  one.length === other.length &&
  one.every((meaning, i) => meaningKey(meaning) === meaningKey(other[i] ?? { intent: '' }))

/** What the net sees of a stretch of a turn: its own features and those of what is around it. */
export type Sight = { readonly said: Uint32Array; readonly around: Uint32Array }

/** From here on a stretch holds two things, if the second of them is likely enough. */
const both = 0.6
const likely = 0.2

/** A third is there only where it is as likely as this beside the second. */
const asLikely = 0.6

/** Takes the likeliest as one where a stretch holds several (部位和程度, 检查和治疗). */
const together = (candidates: Reading['candidates']): Reading['candidates'] => {
  const [first] = candidates
  const others = candidates.filter(
    ({ meanings: [one] }, i) =>
      candidates.findIndex(({ meanings: [other] }) => other?.intent === one?.intent) === i,
  )
  const second = others[1]
  if (!first || !second || second.share < likely) return candidates
  const held = others.filter(
    ({ share }, i) => i < 2 || (share >= likely && share > second.share * asLikely),
  )
  const meanings = held.flatMap((one) => one.meanings)
  if (meanings.some((one) => sole.includes(one.intent))) return candidates
  return [{ meanings, share: held.reduce((sum, { share }) => sum + share, 0) }, ...candidates]
}

/** What is no question to a patient is never asked beside another. */
const sole = ['offtopic', 'leak_attempt', 'other']

/** What a clause may lean on: the last meaning before it, and the last disease and symptom that were spoken of. */
export type Leaning = {
  readonly before: Meaning | undefined
  readonly disease: string | undefined
  /** The last symptom that was spoken of, however long before. */
  readonly symptom: string | undefined
}

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
    const tokens = lexicon.find(clause, spokenOf(leaning))
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
    const apart = ranked
      .flatMap((one) => candidatesOf(one, tokens, leaning, { guesses, isSeen: view !== undefined }))
      .toSorted((a, b) => b.share - a.share)
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
