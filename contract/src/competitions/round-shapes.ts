import * as z from 'zod/mini'
import { id, named, text, whole } from '@xinglin/contract/call'
import { positions } from './contest-shapes.ts'
import { stationKinds } from './stages.ts'

/** How a round is run: stations in rotation, lanes of stations that teams go through, or all teams at computers at once. */
export const roundFormats = ['stations', 'lanes', 'exam'] as const
export type RoundFormat = (typeof roundFormats)[number]
export const roundFormatNames: Readonly<Record<RoundFormat, string>> = {
  stations: '赛站式',
  lanes: '赛道式',
  exam: '机考',
}

/** How the marks of several judges become one. */
export const aggregations = ['mean', 'trimmed'] as const
export type Aggregation = (typeof aggregations)[number]
export const aggregationNames: Readonly<Record<Aggregation, string>> = {
  mean: '取各评委的平均分',
  trimmed: '去掉一个最高分和一个最低分后取平均分',
}

/** What decides between equal scores, one after the other. */
export const tieBreaks = ['heaviest', 'rating'] as const
export type TieBreak = (typeof tieBreaks)[number]
export const tieBreakNames: Readonly<Record<TieBreak, string>> = {
  heaviest: '权重最大的考站得分高者在前',
  rating: '整体评价高者在前',
}

/** Who goes on: the best of all, the best of each area, or the schools whose best entries come to most together. */
export const advanceWays = ['entries', 'areas', 'schools'] as const
export type AdvanceWay = (typeof advanceWays)[number]
export const advanceWayNames: Readonly<Record<AdvanceWay, string>> = {
  entries: '总名次在前的',
  areas: '各赛区名次在前的',
  schools: '团体总分在前的学校',
}

/** How a round stands. */
export const roundStates = [
  'planned',
  'drawn',
  'running',
  'judging',
  'published',
  'closed',
] as const
export type RoundState = (typeof roundStates)[number]
export const roundStateNames: Readonly<Record<RoundState, string>> = {
  planned: '未抽签',
  drawn: '已抽签',
  running: '比赛中',
  judging: '待评',
  published: '公示中',
  closed: '已结束',
}

/** When contestants and visitors see the scores: while they arrive, or once they are published. */
export const boardModes = ['live', 'after'] as const
export type BoardMode = (typeof boardModes)[number]
export const boardModeNames: Readonly<Record<BoardMode, string>> = {
  live: '比赛时实时公布',
  after: '公示时公布',
}

/** What a judge thinks of the whole, from 1. */
export const ratingNames: Readonly<Record<number, string>> = {
  1: '不合格',
  2: '临界',
  3: '合格',
  4: '良好',
  5: '优秀',
}

/** To how many per cent a missed item holds a station down; 0 where it does not. */
export const itemCaps = [0, 40, 59, 69, 74] as const

export const roundLimits = {
  rounds: 6,
  lanes: 12,
  stations: 20,
  items: 60,
  judges: 15,
  points: 100,
  awards: 10,
  advances: 500,
  counted: 20,
} as const

/** From so many judges on the highest and the lowest mark may be left out. */
export const judgesToTrim = 5

const halves = 2
const isHalves = (value: number): boolean => Number.isInteger(value * halves)

/** Points in halves. */
export const points = (most: number) =>
  z
    .number()
    .check(
      z.minimum(0, `分值须为0至${most}`),
      z.maximum(most, `分值须为0至${most}`),
      z.refine(isHalves, '分值以0.5为单位'),
    )

const Item = z.object({
  Id: id,
  Text: named(200, '评分项'),
  Points: points(roundLimits.points).check(z.minimum(0.5, '每项至少0.5分')),
  /** What missing it holds the station down to, in per cent; 0 for nothing. */
  Cap: z._default(
    z.union([z.literal(0), z.literal(40), z.literal(59), z.literal(69), z.literal(74)]),
    0,
  ),
})

const Judge = z.object({
  PersonId: id,
  /** The judge's school. */
  PartnerId: id,
  /** The lane that they judge, from 1. */
  Lane: whole(1, roundLimits.lanes, '请选择赛道'),
})

