import * as z from 'zod/mini'
import { authors, call, id } from '@xinglin/contract/call'
import { missing, notYours } from './shapes.ts'

/** How the results of one class stand; those who are in no class of the examination stand under an empty id. */
export const ClassRelease = z.strictObject({
  ClassId: z.string(),
  Name: z.string(),
  /** How many have the examination. */
  Examinees: z.number(),
  Running: z.number(),
  /** Attempts that were handed in, and how many of them were released. */
  Submitted: z.number(),
  Released: z.number(),
  /** Written answers of theirs that wait to be marked. */
  ToMark: z.number(),
})
export type ClassRelease = z.output<typeof ClassRelease>

/** How far the results of an examination are released, class by class. */
export const getExamRelease = call({
  path: '/api/ExamManage/GetRelease',
  keyless: true,
  who: authors,
  input: z.object({ Id: id }),
  output: z.strictObject({
    Classes: z.array(ClassRelease),
    /** Others may still sit it: of a class that is released now only the score is shown until this moment. */
    PaperFrom: z.nullable(z.string()),
  }),
  refusals: missing,
})

/** Releases what waits for it of one class: its results alone, those that were handed in by now. */
export const releaseExamClass = call({
  path: '/api/ExamManage/ReleaseClass',
  who: authors,
  perMinute: 20,
  /** `ClassId` empty for those who are in no class of the examination. */
  input: z.object({ Id: id, ClassId: id }),
  output: z.strictObject({ Released: z.number() }),
  refusals: {
    ...missing,
    ...notYours,
    wrongState: [-1, '考试状态已改变，请刷新后重试'],
    noManual: [-1, '没有需要手动公布的内容'],
    running: [-1, '本班还有考生正在作答'],
    none: [-1, '本班没有可以公布的成绩'],
  },
})
