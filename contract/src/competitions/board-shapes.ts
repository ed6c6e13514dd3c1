import * as z from 'zod/mini'
import { WorkFile } from '@xinglin/contract/marking'
import { Choice } from '@xinglin/contract/dictionaries'
import { roundStates } from './round-shapes.ts'
import { runStates, slotStates } from './run-shapes.ts'
import { stationKinds } from './stages.ts'

/** What a board shows: nothing yet, scores as they arrive, those of the freeze, or those that were published. */
export const boardKinds = ['hidden', 'live', 'frozen', 'published'] as const
export type BoardKind = (typeof boardKinds)[number]
export const boardKindNames: Readonly<Record<BoardKind, string>> = {
  hidden: '成绩尚未公示',
  live: '实时成绩',
  frozen: '已封榜',
  published: '已公示',
}

/** A team on a board. */
export const BoardRow = z.strictObject({
  /** Among those that were asked for; null for whoever takes no rank. */
  Rank: z.nullable(z.number()),
  Name: z.string(),
  SchoolName: z.string(),
  /** The names of its area and its track; empty where there is none. */
  AreaName: z.string(),
  TrackName: z.string(),
  /** 0 to 100 with two decimals; null while there is none. */
  Score: z.nullable(z.number()),
  /** Stations that have a score, of how many. */
  Done: z.number(),
  Stations: z.number(),
  /** 缺考 or 作废; empty for all others. */
  Away: z.enum(['', 'absent', 'void']),
  Award: z.string(),
  Advances: z.boolean(),
  /** The caller is of this team, or entered it. */
  IsOwn: z.boolean(),
})
export type BoardRow = z.output<typeof BoardRow>

/** What a school comes to by its best entries, where schools go on. */
export const SchoolSum = z.strictObject({
  Rank: z.number(),
  SchoolName: z.string(),
  /** How many of its entries were counted. */
  Counted: z.number(),
  /** Their scores added up, with two decimals. */
  Sum: z.number(),
  /** Its entries that were counted go on. */
  Advances: z.boolean(),
})
export type SchoolSum = z.output<typeof SchoolSum>

/** A score of a team at a station, for its own people and those who run the contest. */
export const StationScore = z.strictObject({
  StationId: z.string(),
  Name: z.string(),
  Weight: z.number(),
  Score: z.nullable(z.number()),
  State: z.enum(slotStates),
})
export type StationScore = z.output<typeof StationScore>

/** The same for whoever was examined there: the report of their own session, once it is out; empty where there is none. */
export const OwnStationScore = z.strictObject({
  ...StationScore.shape,
  Kind: z.enum(stationKinds),
  SessionId: z.string(),
})
export type OwnStationScore = z.output<typeof OwnStationScore>

/** How an objection stands. */
export const objectionStates = ['open', 'accepted', 'rejected'] as const
export type ObjectionState = (typeof objectionStates)[number]
export const objectionStateNames: Readonly<Record<ObjectionState, string>> = {
  open: '待处理',
  accepted: '成立',
  rejected: '不成立',
}

/** How many files an objection may have, and how many bytes each. */
export const objectionLimits = { files: 6, fileBytes: 20_971_520 } as const

/** A file of an objection: a letter that the school stamped (盖章文件), or evidence. */
const ObjectionFile = z.strictObject({ ...WorkFile.shape, IsStamped: z.boolean() })
export type ObjectionFile = z.output<typeof ObjectionFile>

/** An objection to a published score. */
export const Objection = z.strictObject({
  Id: z.string(),
  Team: z.string(),
  SchoolName: z.string(),
  Station: z.string(),
  StationId: z.string(),
  /** The score of the station that is objected to; null where it had none. */
  Score: z.nullable(z.number()),
  /** Who objects, by real name. */
  Name: z.string(),
  Reason: z.string(),
  Files: z.array(ObjectionFile),
  /** The caller wrote it and may lay files beside it. */
  CanAddFiles: z.boolean(),
  State: z.enum(objectionStates),
  Decision: z.string(),
  CreatedAt: z.string(),
  DecidedAt: z.nullable(z.string()),
})
export type Objection = z.output<typeof Objection>

