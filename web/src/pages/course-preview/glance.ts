import { call } from '#call'
import { addCourseGlance } from '@xinglin/contract/statistics'
import { useEffect, useRef } from 'react'

/** Counts a look at a course, once per arrival; nobody waits for it or hears of its failure. */
export const useGlance = (courseId: string, seen: boolean) => {
  const told = useRef('')
  useEffect(() => {
    if (!seen || told.current === courseId) return
    told.current = courseId
    call(addCourseGlance, { CourseId: courseId }).catch(() => undefined)
  }, [courseId, seen])
}
