import * as z from 'zod/mini'
import { call, id, listOf, managers, page, pageSize, text } from '@xinglin/contract/call'

/** In what a platform counts how long somebody took; public integrations disagree, the registration's own page decides. */
export const timeUnits = ['seconds', 'minutes'] as const

/** How a result that is to be pushed stands. */
export const pushStates = ['unlinked', 'waiting', 'sending', 'sent', 'failed'] as const
export type PushState = (typeof pushStates)[number]

/** How a school shares its step scores (步骤得分) with a platform of virtual simulation; the secret is told to nobody. */
export const Sharing = z.strictObject({
  Enabled: z.boolean(),
  /** Scheme and host of the platform, such as `https://www.ilab-x.com`. */
  Address: z.string(),
  AppId: z.string(),
  HasSecret: z.boolean(),
  TimeUnit: z.enum(timeUnits),
  /** People who came from the platform and are known there by an account. */
  Linked: z.number(),
  /** Grows with each change; a save upon an older one is refused. */
  Version: z.number(),
})
export type Sharing = z.output<typeof Sharing>

/** How the visited school shares its step scores. */
export const getSharing = call({
  path: '/api/StepScore/GetSharing',
  keyless: true,
  who: managers,
  input: z.object({}),
  output: Sharing,
})

/** Sets how the visited school shares its step scores, and whether it does at all. */
export const saveSharing = call({
  path: '/api/StepScore/SaveSharing',
  // Carries the secret, of which nothing may be kept.
  keyless: true,
  who: managers,
  input: z.object({
    Enabled: z.boolean(),
    Address: text(300).check(
      z.refine(
        (url) => url === '' || /^https?:\/\/[^\s/@?#]+(?:\/[^\s?#]*)?$/i.test(url),
        '平台地址须以 https:// 开头',
      ),
    ),
    AppId: text(64).check(z.refine((name) => /^\w*$/.test(name), 'APPID 只含字母、数字与下划线')),
    /** Empty: as it is. */
    Secret: text(300),
    TimeUnit: z.enum(timeUnits),
    Version: z.number().check(z.int(), z.minimum(0), z.maximum(2_000_000_000)),
  }),
  output: Sharing,
  refusals: {
    newer: [-10011, '设置已被他人修改，请核对后再次保存'],
    lacks: [-10008, '开启推送须填写平台地址、APPID 与 SECRET'],
    inner: [-10008, '平台地址须使用 https，且不能是内网地址；校内平台请由平台运维加入 SSO_HOSTS'],
  },
})

/** A result on its way to the platform. */
export const Push = z.strictObject({
  Id: z.string(),
  Learner: z.string(),
  Title: z.string(),
  Score: z.number(),
  State: z.enum(pushStates),
  Tries: z.number(),
  /** What the platform said, or what kept it from answering; empty where nothing went wrong. */
  Words: z.string(),
  /** When the score became final. */
  At: z.string(),
  /** When it is tried next; null where nobody will. */
  NextAt: z.nullable(z.string()),
  SentAt: z.nullable(z.string()),
})
export type Push = z.output<typeof Push>

/** What waits, what failed and why, and what arrived; the newest first. */
export const listPushes = call({
  path: '/api/StepScore/Pushes',
  keyless: true,
  who: managers,
  input: z.object({
    State: z._default(z.union([z.enum(pushStates), z.literal('all')]), 'all'),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: z.strictObject({
    ...listOf(Push).shape,
    /** How many are in each state. */
    States: z.record(z.enum(pushStates), z.number()),
  }),
})

/** 重新推送: tries one result again now, or all that failed (empty `Id`). */
export const pushAgain = call({
  path: '/api/StepScore/PushAgain',
  who: managers,
  input: z.object({ Id: id }),
  output: z.strictObject({ Count: z.number() }),
  refusals: {
    missing: [-404, '数据不存在'],
    off: [-1, '推送尚未开启'],
    unlinked: [-1, '该学生尚未从共享平台进入过本校课程，无法推送'],
  },
})

/** Links a student to their account at the platform by the ticket with which it sent them here. */
export const linkPlatform = call({
  path: '/api/StepScore/Link',
  keyless: true,
  perMinute: 10,
  who: ['student'],
  menu: 3,
  input: z.object({ Ticket: text(2000) }),
  /** What the platform calls the student. */
  output: z.strictObject({ Account: z.string() }),
  refusals: {
    off: [-1, '学校尚未开启与共享平台的对接'],
    away: [-1, '共享平台暂时无法连接，请稍后从平台重新进入'],
    refused: [-10012, '共享平台未认可本次进入，请从平台重新进入'],
    taken: [-1, '该平台账号已关联本校其他学生，请联系学校管理员'],
  },
})
