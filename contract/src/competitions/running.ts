import * as z from 'zod/mini'
import { authors, call, id, learners, people, text, whole } from '@xinglin/contract/call'
import { points, roundLimits } from './round-shapes.ts'
import { ControlRoom, Hall, JudgeTasks, OwnRun, Sheet, slotStates } from './run-shapes.ts'

const missing = { missing: [-404, '数据不存在'] } as const
const newer = { newer: [-10011, '该内容已被他人修改，请查看最新内容后再改'] } as const
const edition = z._default(z.number().check(z.int(), z.minimum(0)), 0)
const needsReason = { reason: [-10008, '请填写原因'] } as const
const sensitive = { sensitive: [-10010, '内容包含敏感词'] } as const

/** Draws the order of a round by a seed of the server's and makes its plan; or takes a draw back before the round starts. */
export const drawRound = call({
  path: '/api/Skill/Draw',
  who: authors,
  input: z.object({ Id: id, Undo: z._default(z.boolean(), false), Version: edition }),
  output: ControlRoom,
  refusals: {
    ...missing,
    ...newer,
    incomplete: [-1, '还有未完成的事项，不能抽签'],
    wrongState: [-1, '轮次状态已改变，请刷新后重试'],
    paused: [-1, '赛事已暂停或取消'],
  },
})

/** The control room of a round that was drawn. */
export const getControlRoom = call({
  path: '/api/Skill/ControlRoom',
  keyless: true,
  who: authors,
  input: z.object({ Id: id }),
  output: ControlRoom,
  refusals: { ...missing, planned: [-1, '本轮还没有抽签'] },
})

/** What is done to the clock of a round. */
export const clockActions = [
  'start',
  'next',
  'pause',
  'resume',
  'extend',
  'close',
  'reopen',
] as const
export type ClockAction = (typeof clockActions)[number]

/** Starts a round, goes on to the next step, stands it still, adds minutes, ends it. */
export const controlRound = call({
  path: '/api/Skill/Control',
  who: authors,
  input: z.object({
    Id: id,
    Action: z.enum(clockActions),
    /** Of `extend`. */
    Minutes: z._default(whole(0, 60, '延长须为1至60分钟'), 0),
    /** Of `pause`, `extend` and `reopen`. */
    Reason: text(200),
    Version: edition,
  }),
  output: ControlRoom,
  refusals: {
    ...missing,
    ...newer,
    ...needsReason,
    ...sensitive,
    wrongState: [-1, '轮次状态已改变，请刷新后重试'],
    last: [-1, '已经是最后一站，可以结束比赛'],
    early: [-1, '还有未进行的场次，不能结束比赛'],
    minutes: [-10008, '延长须为1至60分钟'],
    unchecked: [-1, '还有队没有检录，请先检录或记为缺考'],
  },
})

/** What is done to a team of a round. */
export const teamActions = ['checkIn', 'absent', 'void', 'restore', 'substitute'] as const
export type TeamAction = (typeof teamActions)[number]

/** Checks a team in, records that it did not come, voids it, or lets a substitute step in. */
export const setTeam = call({
  path: '/api/Skill/SetTeam',
  who: authors,
  input: z.object({
    RoundId: id,
    EntryId: id,
    Action: z.enum(teamActions),
    /** Of `substitute`: places in the entry of who comes and who goes. */
    In: z._default(z.number().check(z.int(), z.minimum(0)), 0),
    Out: z._default(z.number().check(z.int(), z.minimum(0)), 0),
    Reason: text(200),
  }),
  output: ControlRoom,
  refusals: {
    ...missing,
    ...needsReason,
    ...sensitive,
    wrongState: [-1, '轮次状态已改变，请刷新后重试'],
    member: [-10008, '请选择一名队员和一名替补'],
    proctor: [-1, '监考可以检录和记缺考，其他操作请联系赛事负责人'],
  },
})

/** Records that a team was absent at a station, voids it there, or takes that back; gives it minutes at a computer. */
export const setSlot = call({
  path: '/api/Skill/SetSlot',
  who: authors,
  input: z.object({
    Id: id,
    State: z.enum(slotStates),
    Minutes: z._default(whole(0, 60, '延长须为0至60分钟'), 0),
    Reason: text(200),
  }),
  output: ControlRoom,
  refusals: {
    ...missing,
    ...needsReason,
    ...sensitive,
    wrongState: [-1, '轮次状态已改变，请刷新后重试'],
  },
})

/** The rounds of a contest that were drawn and are not over, as the screen in the hall shows them. */
export const getHall = call({
  path: '/api/SimulationGame/Hall',
  keyless: true,
  who: people,
  input: z.object({ SkillContestId: id }),
  output: z.strictObject({ Name: z.string(), Rounds: z.array(Hall) }),
  refusals: missing,
})

/** How the caller's own teams go through the rounds of a contest that were drawn. */
export const getOwnRuns = call({
  path: '/api/SimulationGame/OwnRuns',
  keyless: true,
  who: learners,
  input: z.object({ SkillContestId: id }),
  output: z.array(OwnRun),
  refusals: missing,
})

/** The contests that the caller judges and that are not over. */
export const listJudging = call({
  path: '/api/SimulationGame/Judging',
  keyless: true,
  who: authors,
  input: z.object({}),
  output: z.array(
    z.strictObject({
      SkillContestId: z.string(),
      Name: z.string(),
      /** Sheets of teams that came already which the caller has to send for good. */
      Waiting: z.number(),
    }),
  ),
})

/** All that the caller judges in a contest, for a tablet that may lose the network. */
export const getJudgeTasks = call({
  path: '/api/SimulationGame/JudgeTasks',
  keyless: true,
  who: authors,
  input: z.object({ SkillContestId: id }),
  output: JudgeTasks,
  refusals: { ...missing, stranger: [-1, '您不是该赛事的评委'] },
})

/**
 * Saves a sheet as it is now, whole; a change with a number that the server has, or an older one, changes nothing. `Lock`
 * sends it for good.
 */
export const saveSheet = call({
  path: '/api/SimulationGame/SaveSheet',
  // Sent again it changes nothing: the number of the change says so.
  keyless: true,
  who: authors,
  input: z.object({
    SkillContestId: id,
    SlotId: id,
    Seq: whole(1, 1_000_000_000, '序号不正确'),
    Points: z.record(z.string(), points(roundLimits.points)),
    Rating: z._default(z.nullable(whole(1, 5, '整体评价须为1至5级')), null),
    Remark: text(500, '评语不得超过500个字'),
    Lock: z._default(z.boolean(), false),
  }),
  output: Sheet,
  refusals: {
    ...missing,
    ...sensitive,
    early: [-1, '这支队还没有到本站'],
    over: [-1, '本轮成绩已经公示，不能再评分'],
    away: [-1, '这支队在本站缺考或作废，无须评分'],
    own: [-1, '评委不能评本校的队'],
    locked: [-1, '评分已提交，不能再改'],
    item: [-10008, '评分项与评分表不符，请刷新后重试'],
    range: [-10008, '给分超出该项的分值'],
    unfinished: [-10008, '请为每个评分项给分，并选择整体评价'],
  },
})
