import * as z from 'zod/mini'
import { anyone, call, id, learners, text } from '@xinglin/contract/call'
import { Report } from './shapes.ts'

/** Makes a link to the report of a finished round, for whoever it is shown to; it holds for 7 days. */
export const shareResult = call({
  path: '/api/LearnCenter/ShareResult',
  keyless: true,
  who: learners,
  input: z.object({ ProgressId: id }),
  /** `Url` is a path of this school: `/trainingresult?session=…`. */
  output: z.strictObject({ Url: z.string(), ExpiresAt: z.string() }),
  refusals: { missing: [-404, '数据不存在'], unfinished: [-1, '还有必修内容未完成'] },
})

/** The report behind a link (`Session`), or a round of the caller's own (`ProgressId`). */
export const getTrainingResult = call({
  path: '/api/LearnCenter/GetTrainingResult',
  keyless: true,
  who: anyone,
  perMinute: 60,
  input: z.object({ Session: text(500), ProgressId: id }),
  output: z.strictObject({
    SchoolName: z.string(),
    CourseName: z.string(),
    /** Whose it is: the real name to the owner; by a link the surname with 同学. */
    Learner: z.string(),
    AttemptNo: z.number(),
    DoneCount: z.number(),
    ItemCount: z.number(),
    Seconds: z.number(),
    StartedAt: z.string(),
    Report,
  }),
  refusals: { missing: [-404, '报告不存在'], expired: [-10012, '请重新登录查看'] },
})
