import type { Complication } from './complication-row.ts'
import { complicationRows } from './complication-rows.ts'
import { needleComplicationRows } from './needle-complication-rows.ts'
import { tubeComplicationRows } from './tube-complication-rows.ts'

const all: readonly Complication[] = [
  ...complicationRows,
  ...needleComplicationRows,
  ...tubeComplicationRows,
]
const known = new Map(all.map((one) => [one.id, one]))

/** A complication by its id. */
export const complicationOf = (id: string): Complication | undefined => known.get(id)

/** Every remedy that some complication knows. */
export const remedies: ReadonlySet<string> = new Set(
  all.flatMap((one) => [...Object.keys(one.remedies), ...one.must]),
)
