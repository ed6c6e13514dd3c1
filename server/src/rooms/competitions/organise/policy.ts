import { getContest } from '@xinglin/contract/competitions'
import { memberOf, refuse, runsSchool, type Visit } from '#platform/visit'
import type { ContestRow } from '../contests/contest-store.ts'
import { hostedContestStore } from '../contests/hosted-contest-store.ts'

const { missing } = getContest.refusals

/** Whether the visitor runs a contest of their school: those who run the school any, a teacher their own. */
export const holdsContest = (visit: Visit, row: ContestRow): boolean =>
  runsSchool(visit) || (row.ownerId !== null && row.ownerId === memberOf(visit)?.id)

/** A contest that the visitor runs; any other is not there. */
export const hostedContest = async (visit: Visit, id: string): Promise<ContestRow> => {
  const row = await hostedContestStore(visit).find(id)
  if (!row || !holdsContest(visit, row)) throw refuse(missing)
  return row
}

/** The same, its row held until the call ends. */
export const changeableContest = async (visit: Visit, id: string): Promise<ContestRow> => {
  const row = await hostedContestStore(visit).lock(id)
  if (!row || !holdsContest(visit, row)) throw refuse(missing)
  return row
}
