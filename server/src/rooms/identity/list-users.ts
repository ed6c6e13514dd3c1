import { listUsers, type User } from '@xinglin/contract/identity'
import { nobody } from '@xinglin/contract/call'
import { answer } from '#platform/http'
import type { TenantContext, Visit } from '#platform/visit'
import { collegesOf } from '#schools'
import { listedColleges } from './people-policy.ts'
import { toUserResponses, type TeacherPort } from './serialize-users.ts'
import { type IsPlaced, userListStore } from './user-list-store.ts'
import type { UserRow } from './user-store.ts'

/** 行政班 as the room of classes keeps them; given by the table of contents, as that room stands above. */
export type ClassPort = {
  /** That a person is in a grade (0 for any) and a 行政班 (absent for any) now. */
  readonly isIn: (
    school: TenantContext,
    wanted: { readonly grade: number; readonly classId: string | undefined },
  ) => IsPlaced
  /** Takes people out of theirs today. */
  readonly leave: (visit: Visit, personIds: readonly string[]) => Promise<void>
  /** Puts people back into those that they left on a day. */
  readonly comeBack: (
    school: TenantContext,
    left: readonly { readonly personId: string; readonly day: string }[],
  ) => Promise<void>
  /** The students of some grades and of some 行政班 that are open, now. */
  readonly students: (
    school: TenantContext,
    of: { readonly grades: readonly number[]; readonly classIds: readonly string[] },
  ) => Promise<readonly string[]>
  /** How many are in each of some 行政班 now. */
  readonly sizes: (
    school: TenantContext,
    classIds: readonly string[],
  ) => Promise<ReadonlyMap<string, number>>
  /** Archives those of some 行政班 that are open, or opens those that are archived; answers which. */
  readonly archive: (visit: Visit, classIds: readonly string[]) => Promise<readonly string[]>
  readonly reopen: (visit: Visit, classIds: readonly string[]) => Promise<readonly string[]>
  /** Where people are now; those without a 行政班 are left out. */
  readonly of: (
    school: TenantContext,
    personIds: readonly string[],
  ) => Promise<
    ReadonlyMap<string, { readonly id: string; readonly name: string; readonly grade: number }>
  >
}

const orNothing = (id: string | null): string | undefined =>
  id === null || id === nobody ? undefined : id

const withPlaces = async (
  visit: Visit,
  classes: ClassPort,
  rows: readonly UserRow[],
  users: readonly User[],
) => {
  const colleges = new Map((await collegesOf(visit)).map(({ id, name }) => [id, name]))
  const collegeOf = new Map(rows.map(({ person }) => [person.id, person.collegeId ?? '']))
  const classOf = await classes.of(visit, [...collegeOf.keys()])
  return users.map((user) => {
    const collegeId = collegeOf.get(user.Id) ?? ''
    const place = classOf.get(user.Id)
    return {
      ...user,
      CollegeId: collegeId,
      CollegeName: colleges.get(collegeId) ?? '',
      ClassId: place?.id ?? '',
      ClassName: place?.name ?? '',
      Grade: place?.grade ?? 0,
    }
  })
}

/** Answers the list of people; `teachers` and `classes` say what rooms above know of them. */
export const userListCalls = (teachers: TeacherPort, classes: ClassPort) => [
  answer(listUsers, async function handleListUsers(visit, input) {
    const store = userListStore(visit)
    const classId = orNothing(input.ClassId)
    const wanted = {
      key: input.SearchKey,
      roleType: input.RoleType,
      state: input.State,
      collegeId: orNothing(input.CollegeId),
      among: listedColleges(visit),
      isPlaced:
        input.Grade > 0 || classId !== undefined
          ? classes.isIn(visit, { grade: input.Grade, classId })
          : undefined,
    }
    const { rows, count } = await store.list(wanted, {
      sort: input.Sort,
      after: orNothing(input.After),
      page: input.PageIndex,
      size: input.PageSize,
    })
    const users = await toUserResponses(visit, teachers, rows)
    return { List: await withPlaces(visit, classes, rows, users), Count: count }
  }),
]
