import { exp, log } from '#arithmetic'
import { meaningKey, type Meaning } from '#ontology'
import type { Hearing } from './hearing.ts'
import type { Model } from '../model/model.ts'
import { shareBy } from '../model/net.ts'
import type { Part } from './part.ts'
import { scorerOf } from '../model/scores.ts'
import { isAsked } from '../text/normalise.ts'

/** What was understood beside something else in one turn, and what speaks for its having been asked. */
export type Beside = {
  readonly part: Part
  readonly meaning: Meaning
  /** As many numbers as there are weights but the first; they are learnt for just these, in this order. */
  readonly aspects: readonly number[]
}

/** A share as what is added up: its logarithm, of what is next to nothing that of this. */
const nothing = 0.0001
const weightOf = (share: number): number => log(share > nothing ? share : nothing)

/** How much is doubted at most of what stands beside a meaning. */
const unsure = 0.5

/** Less likely than this to have been asked for, it was only named beside what is asked. */
const believed = 0.4

/** Names several things one after another (肝炎、结核这些传染病): each of them is asked for. */
const isRow = ({ text, meanings }: Part): boolean =>
  meanings.length > 1 && /[、或和跟及]/.test(text)

/** How likely it is, 0-1, that what has these aspects was asked for. */
export const likelihoodOf = (weights: readonly number[], aspects: readonly number[]): number => {
  const [offset = 0, ...rest] = weights
  const sum = rest.reduce((total, weight, i) => total + weight * (aspects[i] ?? 0), offset)
  return 1 / (1 + exp(-sum))
}

/**
 * Tells what of several meanings of one turn was asked for, and what was only named beside it: 您瘦了不少，吃东西咽得下吗 asks for
 * one thing. The likeliest is always kept, and so is a row. Without nets, or without weights, nothing is left out.
 */
export const besidesOf = (model: Model) => {
  const { beside: weights, intents } = model
  const score = scorerOf(intents)
  const intentAt = (shares: Float64Array, { intent }: Meaning): number =>
    shares[intents.classes.indexOf(intent)] ?? 0
  const shareOf = shareBy(model)

  /** Each of several meanings of a turn with its aspects, but those of a row; none of a turn that means one thing. */
  const weigh = ({ parts, viewOf, whole, features, sentences }: Hearing): readonly Beside[] => {
    const understood = parts.filter(({ verdict }) => verdict === 'understood')
    const keys = new Set(understood.flatMap(({ meanings }) => meanings.map(meaningKey)))
    const seen = keys.size > 1 ? whole() : undefined
    if (!seen) return []
    const spelt = score(features()).shares
    const doubtBeside = (key: string): number => {
      const others = understood.filter(({ meanings }) =>
        meanings.some((m) => meaningKey(m) !== key),
      )
      return others.reduce(
        (least, { confidence }) => (1 - confidence < least ? 1 - confidence : least),
        unsure,
      )
    }
    return understood.flatMap((part) => {
      const inPlace = viewOf(part)?.shares
      if (!inPlace || isRow(part)) return []
      return part.meanings.map((meaning) => ({
        part,
        meaning,
        aspects: [
          weightOf(shareOf(seen, meaning)),
          weightOf(intentAt(spelt, meaning)),
          weightOf(part.confidence),
          weightOf(intentAt(inPlace, meaning)),
          weightOf(doubtBeside(meaningKey(meaning))),
          seen.several,
          log(keys.size),
          sentences > 1 ? 1 : 0,
          isAsked(part.text) ? 1 : 0,
        ],
      }))
    })
  }

  const keepAsked = (hearing: Hearing): readonly Part[] => {
    if (weights.length === 0) return hearing.parts
    const likelihoods = new Map<string, number>()
    for (const { meaning, aspects } of weigh(hearing)) {
      const key = meaningKey(meaning)
      const likelihood = likelihoodOf(weights, aspects)
      if (likelihood > (likelihoods.get(key) ?? 0)) likelihoods.set(key, likelihood)
    }
    if (likelihoods.size === 0) return hearing.parts
    let least = hearing.parts.some(isRow) ? believed : 0
    for (const likelihood of likelihoods.values())
      if (likelihood > least) least = likelihood < believed ? likelihood : believed
    return hearing.parts.flatMap((part) => {
      if (part.verdict !== 'understood' || isRow(part)) return [part]
      const meanings = part.meanings.filter(
        (meaning) => (likelihoods.get(meaningKey(meaning)) ?? 0) >= least,
      )
      return meanings.length > 0 ? [{ ...part, meanings }] : []
    })
  }

  return { weigh, keepAsked }
}
