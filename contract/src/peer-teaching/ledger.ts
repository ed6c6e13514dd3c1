import * as z from 'zod/mini'
import { call, day, id, listOf, named, page, pageSize, text, whole } from '@xinglin/contract/call'
import {
  longestSession,
  missing,
  mostADay,
  sensitive,
  shortestSession,
  TeachingSession,
  TeachingYear,
  tellWithinDays,
} from './shapes.ts'

const students = { who: ['student'] } as const
const year = whole(2000, 2200, '学年不正确')

/** Tells of a session of an accepted match. */
export const tellTeachingSession = call({
  path: '/api/MutualAid/TellSession',
  ...students,
  input: z.object({
    Id: id,
    MatchId: id,
    Day: day,
    Minutes: whole(
      shortestSession,
      longestSession,
      `时长须为${shortestSession}至${longestSession}分钟`,
    ),
    Note: named(300, '内容'),
  }),
  output: TeachingSession,
  refusals: {
    ...missing,
    ...sensitive,
    future: [-10008, '日期不能晚于今天'],
    old: [-10008, `只能登记${tellWithinDays}天以内的帮扶`],
    short: [-10008, '请用至少10个字写明帮扶了什么'],
    most: [-1, `同一天帮扶不能超过${mostADay / 60}小时`],
    taken: [-10009, '这次帮扶已登记'],
  },
})

/** Confirms a session that the other side told of, or says what is wrong with it. */
export const answerTeachingSession = call({
  path: '/api/MutualAid/Confirm',
  ...students,
  input: z.object({ Id: id, Accept: z.boolean(), Reason: text(300) }),
  output: TeachingSession,
  refusals: {
    ...missing,
    ...sensitive,
    decided: [-1, '这次帮扶已处理过'],
    reason: [-10008, '请写明异议'],
  },
})

/** Takes back a session that the caller told of and that nobody has confirmed. */
export const withdrawTeachingSession = call({
  path: '/api/MutualAid/WithdrawSession',
  ...students,
  input: z.object({ Id: id }),
  output: z.strictObject({ Done: z.literal(true) }),
  refusals: { ...missing, decided: [-1, '对方已确认，不能撤回'] },
})

/** The caller's school years, the newest first; the present one always. */
export const listTeachingYears = call({
  path: '/api/MutualAid/YearSummary',
  keyless: true,
  ...students,
  input: z.object({}),
  output: z.strictObject({ List: z.array(TeachingYear), Current: z.number() }),
})

/** The ledger of a school year of the caller's. */
export const getTeachingYear = call({
  path: '/api/MutualAid/YearDetail',
  keyless: true,
  ...students,
  input: z.object({ Year: year }),
  output: z.strictObject({ Summary: TeachingYear, List: z.array(TeachingSession) }),
})

/** Issues a certificate of the verified sessions of a year; answers its number. */
export const issueTeachingCertificate = call({
  path: '/api/MutualAid/Certificate',
  ...students,
  input: z.object({ Year: year }),
  output: z.strictObject({ Number: z.string() }),
  refusals: {
    none: [-1, '本学年还没有教师确认的帮扶'],
    many: [-1, '今天开具的证明过多，请明天再试'],
  },
})

const staff = { who: ['teacher', 'admin', 'operator'] } as const

/** Sessions of the caller's classes, to those who run the school of all: those that wait, or those that were decided. */
export const listTeachingSessions = call({
  path: '/api/MutualAid/Sessions',
  keyless: true,
  ...staff,
  input: z.object({
    State: z._default(z.enum(['open', 'decided']), 'open'),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: listOf(TeachingSession),
})

/** Verifies a session, or rejects it with a reason; what was verified may be rejected later, and its certificates tell. */
export const verifyTeachingSession = call({
  path: '/api/MutualAid/Verify',
  ...staff,
  input: z.object({ Id: id, Accept: z.boolean(), Reason: text(300) }),
  output: TeachingSession,
  refusals: {
    ...missing,
    ...sensitive,
    decided: [-1, '这次帮扶已处理过'],
    waits: [-1, '对方还没有确认'],
    reason: [-10008, '请写明驳回的理由'],
  },
})
