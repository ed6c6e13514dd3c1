import * as z from 'zod/mini'
import { authors, call, id, learners, listOf, page, pageSize } from '@xinglin/contract/call'
import { overseen } from './marking-list.ts'
import { timeUnits } from './sharing.ts'
import { PlatformStep } from './step-scores.ts'

/** Where an experiment elsewhere (外部实验) asks us, on the school’s host: the published interface, its platform’s side. */
export const elsewherePaths = {
  token: '/open/api/v2/token',
  refresh: '/open/api/v2/token/refresh',
  upload: '/open/api/v2/data_upload',
} as const

/** How a course whose experiment is held elsewhere is known to whoever made it; the secret is shown once, when it is made. */
export const ElsewhereSetting = z.strictObject({
  /** Whether there is a registration; without one the address is opened as it is, and nothing comes back. */
  Registered: z.boolean(),
  AppId: z.string(),
  /** Whether scores are taken; a registration that is off is kept. */
  Enabled: z.boolean(),
  /** In what the maker counts how long somebody took. */
  TimeUnit: z.enum(timeUnits),
  /** Addresses and networks of the maker’s servers: what is asked and sent from elsewhere is refused. Empty: from anywhere. */
  Servers: z.array(z.string()),
  /** Whether everything that is asked and sent is signed by HMAC (docs/experiments.md). */
  Signed: z.boolean(),
  /** Whether either of both tells the maker’s server from a browser; without it nothing is answered and nothing taken. */
  Guarded: z.boolean(),
  /** When the secret was made; null where there is none. */
  MadeAt: z.nullable(z.string()),
  /** Grows with each change; a save upon an older one is refused. */
  Version: z.number(),
})
export type ElsewhereSetting = z.output<typeof ElsewhereSetting>

const refusals = {
  ...overseen,
  here: [-1, '该课程不是外部实验课程'],
} as const

/** How a course is registered with whoever made its experiment. */
export const getElsewhere = call({
  path: '/api/Experiment/GetElsewhere',
  keyless: true,
  who: authors,
  input: z.object({ CourseId: id }),
  output: ElsewhereSetting,
  refusals,
})

/** Registers a course, or gives its registration another secret: what speaks for students there is good no longer. */
export const registerElsewhere = call({
  path: '/api/Experiment/RegisterElsewhere',
  // Answers the secret, of which nothing may be kept.
  keyless: true,
  perMinute: 20,
  who: authors,
  input: z.object({ CourseId: id }),
  output: z.strictObject({ Setting: ElsewhereSetting, Secret: z.string() }),
  refusals,
})

/** Sets how the maker’s server is told from a browser, the unit of time, and whether scores are taken at all. */
export const saveElsewhere = call({
  path: '/api/Experiment/SaveElsewhere',
  who: authors,
  input: z.object({
    CourseId: id,
    Enabled: z.boolean(),
    TimeUnit: z.enum(timeUnits),
    /** Absent: as it was. */
    Servers: z.optional(
      z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))).check(z.maxLength(20)),
    ),
    Signed: z.optional(z.boolean()),
    Version: z.number().check(z.int(), z.minimum(0), z.maximum(2_000_000_000)),
  }),
  output: ElsewhereSetting,
  refusals: {
    ...refusals,
    none: [-1, '请先生成 APPID 与 SECRET'],
    malformed: [-1, '制作方服务器的地址须为 IP 地址或网段，如 203.0.113.7、203.0.113.16/28'],
    wide: [-1, '网段过大，学生的浏览器也可能在其中：IPv4 的前缀须不小于 /24，IPv6 须不小于 /48'],
    near: [-1, '该地址是本机或本平台反向代理的地址，所有来访都可能显示为它，不能用来辨认制作方'],
    newer: [-10011, '设置已被他人修改，请核对后再次保存'],
  },
})

/** A result as an experiment elsewhere told it; moments are ISO, lengths seconds. */
export const ElsewhereResult = z.strictObject({
  Id: z.string(),
  Title: z.string(),
  /** False while the student is in the middle of it there. */
  Finished: z.boolean(),
  /** 0–100, as it was told. */
  Score: z.number(),
  StartedAt: z.string(),
  EndedAt: z.string(),
  Seconds: z.number(),
  ReceivedAt: z.string(),
  Steps: z.array(PlatformStep),
})
export type ElsewhereResult = z.output<typeof ElsewhereResult>

/** One of a round of one’s own. */
export const OwnResult = z.strictObject({
  ...ElsewhereResult.shape,
  /** The one that the round is scored by: of what is finished the best, of equals the first. */
  Counts: z.boolean(),
})
export type OwnResult = z.output<typeof OwnResult>

/** The same, with whose it is, for those who teach the course. */
export const LearnersResult = z.strictObject({
  ...ElsewhereResult.shape,
  Learner: z.string(),
  /** A teacher trying the own course; counted nowhere. */
  Tester: z.boolean(),
})
export type LearnersResult = z.output<typeof LearnersResult>

/** What arrived for a course, the newest first. */
export const elsewhereResults = call({
  path: '/api/Experiment/ElsewhereResults',
  keyless: true,
  who: authors,
  input: z.object({ CourseId: id, PageIndex: page, PageSize: pageSize(10) }),
  output: listOf(LearnersResult),
  refusals,
})

/** What arrived for a round of one’s own, the newest first; nothing for a course that is learnt here. */
export const myElsewhere = call({
  path: '/api/Experiment/MyElsewhere',
  keyless: true,
  who: learners,
  menu: 3,
  input: z.object({ ProgressId: id }),
  output: z.array(OwnResult),
  refusals: { missing: [-404, '数据不存在'] },
})

/**
 * The address at which the experiment of a course is entered: with a ticket that is good once and for ten minutes, where
 * the course is registered and guarded; else as it was written down. Nothing in it signs anything.
 */
export const launchElsewhere = call({
  path: '/api/Experiment/Launch',
  // Answers a ticket, of which nothing may be kept.
  keyless: true,
  perMinute: 30,
  who: learners,
  menu: 3,
  input: z.object({ CourseId: id, ProgressId: id }),
  output: z.strictObject({ Url: z.string(), WithTicket: z.boolean() }),
  refusals: {
    missing: [-404, '数据不存在'],
    closed: [-10011, '该次学习已转为历史记录，请从课程页重新开始'],
    address: [-1, '外部实验的地址不可用，请联系任课教师'],
  },
})
