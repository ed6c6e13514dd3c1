import * as z from 'zod/mini'

/**
 * practice: hints at a cost, the report at once; examination: no hints, taken once over all rounds, the report when the
 * results are released; contest: the same, and the patient says the same to everybody.
 */
export const Mode = z.enum(['practice', 'examination', 'contest'])
export type Mode = z.output<typeof Mode>
