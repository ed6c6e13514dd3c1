import { spellingOf } from '../features/features.ts'
import type { Meaning } from '#ontology'
import type { Linear } from '../model/model.ts'
import type { Scores } from '../model/scores.ts'
import { meaningOfTerm, type Term } from '../features/terms.ts'

/** What a finding may be whose words the lexicon lacks, likeliest first. */
export type Guesses = (
  intent: string,
) => readonly { readonly entity: string; readonly share: number }[]

/** What neither the spelling nor the nets may deny alone. */
const least = 0.003

/** Guesses by the spelling of a clause and by what nets see in it and around it, counted when first asked for. */
export const guesserOf = (
  model: Linear,
  score: (features: Uint32Array) => Scores,
  clause: string,
  seen?: Float64Array,
): Guesses => {
  let shares: Float64Array | undefined
  return (intent) => {
    shares ??= score(spellingOf(clause)).shares
    const ofIntent = model.classes.flatMap((name, i) =>
      name.startsWith(`${intent}:`) ? [{ entity: name.slice(intent.length + 1), i }] : [],
    )
    const partOf = (all: Float64Array | undefined): readonly number[] => {
      const mine = ofIntent.map(({ i }) => all?.[i] ?? 0)
      const whole = mine.reduce((total, share) => total + share, 1e-9)
      return mine.map((share) => share / whole)
    }
    const spelt = partOf(shares)
    const viewed = seen ? partOf(seen) : undefined
    const joint = ofIntent.map(({ entity }, k) => {
      const share = spelt[k] ?? 0
      if (!viewed) return { entity, share }
      return { entity, share: Math.sqrt((share + least) * ((viewed[k] ?? 0) + least)) - least }
    })
    const sum = joint.reduce((total, { share }) => total + share, 1e-9)
    return joint
      .toSorted((a, b) => b.share - a.share)
      .map(({ entity, share }) => ({ entity, share: share / sum }))
  }
}

/** So many times as likely as the finding that is named another must be to be meant instead of it, and at least so likely. */
const outweighed = 12
const believed = 0.5

/**
 * The finding that is meant where one is named: that one, or what its spelling and the nets together surely make of it (肚子一阵阵疼、
 * 发硬 are contractions).
 */
export const resolveEntity = (intent: string, named: string, guesses: Guesses): string => {
  const all = guesses(intent)
  const [first] = all
  const mine = all.find(({ entity }) => entity === named)?.share ?? 0
  if (!first || first.share < believed || first.share < outweighed * (mine + least)) return named
  return first.entity
}

/** Surer than this by the spelling of another finding than the one finding that is named, one asks back. */
const contested = 0.5
const forsaken = 0.1

/** What one named finding may be instead, by the spelling of all that is said: 迷糊 of a fever is no dizziness. */
export const rivalOf = (terms: readonly Term[], guesses: Guesses): Meaning | undefined => {
  const [term] = terms
  if (!term || terms.length > 1 || term.kind === 't') return undefined
  const named = meaningOfTerm(term)
  const [first, second] = guesses(named.intent)
  if (!first || first.share < contested || first.entity === named.entity) return undefined
  const mine = second !== undefined && second.entity === named.entity ? second.share : 0
  return mine < forsaken ? { intent: named.intent, entity: first.entity } : undefined
}

/** The finding that is named and its rival, so near each other that one asks back. */
export const rivals = (
  named: readonly Meaning[],
  rival: Meaning,
): { readonly meanings: readonly Meaning[]; readonly share: number }[] => [
  { meanings: named, share: 0.5 },
  { meanings: [rival], share: 0.45 },
]
