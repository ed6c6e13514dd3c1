import type { Recheck } from '@xinglin/contract/marking'
import type { ResultUnit } from '@xinglin/contract/exams'
import { recheckStore, recheckUntil, toRecheck, workStore } from '#marking'
import type { TenantContext, Visit } from '#platform/visit'
import { writtenStore } from './store.ts'

/** Of the written answers of an attempt: until when each may be asked about again, and what was asked. */
export const recheckOfUnits = async (
  visit: Visit,
  attemptId: string,
): Promise<ReadonlyMap<string, NonNullable<ResultUnit['Recheck']>>> => {
  const written = await writtenStore(visit).newest(attemptId)
  const works = await workStore(visit).among([...written.values()].map(({ id }) => id))
  const units = new Map<string, NonNullable<ResultUnit['Recheck']>>()
  for (const { id, unitId } of written.values()) {
    const work = works.get(id)
    if (!work?.counted || work.state !== 'released') continue
    const row = await recheckStore(visit).find(id)
    units.set(unitId, {
      WorkId: id,
      Until: (await recheckUntil(visit, work))?.toISOString() ?? null,
      Asked: row ? await toRecheck(visit, row) : null,
    })
  }
  return units
}

type RecheckState = Recheck['State']

const ranks: readonly RecheckState[] = ['asked', 'changed', 'kept']

/** How re-checks of some attempts stand, by attempt: what is asked goes before what was decided. */
export const recheckStates = async (
  tenant: TenantContext,
  attemptIds: readonly string[],
): Promise<ReadonlyMap<string, RecheckState>> => {
  const works = await writtenStore(tenant).worksOf(attemptIds)
  const rechecks = await recheckStore(tenant).among([...works.keys()])
  const states = new Map<string, RecheckState>()
  for (const [workId, { state }] of rechecks) {
    const attemptId = works.get(workId) ?? ''
    const before = states.get(attemptId)
    if (!before || ranks.indexOf(state) < ranks.indexOf(before)) states.set(attemptId, state)
  }
  return states
}
