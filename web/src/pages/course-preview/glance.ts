import { call } from '#call'
import { addCourseGlance } from '@xinglin/contract/statistics'
import { useEffect } from 'react'

/** Counts a look at a course, once per arrival; nobody waits for it or hears of its failure. */
export const useGlance = (courseId: string, seen: boolean) =>
  useEffect(() => {
    if (seen) call(addCourseGlance, { CourseId: courseId }).catch(() => undefined)
  }, [courseId, seen])
