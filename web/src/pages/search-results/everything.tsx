import { CourseGrid, CourseGridBones, searchedCourses } from '#courses'
import { foundTeachers, resultsAddress } from '#search'
import { TeacherGrid, TeacherGridBones } from '#teachers'
import { NoRight } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { Group } from './group.tsx'
import { NotFound } from './not-found.tsx'
import type { OpenKinds } from './open-kinds.ts'
import { bareSearch } from './results-filters.ts'
import look from './search-results-page.module.css'

const mostCourses = 10
const mostTeachers = 6

/** Everything that a search found, kind by kind. */
export const Everything = ({ searched, open }: { searched: string; open: OpenKinds }) => {
  const courses = useQuery({ ...searchedCourses(bareSearch(searched)), enabled: open.courses })
  const teachers = useQuery({ ...foundTeachers(searched, 1), enabled: open.teachers })
  const asked = [open.courses && courses, open.teachers && teachers].filter((one) => one !== false)
  if (asked.length === 0) return <NoRight />
  if (asked.every(({ data }) => data?.Count === 0)) return <NotFound searched={searched} />
  return (
    <div className={look.groups}>
      {open.courses && (
        <Group
          name="课程"
          unit="门课程"
          answer={courses}
          shown={mostCourses}
          rest={resultsAddress(searched, 'course')}
          bones={<CourseGridBones flat count={5} />}
        >
          <CourseGrid flat courses={courses.data?.List.slice(0, mostCourses) ?? []} />
        </Group>
      )}
      {open.teachers && (
        <Group
          name="教师"
          unit="位教师"
          answer={teachers}
          shown={mostTeachers}
          rest={resultsAddress(searched, 'teacher')}
          bones={<TeacherGridBones count={3} />}
        >
          <TeacherGrid teachers={teachers.data?.List.slice(0, mostTeachers) ?? []} />
        </Group>
      )}
    </div>
  )
}
