import * as z from 'zod/mini'

const seqs = z.readonly(z.array(z.number()))

/** One thing that was looked for; `evidence` are the events that show it. */
export const ScoredItem = z.strictObject({
  id: z.string(),
  zh: z.string(),
  max: z.number(),
  got: z.number(),
  evidence: seqs,
  why: z.string(),
})

/** A score sheet (评分表): eight dimensions with their items, what was taken off the whole, what bounds it. */
export const Sheet = z.strictObject({
  dimensions: z.readonly(
    z.array(
      z.strictObject({
        no: z.number(),
        name: z.string(),
        /** 0-100, null where nothing could be assessed. */
        score: z.nullable(z.number()),
        items: z.readonly(z.array(ScoredItem)),
      }),
    ),
  ),
  /** The composite before deductions and caps. */
  raw: z.number(),
  deductions: z.readonly(
    z.array(z.strictObject({ zh: z.string(), points: z.number(), evidence: seqs })),
  ),
  caps: z.readonly(
    z.array(z.strictObject({ id: z.string(), zh: z.string(), cap: z.number(), evidence: seqs })),
  ),
  composite: z.number(),
  level: z.enum(['S', 'A', 'B', 'C', 'D']),
})
export type Sheet = z.output<typeof Sheet>
