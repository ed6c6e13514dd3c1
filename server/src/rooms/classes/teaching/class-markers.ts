import type { TenantContext } from '#platform/visit'
import { memberStore } from './member-store.ts'
import { rightsOf } from './rules.ts'
import { teachingStore } from './store.ts'

/** Who may mark what students of some 教学班 hand in: those who teach them, and assistants with 批阅任务. */
export const markersOfClasses = async (
  tenant: TenantContext,
  classIds: readonly string[],
): Promise<readonly string[]> => {
  if (classIds.length === 0) return []
  const led = (await teachingStore(tenant).among(classIds)).map(({ teacherId }) => teacherId)
  const staff = await memberStore(tenant).staffOfClasses(classIds)
  return [
    ...led,
    ...staff.flatMap(({ personId, post, rights }) =>
      rightsOf(post, rights).includes('marking') ? [personId] : [],
    ),
  ]
}
