import * as z from 'zod/mini'
import { call, id, learners } from '@xinglin/contract/call'
import { missing } from './refusals.ts'
import { ReportState } from './marking-shapes.ts'

/** Hands a returned report in again, as it was kept last: a further version, assessed anew with the same recording. */
export const resubmitLabReport = call({
  path: '/api/LabReport/Submit',
  keyless: true,
  who: learners,
  menu: 3,
  perMinute: 20,
  input: z.object({ SessionId: id }),
  output: z.strictObject({ State: ReportState, Version: z.number() }),
  refusals: {
    ...missing,
    notReturned: [-10011, '只有被退回的报告可以重新提交'],
    same: [-10008, '报告没有修改，请按评语修改后再提交'],
    tooOften: [-10008, '重新提交的次数已达上限'],
  },
})
