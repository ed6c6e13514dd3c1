/** The pages of making a course (构建课程), in their order. */
export const creatingPages = {
  base: '/CourseCreating/CourseBase',
  introduction: '/CourseCreating/CourseBaseInfo',
  content: '/CourseCreating/CourseContent',
  waiting: '/CourseCreating/Waiting',
} as const

/** A page of making a course. */
export type CreatingPage = keyof typeof creatingPages

/** A page of making some course. */
export const creatingAddress = (page: CreatingPage, courseId: string): string =>
  `${creatingPages[page]}?course=${courseId}`

/** Where the content of a course is written, or read. */
export const contentAddress = (courseId: string): string => creatingAddress('content', courseId)
