import type { TenantContext } from '#platform/visit'
import { administrativeStore } from './store.ts'

/** The open 行政班 of the same grade as one of them, and what the grade is called; undefined where there is no such class. */
export const classesOfGrade = async (
  school: TenantContext,
  classId: string,
): Promise<{ readonly name: string; readonly classIds: readonly string[] } | undefined> => {
  const row = await administrativeStore(school).find(classId)
  if (!row) return undefined
  return {
    name: `${row.grade}级`,
    classIds: await administrativeStore(school).ofGrade(row.grade),
  }
}
