import { role, type User } from '@xinglin/contract/identity'
import { markOf } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import type { UserRow } from './user-store.ts'

/** What a school says of a teacher. */
export type Teaching = {
  readonly title: number
  readonly departmentId: string | null
  readonly departmentName: string
  readonly remark: string
  readonly expertise: readonly string[]
}

/** What a list of the school says of a new teacher. */
type ListedTeacher = Pick<Teaching, 'title' | 'departmentId' | 'remark'> & {
  readonly id: string
  readonly name: string
  readonly gender: number | null
}

/** Teachers as the room of teachers keeps them; given by the table of contents, as that room stands above. */
export type TeacherPort = {
  readonly of: (
    school: TenantContext,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, Teaching>>
  /** Makes people teachers who are none yet, many at once. */
  readonly add: (school: TenantContext, teachers: readonly ListedTeacher[]) => Promise<void>
  /** Makes a person a teacher, or says something else of one. */
  readonly save: (
    school: TenantContext,
    id: string,
    wanted: {
      readonly name: string
      readonly gender: number | null
      readonly title: number
      readonly departmentId: string | null
      readonly remark: string
      /** Absent stays as it is. */
      readonly expertise?: readonly string[]
    },
  ) => Promise<void>
}

/** People as those who run the school see them. */
export const toUserResponses = async (
  school: TenantContext,
  teachers: TeacherPort,
  rows: readonly UserRow[],
): Promise<User[]> => {
  const teaching = await teachers.of(
    school,
    rows.filter((row) => row.person.roleType === role.teacher).map((row) => row.person.id),
  )
  return rows.map(({ account, person, lastSeen }) => {
    const form = {
      AccountName: account.loginName,
      Number: person.number,
      RealName: person.realName,
      Gender: person.gender,
      RoleType: person.roleType,
      Title: teaching.get(person.id)?.title ?? 0,
      DepartmentId: teaching.get(person.id)?.departmentId ?? '',
      Remark: teaching.get(person.id)?.remark ?? '',
      Expertise: [...(teaching.get(person.id)?.expertise ?? [])],
      Phone: person.phone,
      Email: person.email,
      Education: person.education,
      Nation: person.nation,
      NativePlace: person.nativePlace,
    }
    return {
      ...form,
      Id: person.id,
      DepartmentName: teaching.get(person.id)?.departmentName ?? '',
      Disabled: account.disabled,
      MustChangePassword: account.mustChange,
      LastSeenAt: lastSeen?.toISOString() ?? null,
      CreatedAt: person.createdAt.toISOString(),
      Version: markOf(form),
    }
  })
}
