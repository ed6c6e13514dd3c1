import { changeClassCourses, type ClassDetail } from '@xinglin/contract/classes'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { managedClass } from './manage-teaching.ts'
import { changeableClass } from './policy.ts'
import { forgetStudied } from './study.ts'
import { studyStore } from './study-store.ts'
import { classTitle } from '../names/class-names.ts'

const { course, tooMany } = changeClassCourses.refusals
const maxCourses = 100

/** Of some courses of the platform those that the visitor may open, in order; told by the room that has them. */
export type CoursesAmong = (
  visit: Visit,
  ids: readonly string[],
) => Promise<readonly ClassDetail['Courses'][number][]>

/** Answers which courses of the platform a class studies. */
export const classCourseCalls = (coursesAmong: CoursesAmong) => [
  answer(
    changeClassCourses,
    async function handleChangeClassCourses(visit, { ClassId, Add, Drop }) {
      const row = await changeableClass(visit, ClassId, 'courses')
      const store = studyStore(visit)
      const before = await store.coursesOf(ClassId)
      const fresh = [...new Set(Add)].filter((id) => !before.includes(id))
      // What somebody may not open they cannot open to a class.
      if ((await coursesAmong(visit, fresh)).length < fresh.length) throw refuse(course)
      const gone = Drop.filter((id) => before.includes(id) && !fresh.includes(id))
      const count = before.length + fresh.length - gone.length
      if (fresh.length > 0 && count > maxCourses) throw refuse(tooMany)
      await store.dropCourses(ClassId, gone)
      await store.addCourses(ClassId, fresh)
      visit.afterwards(() => forgetStudied(visit.school.id))
      if (fresh.length + gone.length > 0)
        await managedClass(
          visit,
          `调整了教学班“${classTitle(row)}”学习的课程：加入 ${fresh.length} 门，移出 ${gone.length} 门`,
        )
      return { CourseCount: count }
    },
  ),
]
