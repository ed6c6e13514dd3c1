import * as z from 'zod/mini'
import { WorkFile } from '@xinglin/contract/marking'
import { positions } from './contest-shapes.ts'
import { boardModes, roundFormats, roundStates } from './round-shapes.ts'
import { seatStates, stationKinds } from './stages.ts'

/** How a team of a round stands. */
export const runStates = ['waiting', 'present', 'absent', 'void'] as const
export type RunState = (typeof runStates)[number]
export const runStateNames: Readonly<Record<RunState, string>> = {
  waiting: '待检录',
  present: '已检录',
  absent: '缺考',
  void: '作废',
}

/** How a team stands at one station. */
export const slotStates = ['open', 'absent', 'void'] as const
export type SlotState = (typeof slotStates)[number]
export const slotStateNames: Readonly<Record<SlotState, string>> = {
  open: '正常',
  absent: '缺考',
  void: '作废',
}

/** The clock of a round: a step is reading time and examining time, the same for all stations and lanes. */
export const RoundClock = z.strictObject({
  State: z.enum(roundStates),
  /** Which step goes on, from 1; 0 before the first. */
  Step: z.number(),
  Steps: z.number(),
  /** When the step began; null where none goes on. */
  StartedAt: z.nullable(z.string()),
  /** For so long it stood still so far, in milliseconds. */
  PausedMs: z.number(),
  /** Since when it stands still; null while it goes on. */
  PausedAt: z.nullable(z.string()),
  ReadingMinutes: z.number(),
  Minutes: z.number(),
  /** Minutes that were added to this step. */
  ExtraMinutes: z.number(),
  ChangeMinutes: z.number(),
  Now: z.string(),
})
export type RoundClock = z.output<typeof RoundClock>

/** Where a team is in a step. */
export const HallPlace = z.strictObject({
  Station: z.string(),
  Lane: z.number(),
  /** The number that the team drew. */
  No: z.number(),
})
export type HallPlace = z.output<typeof HallPlace>

/** A round as the screen in the hall shows it: numbers, no names. */
export const Hall = z.strictObject({
  RoundId: z.string(),
  Name: z.string(),
  Format: z.enum(roundFormats),
  Lanes: z.number(),
  Clock: RoundClock,
  Current: z.array(HallPlace),
  Next: z.array(HallPlace),
})
export type Hall = z.output<typeof Hall>

/** How a team of the caller's goes through a round: its number, and when it is where. */
export const OwnRun = z.strictObject({
  RoundId: z.string(),
  RoundName: z.string(),
  EntryId: z.string(),
  Team: z.string(),
  /** The number that was drawn. */
  No: z.number(),
  State: z.enum(runStates),
  Members: z.array(z.strictObject({ Name: z.string(), Position: z.string() })),
  Clock: RoundClock,
  Slots: z.array(
    z.strictObject({
      StationId: z.string(),
      Station: z.string(),
      Kind: z.enum(stationKinds),
      /** The caller is examined here. */
      IsMine: z.boolean(),
      /** How the caller stands at a computer; `none` at any other station. */
      Seat: z.enum(seatStates),
      /** The caller's attempt at the paper, once it was begun. */
      AttemptId: z.string(),
      /** Who of the team is examined; empty for the whole team. */
      Position: z.enum(['', ...positions]),
      Step: z.number(),
      Lane: z.number(),
      Minutes: z.number(),
      /** Minutes that this team was given more than others. */
      ExtraMinutes: z.number(),
      State: z.enum(slotStates),
    }),
  ),
})
export type OwnRun = z.output<typeof OwnRun>

/** A team of a round, for the control room. */
export const RunTeam = z.strictObject({
  EntryId: z.string(),
  /** The number that was drawn. */
  No: z.number(),
  Name: z.string(),
  SchoolName: z.string(),
  State: z.enum(runStates),
  Reason: z.string(),
  Members: z.array(z.strictObject({ At: z.number(), Name: z.string(), Position: z.string() })),
  Slots: z.array(
    z.strictObject({
      Id: z.string(),
      StationId: z.string(),
      Step: z.number(),
      Lane: z.number(),
      State: z.enum(slotStates),
      Reason: z.string(),
      /** How many judges are to mark it, and how many sent theirs for good. */
      Judges: z.number(),
      Locked: z.number(),
      /** Minutes that this team was given more than others. */
      ExtraMinutes: z.number(),
      /** Who sits at a computer here, and how often they left the page. */
      Seats: z.array(
        z.strictObject({ Name: z.string(), State: z.enum(seatStates), Left: z.number() }),
      ),
    }),
  ),
})
export type RunTeam = z.output<typeof RunTeam>

/** The control room of a round. */
export const ControlRoom = z.strictObject({
  RoundId: z.string(),
  SkillContestId: z.string(),
  ContestName: z.string(),
  Name: z.string(),
  Format: z.enum(roundFormats),
  Lanes: z.number(),
  Board: z.enum(boardModes),
  Clock: RoundClock,
  Stations: z.array(
    z.strictObject({
      Id: z.string(),
      Name: z.string(),
      Kind: z.enum(stationKinds),
      /** The examination of a paper; empty at any other station. */
      ExamId: z.string(),
    }),
  ),
  Teams: z.array(RunTeam),
  /** Sheets that judges have still to send for good. */
  Waiting: z.array(z.strictObject({ Judge: z.string(), Station: z.string(), Sheets: z.number() })),
  /** The caller runs it; who watches over it checks teams in and records who did not come. */
  CanRun: z.boolean(),
  Version: z.number(),
})
export type ControlRoom = z.output<typeof ControlRoom>

/** A sheet as its judge fills it in. */
export const Sheet = z.strictObject({
  Points: z.record(z.string(), z.number()),
  Rating: z.nullable(z.number()),
  Remark: z.string(),
  /** The number of the last change that the server has. */
  Seq: z.number(),
  IsLocked: z.boolean(),
  /** A picture of the paper that was filled in instead of the tablet. */
  Photo: z.nullable(WorkFile),
})
export type Sheet = z.output<typeof Sheet>

/** What a judge marks at one station: the sheet, and the teams by the numbers that they drew. */
export const JudgeStation = z.strictObject({
  RoundId: z.string(),
  RoundName: z.string(),
  StationId: z.string(),
  Name: z.string(),
  Lane: z.number(),
  Lanes: z.number(),
  Position: z.enum(['', ...positions]),
  Task: z.string(),
  Items: z.array(
    z.strictObject({ Id: z.string(), Text: z.string(), Points: z.number(), Cap: z.number() }),
  ),
  Clock: RoundClock,
  /** In the order in which they come. */
  Slots: z.array(
    z.strictObject({
      Id: z.string(),
      No: z.number(),
      Step: z.number(),
      State: z.enum(slotStates),
      Sheet,
    }),
  ),
})
export type JudgeStation = z.output<typeof JudgeStation>

/** All that a judge marks in a contest. */
export const JudgeTasks = z.strictObject({
  SkillContestId: z.string(),
  ContestName: z.string(),
  Stations: z.array(JudgeStation),
})
export type JudgeTasks = z.output<typeof JudgeTasks>
