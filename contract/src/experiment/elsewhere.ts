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

/** Sets the unit of time of a registration, and whether scores are taken at all. */
export const saveElsewhere = call({
  path: '/api/Experiment/SaveElsewhere',
  who: authors,
  input: z.object({
    CourseId: id,
    Enabled: z.boolean(),
    TimeUnit: z.enum(timeUnits),
    Version: z.number().check(z.int(), z.minimum(0), z.maximum(2_000_000_000)),
  }),
  output: ElsewhereSetting,
  refusals: {
    ...refusals,
    none: [-1, '请先生成 APPID 与 SECRET'],
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
 * The address at which the experiment of a course is entered: signed, and with a ticket that is good once and for ten
 * minutes, where the course is registered; else as it was written down.
 */
export const launchElsewhere = call({
  path: '/api/Experiment/Launch',
  // Answers a ticket, of which nothing may be kept.
  keyless: true,
  perMinute: 30,
  who: learners,
  menu: 3,
  input: z.object({ CourseId: id, ProgressId: id }),
  output: z.strictObject({ Url: z.string(), Signed: z.boolean() }),
  refusals: {
    missing: [-404, '数据不存在'],
    closed: [-10011, '该次学习已转为历史记录，请从课程页重新开始'],
    address: [-1, '外部实验的地址不可用，请联系任课教师'],
  },
})