const Station = z.object({
  Id: id,
  Name: named(30, '考站名称'),
  Kind: z._default(z.enum(stationKinds), 'manikin'),
  /** What is sat or played, frozen: a paper and its version, a case, a procedure or a protocol. Nobody's id until it is chosen. */
  SourceId: id,
  SourceVersion: z._default(whole(0, 10_000, '请选择试卷'), 0),
  /** Who of the team is examined; empty for the whole team. */
  Position: z._default(z.enum(['', ...positions]), ''),
  ReadingMinutes: whole(0, 30, '读题须为0至30分钟'),
  Minutes: whole(1, 120, '时长须为1至120分钟'),
  /** In per cent; those of a round make 100. */
  Weight: whole(1, 100, '权重须为1至100'),
  /** What the contestants read when they come. */
  Task: text(1_000, '考题不得超过1000个字'),
  Items: z.array(Item).check(z.maxLength(roundLimits.items, `最多${roundLimits.items}个评分项`)),
  Judges: z.array(Judge).check(z.maxLength(roundLimits.judges, `最多${roundLimits.judges}名评委`)),
})

const Award = z.object({
  Name: named(20, '奖项名称'),
  By: z.enum(['places', 'percent']),
  Amount: whole(1, 500, '数量须为1至500'),
})
export type Award = z.output<typeof Award>

/** A round as those who hold a contest write it. */
export const RoundForm = z.object({
  Name: named(20, '轮次名称'),
  Format: z.enum(roundFormats),
  /** How many lanes; 1 for stations in rotation. */
  Lanes: whole(1, roundLimits.lanes, `赛道须为1至${roundLimits.lanes}条`),
  Aggregation: z.enum(aggregations),
  /** The marks of a station are put upon one scale before they are put together. */
  Standardise: z._default(z.boolean(), false),
  TieBreak: z.array(z.enum(tieBreaks)).check(z.maxLength(tieBreaks.length)),
  /** How many go on to the next round; 0 for all. */
  Advances: whole(0, roundLimits.advances, `晋级名额须为0至${roundLimits.advances}`),
  AdvanceBy: z._default(z.enum(advanceWays), 'entries'),
  /** How many entries of a school count, where schools go on. */
  Counted: z._default(
    whole(1, roundLimits.counted, `每校计入的队数须为1至${roundLimits.counted}`),
    1,
  ),
  /** By how many points of a hundred the judges of a team at a station may differ; 0 for any number. */
  MaxSpread: z._default(whole(0, 100, '评委分差须为0至100'), 0),
  /** Minutes between two steps. */
  ChangeMinutes: whole(0, 30, '换站须为0至30分钟'),
  Board: z.enum(boardModes),
  Awards: z.array(Award).check(z.maxLength(roundLimits.awards, `最多${roundLimits.awards}个奖项`)),
  Stations: z
    .array(Station)
    .check(z.maxLength(roundLimits.stations, `最多${roundLimits.stations}个考站`)),
})
export type RoundForm = z.output<typeof RoundForm>

const StationShown = z.strictObject({
  Id: z.string(),
  Name: z.string(),
  Kind: z.enum(stationKinds),
  SourceId: z.string(),
  SourceVersion: z.number(),
  SourceName: z.string(),
  Position: z.enum(['', ...positions]),
  ReadingMinutes: z.number(),
  Minutes: z.number(),
  Weight: z.number(),
  Task: z.string(),
  Items: z.array(
    z.strictObject({
      Id: z.string(),
      Text: z.string(),
      Points: z.number(),
      Cap: Item.shape.Cap,
    }),
  ),
  Judges: z.array(
    z.strictObject({
      PersonId: z.string(),
      PartnerId: z.string(),
      Name: z.string(),
      SchoolName: z.string(),
      Lane: z.number(),
    }),
  ),
})

/** A round whole, for those who hold the contest. */
export const Round = z.strictObject({
  Id: z.string(),
  SkillContestId: z.string(),
  /** Which round, from 1. */
  No: z.number(),
  State: z.enum(roundStates),
  Name: z.string(),
  Format: z.enum(roundFormats),
  Lanes: z.number(),
  Aggregation: z.enum(aggregations),
  Standardise: z.boolean(),
  TieBreak: z.array(z.enum(tieBreaks)),
  Advances: z.number(),
  AdvanceBy: z.enum(advanceWays),
  Counted: z.number(),
  MaxSpread: z.number(),
  ChangeMinutes: z.number(),
  Board: z.enum(boardModes),
  Awards: z.array(
    z.strictObject({ Name: z.string(), By: z.enum(['places', 'percent']), Amount: z.number() }),
  ),
  Stations: z.array(StationShown),
  /** What keeps it from being drawn, in words. */
  Missing: z.array(z.string()),
  /** How its scores come about, in words. */
  Rule: z.string(),
  CanEdit: z.boolean(),
  Version: z.number(),
})
export type Round = z.output<typeof Round>
