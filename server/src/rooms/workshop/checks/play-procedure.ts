import { conductOf, rehearse } from '@xinglin/simulation/operation'
import type { Problem } from '@xinglin/simulation/cases'
import { composed, type Composition, type Procedure } from '@xinglin/simulation/procedures'

/** What a composition is worth with each of its patients. */
export type Played = {
  readonly procedure: Procedure | undefined
  readonly problems: readonly Problem[]
  readonly figures: readonly {
    readonly Patient: string
    readonly Golden: number
    readonly Empty: number
    readonly Everything: number
  }[]
}

/** Reads a composition and plays it with each of its patients. */
export const playProcedure = (
  base: Procedure,
  draft: Composition,
  as: { readonly id: string; readonly version: number },
): Played => {
  const { procedure, problems } = composed(base, draft, as)
  if (!procedure) return { procedure, problems, figures: [] }
  const figures: Played['figures'][number][] = []
  const allProblems: Problem[] = [...problems]
  for (const [at, variant] of procedure.variants.entries()) {
    const { golden, empty, everything, problems: own } = rehearse(procedure, variant)
    figures.push({ Patient: variant.zh, Golden: golden, Empty: empty, Everything: everything })
    allProblems.push(...own.map((one) => ({ ...one, path: `variants.${at}` })))
  }
  return { procedure, problems: allProblems, figures }
}

/** The right conduct with one of the patients, as it travels; null where there is none. */
export const conductWith = (procedure: Procedure, patient: number) => {
  const variant = procedure.variants[patient]
  if (!variant) return null
  const { stop, steps, way } = conductOf(procedure, variant)
  return {
    Stop: stop,
    Steps: steps.map(({ id, phase, zh, points, cap, why }) => ({
      Id: id,
      Phase: phase,
      Name: zh,
      Points: points,
      Cap: cap,
      Why: why,
    })),
    Way: [...way],
  }
}
