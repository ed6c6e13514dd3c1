import * as z from 'zod/mini'
import { call, id, learners, listOf, page, pageSize, text } from '@xinglin/contract/call'
import { messages } from '@xinglin/contract/courses'
import {
  ConsultationLine,
  entering,
  noEntry,
  once,
  standing,
  withheld,
} from '@xinglin/contract/simulations/kernel'
import { Happened } from './happened.ts'
import { missing, notYours } from './refusals.ts'
import { View } from './view.ts'

/** How the same patient is today. */
export const Temperament = z.enum(['cooperative', 'standard', 'guarded'])
export type Temperament = z.output<typeof Temperament>

/** Everything that the stage needs, in one call. */
const Stage = z.strictObject({
  ...standing,
  Temperament,
  /** When its time is over; ISO. */
  EndTime: z.string(),
  View,
  /** Everything that was done so far, with what came of it. */
  Events: z.readonly(z.array(Happened)),
})

/**
 * Begins or resumes the consultation of an item of one's open attempt. Proceed 0 resumes an open session or begins the
 * first; where the last one is finished it begins another. 1 only resumes. 3 gives up an open session, which stays
 * readable, and begins anew.
 */
export const createSession = call({
  path: '/api/Virtual/CreateSession',
  who: learners,
  menu: 3,
  perMinute: 20,
  signInFirst: messages.signIn,
  input: z.object({
    ...entering,
    /** The contest in which the attempt is; empty for what the attempt says. */
    SkillContestId: text(64),
  }),
  output: Stage,
  refusals: {
    ...missing,
    nothingToResume: [-1, '没有可以继续的问诊'],
    notConsultation: [-10008, '该内容不是虚拟问诊'],
    ...once,
    ...noEntry,
  },
})

/** One's own session as it stands, for coming back to it; a time that is over has ended it. */
export const getView = call({
  path: '/api/Virtual/GetView',
  keyless: true,
  who: learners,
  input: z.object({ SessionId: id }),
  output: Stage,
  refusals: { ...missing, ...withheld },
})

/** Consultations of a course, the newest first: one's own, or (`course`, for its teacher and those who run the school) everybody's. */
export const getSessions = call({
  path: '/api/Virtual/GetSessions',
  keyless: true,
  who: [...learners, 'admin', 'operator'],
  menu: 3,
  input: z.object({
    CourseId: id,
    Scope: z._default(z.enum(['mine', 'course']), 'mine'),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: listOf(ConsultationLine),
  refusals: { ...missing, ...notYours },
})
