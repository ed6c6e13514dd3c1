import { meaningKey, type Meaning } from '#ontology'
import { resolveEntity, type Guesses } from './guesses.ts'
import { namedIn, topicsBeside, topicsWith } from '../features/terms.ts'
import type { Leaning } from '../context/turn-context.ts'
import { focusOf, type Token } from '../features/lexicon.ts'

/** What a clause may mean, one thing or several together, and how likely, 0-1. */
export type Candidate = { readonly meanings: readonly Meaning[]; readonly share: number }

/** An intent less likely than this is not worth a guess at what it is about; a guess less likely is not believed. */
const guessable = 0.1
const believed = 0.3
const allButNamed = 0.8
/** The letter by which the lexicon marks findings of an intent. */
export const kinds: Readonly<Record<string, 's' | 'd'>> = { symptom: 's', disease: 'd' }

const entitiesOf = (tokens: readonly Token[], letter: string): string[] => {
  const idsBy = (prefix: string) =>
    tokens.flatMap(({ senses }) =>
      senses.filter((sense) => sense.startsWith(prefix)).map((sense) => sense.slice(prefix.length)),
    )
  const strong = idsBy(`${letter}:`)
  return [...new Set(strong.length > 0 ? strong : idsBy(`~${letter}:`).slice(0, 1))]
}

/** What the models make of a clause. */
export type Seeing = {
  readonly guesses: Guesses
  /** Whether there are nets, and they have seen it. */
  readonly isSeen: boolean
  /** Whether an intent is likely enough to count beside another. */
  readonly isLikely: (intent: string) => boolean
}

/** What a row of findings is only called together (…等其他症状). */
const unspecific = new Set(['assoc_open', 'past_general', 'infectious', 'family_history'])

/** The candidates of an intent: of a symptom or disease those that are named, the one asked about before, or a guess. */
export const candidatesOf = (
  { intent, share }: { readonly intent: string; readonly share: number },
  tokens: readonly Token[],
  { before, disease }: Leaning,
  { guesses, isSeen, isLikely }: Seeing,
): readonly Candidate[] => {
  const letter = kinds[intent]
  const focus = focusOf(tokens)
  if (letter === undefined) {
    const row = topicsWith(focus, intent).filter((one) => one === intent || isLikely(one))
    return [{ meanings: (row.length > 0 ? row : [intent]).map((one) => ({ intent: one })), share }]
  }
  const rows = namedIn(focus, letter)
  const named = rows.length > 1 ? rows : entitiesOf(focus, letter)
  // The spelling alone denies no name: nets must have seen it too.
  const isDoubtful = isSeen && named.length === 1
  const entities = isDoubtful ? named.map((one) => resolveEntity(intent, one, guesses)) : named
  if (entities.length > 0) {
    const beside = entities.length > 1 ? topicsBeside(focus) : []
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

/** Whether two candidates mean the same, in whatever order. */
export const sameMeanings = (one: readonly Meaning[], other: readonly Meaning[]): boolean =>
  one.length === other.length &&
  one.every((meaning) => other.some((another) => meaningKey(meaning) === meaningKey(another)))

/** Candidates that mean the same as one, with the shares of all of them. */
export const mergeEqual = (candidates: readonly Candidate[]): readonly Candidate[] =>
  candidates.reduce<readonly Candidate[]>((out, one) => {
    const at = out.findIndex(({ meanings }) => sameMeanings(meanings, one.meanings))
    if (at < 0) return [...out, one]
    return out.map((other, i) => (i === at ? { ...other, share: other.share + one.share } : other))
  }, [])

/** Of several things the second is as likely as this, or there is one. */
const likely = 0.2

/** A third is there only where it is as likely as this beside the second. */
const asLikely = 0.6

/** Takes the likeliest as one where a stretch holds several (部位和程度, 检查和治疗). */
export const joinLikeliest = (candidates: readonly Candidate[]): readonly Candidate[] => {
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
