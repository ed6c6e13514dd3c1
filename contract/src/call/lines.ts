import * as z from 'zod/mini'

/**
 * The lines of a stream that tells rows by number: everything anew, with what stands above the rows and how many there are
 * (what was known before is void); rows as they are now, who is there no more, and how many rows are still to come; that
 * nothing changed. `No` is where one goes on after a broken connection.
 */
export const linesOf = <Head extends z.ZodMiniType, Row extends z.ZodMiniType>(
  head: Head,
  row: Row,
) =>
  z.discriminatedUnion('Kind', [
    z.strictObject({ Kind: z.literal('all'), No: z.string(), Head: head, Count: z.number() }),
    z.strictObject({
      Kind: z.literal('rows'),
      No: z.string(),
      Rows: z.array(row),
      Gone: z.array(z.string()),
      Left: z.number(),
    }),
    z.strictObject({ Kind: z.literal('still'), No: z.string() }),
  ])
