import * as z from 'zod/mini'

/** A curve to be read: channels side by side in time, `Length` of the unit of time long, a line of the grid every `Grid`. */
export const RecordedFigure = z.strictObject({
  Name: z.string(),
  Length: z.number(),
  TimeUnit: z.enum(['s', 'ms']),
  Grid: z.number(),
  Strips: z.array(
    z.strictObject({
      Name: z.string(),
      Unit: z.string(),
      /** The range it is drawn in. */
      Least: z.number(),
      Most: z.number(),
      /** As far apart as `Length` divided by their number. */
      Samples: z.array(z.number()),
    }),
  ),
})
export type RecordedFigure = z.output<typeof RecordedFigure>
