import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Recital, RecitalOutcome } from '@xinglin/simulation/consultation'
import * as z from 'zod'
import { casesRoot } from './cases.ts'

const RecitalLine = z.strictObject({
  says: z.string().min(4).max(300),
  false: z.array(z.string().min(1)),
  /** Not looked at while the rules were made. */
  heldOut: z.optional(z.literal(true)),
})

/** `recitals.jsonl` of a case: summings up and leading questions, true and false ones, with the parts that are false. */
export const recitalsOf = (
  slug: string,
): readonly (Recital & { readonly heldOut?: true | undefined })[] =>
  readFileSync(join(casesRoot, slug, 'recitals.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => RecitalLine.parse(JSON.parse(line)))

/** How well recitals are told apart: counts of false parts, of parts that were put right, and of recitals that are so. */
export type RecitalScore = {
  readonly recitals: number
  readonly falseParts: number
  readonly detected: number
  readonly putRight: number
  readonly rightly: number
  readonly allTrue: number
  readonly confirmed: number
}

/** Counts what was heard. */
export const scoreOf = (outcomes: readonly RecitalOutcome[]): RecitalScore => {
  const sum = (count: (one: RecitalOutcome) => number): number =>
    outcomes.reduce((total, one) => total + count(one), 0)
  const corrected = ({ claims }: RecitalOutcome): number =>
    claims.filter(({ verdict }) => verdict === 'false').length
  const allTrue = outcomes.filter((one) => one.false.length === 0)
  return {
    recitals: outcomes.length,
    falseParts: sum((one) => one.false.length),
    detected: sum((one) => one.false.length - one.missed.length),
    putRight: sum(corrected),
    rightly: sum((one) => corrected(one) - one.wronged.length),
    allTrue: allTrue.length,
    confirmed: allTrue.filter(({ isConfirmed }) => isConfirmed).length,
  }
}
