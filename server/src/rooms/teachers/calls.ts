import { nobody } from '@xinglin/contract/call'
import { titles } from '@xinglin/contract/identity'
import { getRetPaginationCourseUser, getTeacherTypeDataSource } from '@xinglin/contract/teachers'
import { answer } from '#platform/http'
import type { Visit } from '#platform/visit'
import { teacherStore } from './store.ts'
import { publicly } from './teachers.ts'

/** People with at least one course that this visitor may see, of a kind (−1 any); given by the room of courses. */
export type Authors = (visit: Visit, kind: number) => Promise<string[]>

/** Answers the teachers of a school and the titles they may carry; `authors` comes from the room of courses. */
export const teacherCalls = (authors: Authors) => [
  answer(
    getRetPaginationCourseUser,
    async (visit, { DepartId, CourseType, PageIndex, PageSize }) => {
      const store = teacherStore(visit)
      const kind = CourseType === '' ? -1 : CourseType
      const asked = DepartId !== nobody && DepartId !== null
      // A department asked for shows all its teachers, also those without a course as yet.
      const ids = asked ? await store.inDepartment(DepartId) : await authors(visit, kind)
      const rows = await store.list(ids, asked ? DepartId : undefined)
      const from = (PageIndex - 1) * PageSize
      return {
        User: rows.slice(from, from + PageSize).map((row) => publicly(row, visit)),
        Count: rows.length,
      }
    },
  ),
  answer(getTeacherTypeDataSource, async () =>
    Object.entries(titles).map(([number, Name]) => ({ Id: Number(number), Name })),
  ),
]
