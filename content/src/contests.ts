import { join } from 'node:path'
import * as z from 'zod'
import { readParsed } from './read.ts'

/** Contests of a demo school, in days from when the demo is made. */
const ContestsFile = z.array(
  z.strictObject({
    /** The name of its fixed id in `demo-ids.json`. */
    demoName: z.string().optional(),
    name: z.string().min(2),
    gameType: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    /** Stage of the contract's `gameStatus`: 0 draft, 1 registration, 6 archived. */
    status: z.union([z.literal(0), z.literal(1), z.literal(6)]),
    owner: z.string().min(1),
    organiser: z.string().min(1),
    summary: z.string().min(1),
    rules: z.string().min(1),
    enrolOpens: z.number().int(),
    enrolCloses: z.number().int(),
    starts: z.number().int(),
    ends: z.number().int(),
    enrolBy: z.enum(['self', 'team']),
    teamSize: z.number().int().min(1).max(4),
    substitutes: z.number().int().min(0).max(2),
    quota: z.number().int().min(0),
    needsReview: z.boolean(),
    /** Keys of other demo schools that are loaded before this one. */
    partners: z.array(z.string()).default([]),
    entries: z
      .array(
        z.strictObject({
          name: z.string().default(''),
          by: z.string().min(1),
          state: z.enum(['pending', 'accepted', 'refused']),
          reason: z.string().default(''),
          members: z.array(z.string().min(1)).min(1),
        }),
      )
      .default([]),
  }),
)

/** A contest of a demo school. */
export type DemoContest = z.output<typeof ContestsFile>[number] & {
  readonly id: string | undefined
}

/** The contests of a demo school, with the fixed ids that some have. */
export const demoContests = (
  folder: string,
  ids: Readonly<Record<string, string>>,
): DemoContest[] =>
  readParsed(ContestsFile, join(folder, 'contests.json')).map((one) => ({
    ...one,
    id: one.demoName && ids[one.demoName],
  }))
