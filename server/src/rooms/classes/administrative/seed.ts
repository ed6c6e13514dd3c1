import { setCollege } from '#identity'
import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import { stayStore } from './stay-store.ts'
import { administrativeStore } from './store.ts'

/** Gives a 行政班 its 班主任 and its students, in it since a day. */
export const fillAdministrativeClass = async (
  school: TenantContext,
  classId: string,
  {
    headTeacherId,
    people,
    fromDay,
  }: {
    readonly headTeacherId: string | null
    readonly people: readonly string[]
    readonly fromDay: string
  },
): Promise<void> => {
  await administrativeStore(school).change(classId, { headTeacherId })
  const [row] = await administrativeStore(school).among([classId])
  if (row) await setCollege(school, people, row.departmentId)
  await stayStore(school).begin(
    people.map((personId) => ({ id: newId(), classId, personId, fromDay })),
  )
}
