import type { TeachingClass } from '@xinglin/contract/classes'
import { facesOf } from '#identity'
import { runsSchool, type Visit } from '#platform/visit'
import { termName } from '../terms/rules.ts'
import { termStore } from '../terms/store.ts'
import { memberStore } from './member-store.ts'
import { rightsOf } from './rules.ts'
import type { TeachingLine } from './store.ts'

/** Names of the school's terms by id. */
export const termNames = async (visit: Visit): Promise<ReadonlyMap<string, string>> =>
  new Map((await termStore(visit).all()).map((row) => [row.id, termName(row)]))

/** 教学班 that the visitor teaches or runs, as the contract tells them. */
export const toTeaching = async (
  visit: Visit,
  rows: readonly TeachingLine[],
): Promise<TeachingClass[]> => {
  const terms = await termNames(visit)
  const teachers = await facesOf(
    visit,
    rows.map(({ teacherId }) => teacherId),
  )
  const own = visit.person?.id ?? ''
  const staff = new Map(
    (
      await memberStore(visit).staffOfAll(
        rows.map(({ id }) => id),
        own,
      )
    ).map((one) => [one.classId, one]),
  )
  const rights = (row: TeachingLine) => {
    if (runsSchool(visit)) return rightsOf('manager')
    if (row.teacherId === own) return rightsOf('lead')
    const one = staff.get(row.id)
    return one ? rightsOf(one.post, one.rights) : []
  }
  return rows.map((row) => ({
    Id: row.id,
    TermId: row.termId ?? '',
    TermName: terms.get(row.termId ?? '') ?? '',
    Course: row.course,
    Name: row.name,
    TeacherId: row.teacherId,
    TeacherName: teachers.get(row.teacherId)?.name ?? '',
    StudentCount: row.students,
    Capacity: row.capacity ?? 0,
    State: row.closed ? 'archived' : 'open',
    Rights: [...rights(row)],
    Version: row.version,
  }))
}
