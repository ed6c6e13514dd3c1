import type { AdministrativeClass } from '@xinglin/contract/classes'
import { facesOf } from '#identity'
import type { Visit } from '#platform/visit'
import { collegeNames } from '#schools'
import type { AdministrativeLine } from './store.ts'

/** 行政班 as the contract tells them. */
export const toAdministrative = async (
  visit: Visit,
  rows: readonly AdministrativeLine[],
): Promise<AdministrativeClass[]> => {
  const colleges = await collegeNames(visit)
  const heads = await facesOf(
    visit,
    rows.flatMap(({ headTeacherId }) => (headTeacherId === null ? [] : [headTeacherId])),
  )
  return rows.map((row) => ({
    Id: row.id,
    DepartmentId: row.departmentId,
    DepartmentName: colleges.get(row.departmentId) ?? '',
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
