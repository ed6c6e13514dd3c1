import { join } from 'node:path'
import * as z from 'zod'
import { readParsed } from './read.ts'

/** A round with its stations, and the sheets of judges that were sent. */
const Round = z.strictObject({
  name: z.string().min(1),
  format: z.enum(['stations', 'lanes']),
  lanes: z.number().int().min(1),
  aggregation: z.enum(['mean', 'trimmed']),
  tieBreak: z.array(z.enum(['heaviest', 'rating'])),
  advances: z.number().int().min(0),
  board: z.enum(['live', 'after']),
  state: z.enum(['running', 'published']),
  /** Who signs its settlement, beside the owner who prepares it. */
  signer: z.string().min(1),
  awards: z.array(
    z.strictObject({
      Name: z.string().min(1),
      By: z.enum(['places', 'percent']),
      Amount: z.number().int().min(1),
    }),
  ),
  stations: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        position: z.enum(['', 'A', 'B', 'C', 'D']),
        readingMinutes: z.number().int().min(0),
        minutes: z.number().int().min(1),
        weight: z.number().int().min(1),
        task: z.string().min(1),
        items: z.array(
          z.strictObject({
            text: z.string().min(1),
            points: z.number().min(0.5),
            cap: z.union([
              z.literal(0),
              z.literal(40),
              z.literal(59),
              z.literal(69),
              z.literal(74),
            ]),
          }),
        ),
        judges: z.array(z.string().min(1)).min(1),
        sheets: z.array(
          z.strictObject({
            judge: z.string().min(1),
            /** Of which entry, from 0. */
            entry: z.number().int().min(0),
            points: z.array(z.number().min(0)),
            rating: z.number().int().min(1).max(5),
            remark: z.string(),
          }),
        ),
      }),
    )
    .refine((all) => all.reduce((sum, { weight }) => sum + weight, 0) === 100, 'weights make 100'),
})

/** What is played at a computer, by its slug. */
const Work = z.strictObject({
  kind: z.enum(['consultation', 'operation', 'experiment']),
  slug: z.string().min(1),
})

/** A round at computers that was drawn and waits to be started. */
const SatRound = z.strictObject({
  name: z.string().min(1),
  stations: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        minutes: z.number().int().min(1),
        weight: z.number().int().min(1),
        task: z.string(),
        /** Absent: a paper of the bank that nobody has to mark. */
        work: Work.optional(),
      }),
    )
    .refine((all) => all.reduce((sum, { weight }) => sum + weight, 0) === 100, 'weights make 100'),
})

/** Contests of a demo school, in days from when the demo is made. */
const ContestsFile = z.array(
  z.strictObject({
    /** The name of its fixed id in `demo-ids.json`. */
    demoName: z.string().optional(),
    name: z.string().min(2),
    gameType: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    /** Stage of the contract's `gameStatus`: 0 draft, 1 registration, 3 formal, 5 published, 6 archived. */
    status: z.union([z.literal(0), z.literal(1), z.literal(3), z.literal(5), z.literal(6)]),
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
    /** Codes of tracks among which each entry chooses one. */
    tracks: z.array(z.string()).default([]),
    /** What each entry hands in. */
    documents: z
      .array(z.strictObject({ name: z.string().min(1), note: z.string(), required: z.boolean() }))
      .default([]),
    /** Keys of other demo schools that are loaded before this one. */
    partners: z.array(z.string()).default([]),
    entries: z
      .array(
        z.strictObject({
          name: z.string().default(''),
          track: z.string().default(''),
          by: z.string().min(1),
          state: z.enum(['pending', 'accepted', 'refused']),
          reason: z.string().default(''),
          members: z.array(z.string().min(1)).min(1),
        }),
      )
      .default([]),
    /** Its round, where it goes on or is over. */
    round: Round.optional(),
    /** Its round at computers, instead. */
    satRound: SatRound.optional(),
    /** What is practised for it. */
    practice: z.array(Work).default([]),
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
