import * as z from 'zod/mini'
import { authors, call, id } from '@xinglin/contract/call'
import { RunRecord } from '@xinglin/contract/simulations/experiment'
import { missing } from './shapes.ts'

/** What an examinee did in a station that people mark, for those who may look at the work; whose it is is not said. */
export const getStationRecord = call({
  path: '/api/ExamRoom/GetStationRecord',
  keyless: true,
  who: authors,
  input: z.object({ WorkId: id }),
  output: RunRecord,
  refusals: missing,
})
