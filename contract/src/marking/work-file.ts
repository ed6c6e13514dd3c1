import * as z from 'zod/mini'

/** A file of a work. */
export const WorkFile = z.strictObject({
  Id: z.string(),
  Name: z.string(),
  Bytes: z.number(),
  /** `picture` is shown in its place, everything else is opened. */
  Type: z.enum(['picture', 'pdf', 'document']),
  Url: z.string(),
})
export type WorkFile = z.output<typeof WorkFile>
