import * as z from 'zod/mini'
import { authors, call, id, searchKey, text, whole } from '@xinglin/contract/call'
import { stationKinds } from './stages.ts'

const missing = { missing: [-404, '数据不存在'] } as const

/** Frozen papers that a station may be sat from: those that people need not mark, the newest first. */
export const listStationPapers = call({
  path: '/api/Skill/Papers',
  keyless: true,
  who: authors,
  input: z.object({ SkillContestId: id, SearchKey: searchKey }),
  output: z.array(
    z.strictObject({
      Id: z.string(),
      Version: z.number(),
      Name: z.string(),
      Questions: z.number(),
      Points: z.number(),
    }),
  ),
  refusals: missing,
})

/** What the browser of a seat was found to have. */
export const DeviceChecks = z
  .record(z.string().check(z.maxLength(20)), z.enum(['pass', 'warn', 'fail']))
  .check(z.refine((checks) => Object.keys(checks).length <= 20, '检测项过多'))

/**
 * Enters a station at a computer: the caller's turn, with what the browser was found to have and the pledge. Done again it
 * goes on.
 */
export const startStation = call({
  path: '/api/SimulationGame/StationStart',
  who: ['student'],
  signInFirst: '登录后才可以学习哦！',
  input: z.object({
    SkillContestId: id,
    StationId: id,
    Pledged: z._default(z.boolean(), false),
    Checks: z._default(DeviceChecks, {}),
  }),
  output: z.strictObject({
    Kind: z.enum(stationKinds),
    Name: z.string(),
    /** The examination that is begun with it, by `/api/Exam/StartAttempt`; empty at a virtual station. */
    ExamId: z.string(),
    /** The session of a virtual station, gone on with by the calls of its kind; empty at a paper. */
    SessionId: z.string(),
    /** Nothing more is done in it. */
    IsOver: z.boolean(),
    /** By the server's clock. */
    Deadline: z.string(),
  }),
  refusals: {
    ...missing,
    early: [-1, '本场尚未开始'],
    over: [-1, '本场已结束'],
    paused: [-1, '比赛已暂停，请等待工作人员恢复'],
    away: [-1, '本队缺考或作废，不能入场'],
    other: [-1, '本站由其他队员应考'],
    pledge: [-10008, '请先阅读并同意诚信承诺'],
    device: [-10008, '设备检测未通过，请更换浏览器或电脑后重试'],
  },
})

/** Says how often the caller left the page of a station so far; fewer than were noted change nothing. */
export const noteLeaving = call({
  path: '/api/SimulationGame/StationLeave',
  who: ['student'],
  input: z.object({
    SkillContestId: id,
    StationId: id,
    Times: whole(1, 10_000, '次数不正确'),
    /** How the page was left: hidden, or no longer on the whole screen. */
    How: text(20),
  }),
  output: z.strictObject({ Times: z.number() }),
  refusals: missing,
})
