import { goldenWay, sheetOf, type Setup, type State } from '@xinglin/simulation/operation'
import type { GoldenStep, Procedure } from '@xinglin/simulation/procedures'
import { expect } from 'vitest'
import { demoProcedures } from './index.ts'

/** The procedures by their folders. */
export const procedures = new Map(
  demoProcedures().map(({ slug, procedure }) => [slug, procedure] as const),
)

const procedureOf = (slug: string): Procedure => {
  const procedure = procedures.get(slug)
  if (procedure === undefined) throw new Error(slug)
  return procedure
}

/** A session of a procedure with one of its patients, by their names; throws where there is none. */
export const setupOf = (slug: string, id: string, seed = 1): Setup => {
  const procedure = procedureOf(slug)
  const variant = procedure.variants.find((one) => one.id === id)
  if (variant === undefined) throw new Error(id)
  return { procedure, variant, seed, mode: 'examination' }
}

/** What is done otherwise than the expert does it. */
export type Change = (golden: readonly GoldenStep[]) => readonly GoldenStep[]

/** Leaves deeds out. */
export const without =
  (...deeds: string[]): Change =>
  (golden) =>
    golden.filter(({ deed }) => !deeds.includes(deed))

/** Does a deed at another place, in another way or with other figures. */
export const differently =
  (deed: string, how: Partial<GoldenStep>): Change =>
  (golden) =>
    golden.map((one) => {
      if (one.deed !== deed) return one
      const { into, ...rest } = one
      return { ...rest, ...(how.values === undefined && into ? { into } : {}), ...how }
    })

/** Does something more before a deed. */
export const adding =
  (before: string, ...deeds: (Partial<GoldenStep> & { deed: string })[]): Change =>
  (golden) => {
    const at = golden.findIndex(({ deed }) => deed === before)
    const added = deeds.map((one) => ({ tools: [], values: {}, pause: 4, times: 1, ...one }))
    return [...golden.slice(0, at), ...added, ...golden.slice(at)]
  }

/** Goes the expert's way with a change. */
const going = (setup: Setup, change: Change): State => {
  const golden = change(setup.procedure.golden)
  return goldenWay({ ...setup, procedure: { ...setup.procedure, golden } }).state
}

/** An error by its name: of which procedure and patient, what is done otherwise, what befalls, the most that it is worth. */
export type Row = readonly [
  what: string,
  slug: string,
  patient: string,
  change: Change,
  trouble: string | undefined,
  most: number,
]

/** The complication comes about with one of four seeds, and with none the whole is worth more than it may be. */
export const expectConsequence = (...[, slug, patient, change, trouble, most]: Row): void => {
  const states = [1, 2, 3, 4].map((seed) => going(setupOf(slug, patient, seed), change))
  if (trouble !== undefined)
    expect(states.flatMap((state) => state.troubles.map(({ id }) => id))).toContain(trouble)
  const usual = sheetOf(goldenWay(setupOf(slug, patient)).state).composite
  for (const state of states) {
    expect(sheetOf(state).composite).toBeLessThanOrEqual(most)
    expect(sheetOf(state).composite).toBeLessThan(usual)
  }
}
