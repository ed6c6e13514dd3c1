import { createHash } from 'node:crypto'
import { meaningKey } from '@xinglin/simulation/ontology'
import {
  besidesIn,
  likelihoodOf,
  understand,
  type DialogueContext,
  type Model,
} from '@xinglin/simulation/understanding'
import type { Labelled } from './corpus.ts'

/** The corpus is parted in so many; the first few are each held back from a model of the others, and learnt from here. */
const shares = 6
const held = 2
const rounds = 3000
const pace = 0.5
/** How much a weight is drawn to nothing, so that an aspect that tells little weighs little. */
const modesty = 0.0002
/** Weights are kept in thousandths. */
const precision = 1000

/** One thing understood beside another: what is known of it, and whether it was asked for. */
export type Lesson = { readonly aspects: readonly number[]; readonly isAsked: boolean }

/** Which part of the corpus a sentence belongs to: the same wherever it stands and whoever wrote it. */
const shareOf = ({ text }: Labelled): number =>
  (createHash('sha256').update(text).digest()[0] ?? 0) % shares

const heardOf = (
  hear: ReturnType<typeof understand>,
  before: readonly string[],
): DialogueContext => {
  const turns: DialogueContext['before'][number][] = []
  for (const text of before) {
    const parts = hear(text, { before: turns })
    const known = parts.filter(({ verdict }) => verdict === 'understood')
    turns.push({ text, meanings: known.flatMap(({ meanings }) => meanings) })
  }
  return { before: turns }
}

/** What a model takes sentences for that it has not learnt from, where it takes them for several things at once. */
export const lessonsOf = (model: Model, lines: readonly Labelled[]): Lesson[] => {
  const whole = { ...model, beside: [] }
  const hear = understand(whole)
  const besides = besidesIn(whole)
  return lines.flatMap(({ text, before, intents, or }) => {
    if (intents === null) return []
    const labels = new Set([intents, ...(or ?? [])].flat())
    return besides(text, heardOf(hear, before)).map(({ meaning, aspects }) => ({
      aspects,
      isAsked: labels.has(meaningKey(meaning)),
    }))
  })
}

/** Logistic regression by gradient descent over aspects of mean 0 and spread 1: the offset, then a weight for each. */
export const weighedBy = (lessons: readonly Lesson[]): number[] => {
  const count = lessons.length
  const [first] = lessons
  if (!first) return []
  const columns = first.aspects.map((_, i) => lessons.map(({ aspects }) => aspects[i] ?? 0))
  const means = columns.map((column) => column.reduce((sum, one) => sum + one, 0) / count)
  const spreads = columns.map((column, i) => {
    const squares = column.reduce((sum, one) => sum + (one - (means[i] ?? 0)) ** 2, 0)
    return Math.sqrt(squares / count) || 1
  })
  const rows = lessons.map(({ aspects }) =>
    aspects.map((one, i) => (one - (means[i] ?? 0)) / (spreads[i] ?? 1)),
  )
  let weights = [0, ...means.map(() => 0)]
  for (let round = 0; round < rounds; round += 1) {
    const slopes = weights.map((weight, i) => (i === 0 ? 0 : weight * modesty))
    for (const [at, row] of rows.entries()) {
      const amiss = (likelihoodOf(weights, row) - (lessons[at]?.isAsked === true ? 1 : 0)) / count
      slopes[0] = (slopes[0] ?? 0) + amiss
      for (const [i, one] of row.entries()) slopes[i + 1] = (slopes[i + 1] ?? 0) + amiss * one
    }
    weights = weights.map((weight, i) => weight - pace * (slopes[i] ?? 0))
  }
  const [offset = 0, ...rest] = weights
  const plain = rest.map((weight, i) => weight / (spreads[i] ?? 1))
  const moved = plain.reduce((sum, weight, i) => sum - weight * (means[i] ?? 0), offset)
  return [moved, ...plain].map((weight) => Math.round(weight * precision) / precision)
}

/**
 * Learns what to believe of several meanings of one turn, from parts of a corpus that the model in question did not learn from:
 * `modelOf` makes one of the sentences that it is given, twice.
 */
export const besideBy = (
  lines: readonly Labelled[],
  modelOf: (lines: readonly Labelled[], share: number) => Model,
): number[] =>
  weighedBy(
    Array.from({ length: held }, (_, share) => {
      const model = modelOf(
        lines.filter((line) => shareOf(line) !== share),
        share,
      )
      return lessonsOf(
        model,
        lines.filter((line) => shareOf(line) === share),
      )
    }).flat(),
  )
