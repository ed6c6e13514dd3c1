import * as z from 'zod/mini'
import { call, managers } from '@xinglin/contract/call'

/** What a school does to open, in the order in which it is done. */
export const guideSteps = [
  'brand',
  'hosts',
  'administrators',
  'departments',
  'people',
  'course',
  'term',
  'doors',
  'messages',
  'backup',
] as const
export type GuideStep = (typeof guideSteps)[number]

/** What each step is called. */
export const guideNames: Readonly<Record<GuideStep, string>> = {
  brand: '校名、校徽与主题色',
  hosts: '域名与证书',
  administrators: '第二位管理员',
  departments: '学科与科室',
  people: '教师与学生',
  course: '第一门课程',
  term: '学期与班级',
  doors: '登录方式',
  messages: '站外消息',
  backup: '备份',
}

/** What the server saw at a host of the school. */
export const HostCheck = z.strictObject({
  Host: z.string(),
  /** `local`: a name of this machine; `soon`: it expires within two weeks. */
  State: z.enum(['ok', 'local', 'soon', 'fault']),
  /** In words: who issued the certificate and until when it is valid, or what is wrong. */
  Text: z.string(),
})
export type HostCheck = z.output<typeof HostCheck>

export const Guide = z.strictObject({
  Steps: z.array(
    z.strictObject({
      Key: z.enum(guideSteps),
      /** `done` and `todo` are computed; `later` is what was put off and is not done. */
      State: z.enum(['done', 'todo', 'later']),
      /** How it stands, in words. */
      Text: z.string(),
    }),
  ),
  /** What was seen at the hosts when they were looked at last; empty where they never were. */
  Hosts: z.array(HostCheck),
  HostsAt: z.string(),
})
export type Guide = z.output<typeof Guide>

/** How far a school has come in opening; each step is computed from what the school has. */
export const getGuide = call({
  path: '/api/SynopsisSchool/GetGuide',
  keyless: true,
  who: managers,
  input: z.object({}),
  output: Guide,
})

/** Puts a step off, or takes it up again; what is done stays done. */
export const postponeStep = call({
  path: '/api/SynopsisSchool/PostponeStep',
  who: managers,
  input: z.object({ Step: z.enum(guideSteps), Later: z.boolean() }),
  output: Guide,
})

/** Asks each host of the school for its certificate, from the server. */
export const checkHosts = call({
  path: '/api/SynopsisSchool/CheckHosts',
  who: managers,
  perMinute: 6,
  input: z.object({}),
  output: Guide,
})

/** Adds the subjects and 科室 of the standard list that the school does not have yet; what it has stays as it is. */
export const addStandardDepartments = call({
  path: '/api/SynopsisSchool/AddStandardDepartments',
  who: managers,
  input: z.object({}),
  output: z.strictObject({ Departments: z.number(), Sections: z.number() }),
})
