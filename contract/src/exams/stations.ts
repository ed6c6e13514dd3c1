import * as z from 'zod/mini'
import { authors, call, id, listOf, page, pageSize, searchKey } from '@xinglin/contract/call'
import { inAttempt, missing } from './shapes.ts'
import { examinees, movingRefusals } from './sitting.ts'
import { enteredStation, stationKinds } from './station-shapes.ts'

/** Begins a station of one's attempt, or goes on with it: once, until its minutes or the attempt's time are over. */
export const enterStation = call({
  path: '/api/Exam/EnterStation',
  ...examinees,
  input: z.object({ ...inAttempt, QuestionId: id }),
  output: z.strictObject({
    ...enteredStation,
    ServerTime: z.string(),
  }),
  refusals: {
    ...missing,
    ...movingRefusals,
    section: [-10008, '该考站尚未开放或已离开'],
  },
})

/** Cases, procedures and protocols that the caller may put into a paper as a station, by words. */
export const findStations = call({
  path: '/api/ExamPaper/FindStations',
  keyless: true,
  who: authors,
  input: z.object({
    Kind: z.enum(stationKinds),
    SearchKey: searchKey,
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: listOf(
    z.strictObject({
      WorkId: z.string(),
      Title: z.string(),
      /** What tells it from others of the name. */
      Note: z.string(),
      /** As long as its author gives it. */
      Minutes: z.number(),
    }),
  ),
})
