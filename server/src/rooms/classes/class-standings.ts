import type { Visit } from '#platform/visit'
import { fullName } from './administrative/administrative-class.ts'
import { stayStore } from './administrative/stay-store.ts'
import { administrativeStore } from './administrative/store.ts'
import { memberStore } from './teaching/member-store.ts'
import { classTitle } from './teaching/serialize.ts'
import { teachingStore } from './teaching/store.ts'

/** Of some classes those that the visitor studies in now, of either kind, by their names of now and whether they are archived. */
export const ownClassesAmong = async (
  visit: Visit,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly title: string; readonly isArchived: boolean }>> => {
  const own = visit.person?.id ?? ''
  const studied = new Set(await memberStore(visit).studiedBy(own))
  const stays = new Set((await stayStore(visit).of([own])).map(({ classId }) => classId))
  const teaching = await teachingStore(visit).among(ids.filter((id) => studied.has(id)))
  const administrative = await administrativeStore(visit).among(ids.filter((id) => stays.has(id)))
  return new Map([
    ...teaching.map((row) => [row.id, { title: classTitle(row), isArchived: row.closed }] as const),
    ...administrative.map(
      (row) => [row.id, { title: fullName(row), isArchived: row.state === 'archived' }] as const,
    ),
  ])
}
