import { getAdministrative } from '@xinglin/contract/classes'
import { refuse, runsSchool, type Visit } from '#platform/visit'
import { administrativeStore, type AdministrativeLine } from './store.ts'

const { missing } = getAdministrative.refusals

/** Whose classes a visitor sees: undefined for all, else those that a teacher heads. */
export const headsOnly = (visit: Visit): string | undefined =>
  runsSchool(visit) ? undefined : (visit.person?.id ?? '')

/** The class, as far as the visitor may see it: who runs the school any, a teacher one that they head. */
export const seenClass = async (visit: Visit, id: string): Promise<AdministrativeLine> => {
  const row = await administrativeStore(visit).find(id)
  const heads = headsOnly(visit)
  if (!row || (heads !== undefined && row.headTeacherId !== heads)) throw refuse(missing)
  return row
}