/** A board of a round as the caller may see it now. */
export const Board = z.strictObject({
  SkillContestId: z.string(),
  ContestName: z.string(),
  /** The rounds of the contest that were drawn. */
  Rounds: z.array(z.strictObject({ Id: z.string(), Name: z.string() })),
  RoundId: z.string(),
  RoundName: z.string(),
  State: z.enum(roundStates),
  Kind: z.enum(boardKinds),
  /** When the board was frozen; null where it is not. */
  FrozenAt: z.nullable(z.string()),
  PublishedAt: z.nullable(z.string()),
  /** Until when one may object. */
  ObjectionsUntil: z.nullable(z.string()),
  /** How the scores come about, in words. */
  Rule: z.string(),
  /** By which the order was drawn; known once the scores are published. */
  Seed: z.string(),
  /** The areas and the tracks of the teams, by which the board can be narrowed. */
  Areas: z.array(Choice),
  Tracks: z.array(Choice),
  /** The schools by their sums, where schools go on. */
  Schools: z.array(SchoolSum),
  List: z.array(BoardRow),
  Count: z.number(),
  /** The caller's own teams among those that were asked for, whatever page. */
  Own: z.array(BoardRow),
})
export type Board = z.output<typeof Board>

/** A team of the full board, for those who run the contest. */
export const FullBoardRow = z.strictObject({
  ...BoardRow.shape,
  EntryId: z.string(),
  No: z.number(),
  State: z.enum(runStates),
  /** Among the teams of its area and of its track. */
  AreaRank: z.nullable(z.number()),
  TrackRank: z.nullable(z.number()),
  /** The mean of the judges' ratings; null without one. */
  Rating: z.nullable(z.number()),
  Scores: z.array(
    z.strictObject({
      StationId: z.string(),
      Score: z.nullable(z.number()),
      State: z.enum(slotStates),
      /** Sheets that came, of how many; and how far the judges' scores lie apart. */
      Sheets: z.number(),
      Judges: z.number(),
      Spread: z.number(),
      /** They lie further apart than the round allows. */
      IsApart: z.boolean(),
      /** What each judge gave, with the picture of a paper sheet. */
      Marks: z.array(
        z.strictObject({ Judge: z.string(), Score: z.number(), Photo: z.nullable(WorkFile) }),
      ),
      IsAdjusted: z.boolean(),
    }),
  ),
})
export type FullBoardRow = z.output<typeof FullBoardRow>

/** What was settled of a round: prepared by one, signed by another. */
export const Settlement = z.strictObject({
  Id: z.string(),
  /** Which settlement of the round, from 1. */
  No: z.number(),
  /** SHA-256 of what was settled. */
  Hash: z.string(),
  PreparedBy: z.string(),
  PreparedAt: z.string(),
  SignedBy: z.string(),
  SignedAt: z.nullable(z.string()),
  Note: z.string(),
  /** The caller may sign it: somebody else prepared it. */
  CanSign: z.boolean(),
})
export type Settlement = z.output<typeof Settlement>

/** The full board of a round. */
export const FullBoard = z.strictObject({
  RoundId: z.string(),
  SkillContestId: z.string(),
  ContestName: z.string(),
  Name: z.string(),
  State: z.enum(roundStates),
  FrozenAt: z.nullable(z.string()),
  ObjectionsUntil: z.nullable(z.string()),
  Rule: z.string(),
  Stations: z.array(z.strictObject({ Id: z.string(), Name: z.string(), Weight: z.number() })),
  Teams: z.array(FullBoardRow),
  Schools: z.array(SchoolSum),
  /** Sheets that did not come. */
  Missing: z.number(),
  /** Teams at stations whose judges differ by more than the round allows, and whose score nobody set since. */
  Apart: z.number(),
  /** The newest first. */
  Settlements: z.array(Settlement),
  Objections: z.array(Objection),
  Version: z.number(),
})
export type FullBoard = z.output<typeof FullBoard>
