import { runsSchool, type Visit } from '#platform/visit'
import { stayStore } from './administrative/stay-store.ts'
import { administrativeStore } from './administrative/store.ts'
import { membershipStore, type Membership } from './memberships/membership-store.ts'
import { memberStore } from './teaching/member-store.ts'
import { teachingStore } from './teaching/store.ts'
import { classTitle, fullName } from './names/class-names.ts'

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

/** Of some classes those that the visitor teaches or heads; an assistant teaches none. */
export const taughtClassesAmong = async (
  visit: Visit,
  ids: readonly string[],
): Promise<readonly Membership[]> => {
  const own = visit.person?.id ?? ''
  const taught = await teachingStore(visit).among(ids)
  const staff = await memberStore(visit).staffOfAll(
    taught.map(({ id }) => id),
    own,
  )
  const teaches = new Set(staff.filter(({ post }) => post === 'teacher').map((one) => one.classId))
  const headed = await administrativeStore(visit).among(ids)
  const named = new Map((await membershipStore(visit).named(ids)).map((one) => [one.id, one]))
  return [
    ...taught.filter((row) => row.teacherId === own || teaches.has(row.id)),
    ...headed.filter((row) => row.headTeacherId === own),
  ].flatMap(({ id }) => named.get(id) ?? [])
}

/** Open classes that the visitor may write to, by a part of their name: those that they teach or head, any to those who run the school; `most` of each kind. */
export const writableClasses = async (
  visit: Visit,
  key: string,
  most: number,
): Promise<readonly Membership[]> => {
  const own = runsSchool(visit) ? undefined : (visit.person?.id ?? '')
  const taught = await teachingStore(visit).list(
    { termId: undefined, key, state: 'open', teacherId: own },
    1,
    most,
  )
  const headed = await administrativeStore(visit).list(
    {
      grade: 0,
      departmentId: undefined,
      major: '',
      key,
      state: 'open',
      seen: own === undefined ? undefined : { headTeacherId: own, collegeIds: [] },
    },
    1,
    most,
  )
  const ids = [...taught, ...headed].map(({ id }) => id)
  return own === undefined ? membershipStore(visit).named(ids) : taughtClassesAmong(visit, ids)
}
