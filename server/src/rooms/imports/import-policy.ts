import { addImportRows } from '@xinglin/contract/imports'
import { placesOf, refuse, type Visit } from '#platform/visit'
import { importStore, type ImportUnderWay } from './import-store.ts'

const { missing } = addImportRows.refusals

/** The 院系 whose students alone the visitor imports: null for anybody. */
export const importedColleges = (visit: Visit): readonly string[] | null =>
  placesOf(visit, 'secretary') ?? null

/** Whether an import is the visitor's to look at: who runs the school any; 教学秘书 their own, for 院系 that they hold still. */
export const isTheirs = (
  visit: Visit,
  { personId, collegeIds }: Pick<ImportUnderWay, 'personId' | 'collegeIds'>,
): boolean => {
  const own = importedColleges(visit)
  if (own === null) return true
  return personId === visit.person?.id && (collegeIds?.every((id) => own.includes(id)) ?? false)
}

/** An import of the visitor's; any other is not there. With `hold` nobody else changes it until the call ends. */
export const ownImport = async (
  visit: Visit,
  id: string,
  lock = false,
): Promise<ImportUnderWay> => {
  const row = await importStore(visit)[lock ? 'lock' : 'find'](id)
  if (!row || !isTheirs(visit, row)) throw refuse(missing)
  return row
}
