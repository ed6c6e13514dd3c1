import type { InputOf } from '@xinglin/contract/call'
import { getStationRecord } from '@xinglin/contract/exams'
import { overseenWork } from '#marking'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { runRecordOf } from '#simulations/experiment'
import { examSource } from './exam-source.ts'
import { markedItem } from './marked-item.ts'

const { missing } = getStationRecord.refusals

const handleGetStationRecord = async (
  visit: Visit,
  { WorkId }: InputOf<typeof getStationRecord>,
) => {
  const overseen = await overseenWork(examSource, visit, WorkId)
  const item = overseen && (await markedItem(visit, overseen.work))
  if (!item || !('station' in item)) throw refuse(missing)
  const { attemptId, station } = item
  const record = await runRecordOf(visit, { attemptId, stationId: station.id })
  if (!record) throw refuse(missing)
  return record
}

/** Answers who marks a station that was not assessed, and asks what was done in it. */
export const stationRecordCalls = () => [answer(getStationRecord, handleGetStationRecord)]
