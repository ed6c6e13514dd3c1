/** Where the learners of courses are followed: all courses, or one. */
export const analyticsAddress = (courseId?: string, classId?: string): string => {
  const query = new URLSearchParams({
    ...(courseId !== undefined && { course: courseId }),
    ...(classId !== undefined && { class: classId }),
  })
  return query.size === 0 ? '/viewStudentLearning' : `/viewStudentLearning?${query}`
}

/** Where a course is given to classes with dates. */
export const offeringsAddress = (courseId: string): string =>
  `${analyticsAddress(courseId)}&tab=offerings`
