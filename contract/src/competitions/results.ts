import * as z from 'zod/mini'
import { authors, call, id, learners } from '@xinglin/contract/call'
import { slotStates } from './run-shapes.ts'
import { stationKinds } from './stages.ts'

const missing = { missing: [-404, '数据不存在'] } as const

/** A team's way through a station as it was published, item by item. */
export const StationResult = z.strictObject({
  StationId: z.string(),
  Name: z.string(),
  Kind: z.enum(stationKinds),
  Weight: z.number(),
  State: z.enum(slotStates),
  Score: z.nullable(z.number()),
  /** Of all who were scored; null where fewer than five were. */
  Mean: z.nullable(z.number()),
  Best: z.nullable(z.number()),
  /** An accepted objection set it anew. */
  IsAdjusted: z.boolean(),
  /** What judges gave for each line, as a mean; null where none of them marked it. */
  Items: z.array(
    z.strictObject({
      Text: z.string(),
      Points: z.number(),
      Got: z.nullable(z.number()),
      /** A key item that some judge saw missed. */
      IsKeyMissed: z.boolean(),
    }),
  ),
  Remarks: z.array(z.string()),
  /** The caller's attempt at its paper; empty without one. */
  AttemptId: z.string(),
})
export type StationResult = z.output<typeof StationResult>

/** What the caller's own teams came to in a round, once it is published: the last of a contest unless one is named. */
export const getGameResult = call({
  path: '/api/SimulationGame/Result',
  keyless: true,
  who: learners,
  input: z.object({ SkillContestId: id, StageId: id }),
  output: z.strictObject({
    SkillContestId: z.string(),
    ContestName: z.string(),
    /** The rounds that are published. */
    Rounds: z.array(z.strictObject({ Id: z.string(), Name: z.string() })),
    RoundId: z.string(),
    Teams: z.array(
      z.strictObject({
        EntryId: z.string(),
        Team: z.string(),
        Rank: z.nullable(z.number()),
        Ranked: z.number(),
        Score: z.nullable(z.number()),
        Mean: z.nullable(z.number()),
        Award: z.string(),
        Stations: z.array(StationResult),
      }),
    ),
  }),
  refusals: { ...missing, early: [-1, '成绩尚未公示'] },
})

/** How a station, or a line of its sheet, told good teams from others. */
const Figures = {
  /** Teams that were scored. */
  Count: z.number(),
  /** 0 to 1. */
  Facility: z.nullable(z.number()),
  /** Correlation with the rest of the score, -1 to 1. */
  Discrimination: z.nullable(z.number()),
} as const

/** The data of a contest's round, as it was published. */
export const ContestData = z.strictObject({
  SkillContestId: z.string(),
  ContestName: z.string(),
  Rounds: z.array(z.strictObject({ Id: z.string(), Name: z.string() })),
  RoundId: z.string(),
  RoundName: z.string(),
  /** From the entries to the ranks. */
  Funnel: z.array(z.strictObject({ Name: z.string(), Count: z.number() })),
  /** Of all who were ranked; null where fewer than five were. */
  Mean: z.nullable(z.number()),
  Median: z.nullable(z.number()),
  Deviation: z.nullable(z.number()),
  /** Ten scores a bar, from 0. */
  Distribution: z.array(z.strictObject({ From: z.number(), Count: z.number() })),
  Schools: z.array(
    z.strictObject({
      Name: z.string(),
      IsOwn: z.boolean(),
      Teams: z.number(),
      Ranked: z.number(),
      Awards: z.number(),
      /** Null where fewer than five teams of another school were ranked. */
      Mean: z.nullable(z.number()),
    }),
  ),
  Stations: z.array(
    z.strictObject({
      StationId: z.string(),
      Name: z.string(),
      Kind: z.enum(stationKinds),
      Weight: z.number(),
      Mean: z.nullable(z.number()),
      /** How far judges lay apart at it, as a mean. */
      Spread: z.nullable(z.number()),
      ...Figures,
    }),
  ),
  Items: z.array(
    z.strictObject({ StationId: z.string(), Text: z.string(), Points: z.number(), ...Figures }),
  ),
  /** The contests of the school by season: entries, people, and the mean of its teams. */
  Seasons: z.array(
    z.strictObject({
      Season: z.string(),
      Contests: z.number(),
      Teams: z.number(),
      Mean: z.nullable(z.number()),
    }),
  ),
})
export type ContestData = z.output<typeof ContestData>

/** The data of a round that is published, for those who hold the contest and for teachers of schools that take part. */
export const getContestData = call({
  path: '/api/SimulationGame/Data',
  keyless: true,
  who: authors,
  input: z.object({ SkillContestId: id, StageId: id }),
  output: ContestData,
  refusals: { ...missing, early: [-1, '成绩公示后才有数据'] },
})
