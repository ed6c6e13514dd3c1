import type { AdministrativeClass } from '@xinglin/contract/classes'
import { facesOf } from '#identity'
import type { Visit } from '#platform/visit'
import { departmentsOf } from '#schools'
import type { AdministrativeLine } from './store.ts'

/** Names of 院系 by id. */
export const departmentNames = async (visit: Visit): Promise<ReadonlyMap<string, string>> =>
  new Map((await departmentsOf(visit)).map((one) => [one.id, one.name]))

/** 行政班 as the contract tells them. */
export const toAdministrative = async (
  visit: Visit,
  rows: readonly AdministrativeLine[],
): Promise<AdministrativeClass[]> => {
  const departments = await departmentNames(visit)
  const heads = await facesOf(
    visit,
    rows.flatMap(({ headTeacherId }) => (headTeacherId === null ? [] : [headTeacherId])),
  )
  return rows.map((row) => ({
    Id: row.id,
    DepartmentId: row.departmentId,
    DepartmentName: departments.get(row.departmentId) ?? '',
    Grade: row.grade,
    Major: row.major,
    Name: row.name,
    HeadTeacherId: row.headTeacherId ?? '',
    HeadTeacherName: heads.get(row.headTeacherId ?? '')?.name ?? '',
    StudentCount: row.students,
    State: row.state,
    Version: row.version,
  }))
}
