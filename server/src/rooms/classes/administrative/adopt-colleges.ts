import { setCollege } from '#identity'
import type { TenantContext } from '#platform/visit'
import { adoptColleges } from '#schools'
import { stayStore } from './stay-store.ts'
import { administrativeStore } from './store.ts'

/**
 * Makes 院系 of the departments by which 行政班 were known before there were 院系, and lets their students belong to them;
 * nothing to do in most starts.
 */
export const adoptClassColleges = async (school: TenantContext): Promise<void> => {
  const used = await administrativeStore(school).byDepartment()
  for (const id of await adoptColleges(school, [...used.keys()]))
    await setCollege(school, await stayStore(school).ofDepartment(id), id)
}
