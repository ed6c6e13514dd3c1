import { call, courseKey } from '#call'
import { toast } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { addCourseFavorute, delCourseFavorute } from '@xinglin/contract/courses'
import { allMyCourses, type MyCourse, type MyCourseChoice, myCourses } from './my-course-queries.ts'

/** Takes a course from the favourites: gone from the list at once, back where the server refuses, and back by 撤销. */
export const useUnfavour = (choice: MyCourseChoice) => {
  const queries = useQueryClient()
  const { queryKey } = myCourses(choice)
  const afresh = (courseId: string) =>
    Promise.all([
      queries.invalidateQueries({ queryKey: allMyCourses }),
      queries.invalidateQueries({ queryKey: courseKey(courseId) }),
    ])
  const undo = async ({ Id }: MyCourse) => {
    try {
      await call(addCourseFavorute, { CourseId: Id })
      toast.success('已收藏')
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    }
    await afresh(Id)
  }
  return async (course: MyCourse) => {
    await queries.cancelQueries({ queryKey })
    queries.setQueryData(
      queryKey,
      (shown) =>
        shown && {
          List: shown.List.filter(({ Id }) => Id !== course.Id),
          Count: shown.Count - 1,
          Counts: { ...shown.Counts, favourite: Math.max(0, (shown.Counts.favourite ?? 0) - 1) },
        },
    )
    try {
      await call(delCourseFavorute, { CourseId: course.Id })
      toast.success('已取消收藏', { name: '撤销', run: () => void undo(course) })
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    }
    await afresh(course.Id)
  }
}
