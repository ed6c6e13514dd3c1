import { meaningKey, type Meaning } from '#ontology'
import type { Layer, Model, Net, Rows } from './model.ts'
import { rowsOf } from './rows.ts'
import { softmax } from './scores.ts'

/** Adds up the rows that are known, weighed so that many count no more than few. */
const addUp = (
  { width, values, scale }: Rows,
  known: readonly number[],
  into: Float64Array,
  from: number,
): void => {
  const sums = new Int32Array(width)
  for (const row of known) {
    const at = row * width
    for (let k = 0; k < width; k += 1) sums[k] = (sums[k] ?? 0) + (values[at + k] ?? 0)
  }
  const weight = known.length === 0 ? 0 : scale / Math.sqrt(known.length)
  for (let k = 0; k < width; k += 1) into[from + k] = (sums[k] ?? 0) * weight
}

const knownOf = (rowOf: (hash: number) => number, hashes: Uint32Array): readonly number[] => {
  const known: number[] = []
  for (const hash of hashes) {
    const row = rowOf(hash)
    if (row >= 0) known.push(row)
  }
  return known
}

const through = ({ weights, offsets }: Layer, below: Float64Array): Float64Array => {
  const width = below.length
  const out = new Float64Array(offsets.length)
  for (let cell = 0; cell < out.length; cell += 1) {
    let sum = offsets[cell] ?? 0
    const from = cell * width
    for (let k = 0; k < width; k += 1) sum += (weights[from + k] ?? 0) * (below[k] ?? 0)
    out[cell] = sum
  }
  return out
}

/** What a net makes of a stretch. */
export type Insight = {
  /** Shares of the classes; they sum to 1. */
  readonly shares: Float64Array
  /** How likely the stretch asks or tells more than one thing, 0-1. */
  readonly several: number
}

const insightOf = (net: Net, own: readonly number[], around: readonly number[]): Insight => {
  const below = new Float64Array(net.own.width + net.around.width)
  addUp(net.own, own, below, 0)
  addUp(net.around, around, below, net.own.width)
  const hidden = through(net.hidden, below).map((sum) => (sum > 0 ? sum : 0))
  const [, several = 0] = softmax(Float64Array.of(0, ...through(net.several, hidden)))
  return { shares: softmax(through(net.output, hidden)), several }
}

/**
 * Makes of what is said and what is around it what nets learnt to make of them, each by its own chance: the mean of what
 * they say. All know the same features. Undefined without any.
 */
export const insightBy = (
  nets: readonly Net[],
): ((own: Uint32Array, around: Uint32Array) => Insight) | undefined => {
  const [first] = nets
  if (!first) return undefined
  const rowOfSaid = rowsOf(first.own.features)
  const rowOfAround = rowsOf(first.around.features)
  return (said, around) => {
    const mine = knownOf(rowOfSaid, said)
    const beside = knownOf(rowOfAround, around)
    const seen = nets.map((net) => insightOf(net, mine, beside))
    const shares = new Float64Array(first.classes.length).map(
      (_, i) => seen.reduce((sum, one) => sum + (one.shares[i] ?? 0), 0) / nets.length,
    )
    return { shares, several: seen.reduce((sum, one) => sum + one.several, 0) / nets.length }
  }
}

/** What nets make of a stretch by intents, and apart from that which finding it is about. */
export type View = Insight & {
  /** Shares of the findings, in the order in which the model guesses them by their spelling. */
  readonly findings: Float64Array
}

/** What nets make of what is said and of what is around it. */
export type ViewOf = (said: Uint32Array, around: Uint32Array) => View

/** The nets tell findings apart too (`symptom:cough`): here an intent has what all its findings have, and each finding its own. */
export const viewBy = ({
  nets,
  intents,
  entities,
}: Pick<Model, 'nets' | 'intents' | 'entities'>): ViewOf | undefined => {
  const insightOf = insightBy(nets)
  const [first] = nets
  if (!insightOf || !first) return undefined
  const intentOf = first.classes.map((name) => intents.classes.indexOf(name.split(':')[0] ?? ''))
  const findingOf = first.classes.map((name) => entities.classes.indexOf(name))
  return (own, around) => {
    const { shares: all, several } = insightOf(own, around)
    const shares = new Float64Array(intents.classes.length)
    const findings = new Float64Array(entities.classes.length)
    for (const [i, share] of all.entries()) {
      const intent = intentOf[i] ?? -1
      const finding = findingOf[i] ?? -1
      if (intent >= 0) shares[intent] = (shares[intent] ?? 0) + share
      if (finding >= 0) findings[finding] = share
    }
    return { shares, several, findings }
  }
}

/** How likely a view makes a meaning, 0-1: a finding by itself, any other by its intent. */
export const shareBy = ({
  intents,
  entities,
}: Pick<Model, 'intents' | 'entities'>): ((view: View, meaning: Meaning) => number) => {
  const placesOf = (classes: readonly string[]): ReadonlyMap<string, number> =>
    new Map(classes.map((name, place) => [name, place]))
  const ofIntents = placesOf(intents.classes)
  const ofFindings = placesOf(entities.classes)
  return ({ shares, findings }, meaning) =>
    meaning.entity === undefined
      ? (shares[ofIntents.get(meaning.intent) ?? -1] ?? 0)
      : (findings[ofFindings.get(meaningKey(meaning)) ?? -1] ?? 0)
}
