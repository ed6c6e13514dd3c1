import { type Faults, faultsBy } from '#ui'
import { isOutwardAddress, type InputOf } from '@xinglin/contract/call'
import { type ManagedCourse, saveManagedCourse } from '@xinglin/contract/courses'

/** What stands in the form of a course; tags as they are typed. */
export type CourseValues = Omit<InputOf<typeof saveManagedCourse>, 'CourseId' | 'Version'> & {
  readonly AuthorName: string
}

/** What the lines are called. */
export const courseNames: Partial<Record<keyof CourseValues, string>> = {
  Name: '课程名称',
  AuthorId: '任课教师',
  DepartmentId: '学科',
  SectionId: '科室',
  SecrecyType: '公开',
  Applicable: '适用对象',
  Knowledge: '知识点标签',
  DeclareLevel: '申报级别',
  DeclareYear: '申报年份',
  ExperimentPath: '外部实验地址',
}

/** Whether the experiment of a course is held elsewhere; a new one's is. */
export const isElsewhere = (course: ManagedCourse | undefined): boolean =>
  course === undefined || course.ExperimentType === 'URL'

/** How the form of a course begins. */
export const valuesOf = (course: ManagedCourse | undefined): CourseValues => ({
  Name: course?.Name ?? '',
  AuthorId: course?.AuthorId ?? '',
  AuthorName: course?.AuthorName ?? '',
  DepartmentId: course?.DepartmentId ?? '',
  SectionId: course?.SectionId ?? '',
  SecrecyType: course?.SecrecyType === 0 ? 0 : 1,
  Applicable: course?.Applicable ?? [],
  Knowledge: course?.Knowledge ?? [],
  DeclareLevel: course?.DeclareLevel ?? 0,
  DeclareYear: course?.DeclareYear ?? 0,
  ExperimentPath: course?.ExperimentPath ?? '',
  Introduction: '',
})

/** What is sent. */
export const inputOf = (course: ManagedCourse | undefined, typed: CourseValues) => {
  const { AuthorName: _, ...values } = typed
  return {
    ...values,
    CourseId: course?.Id ?? '',
    Version: course?.Version ?? '',
  }
}

const { place, author, year, link } = saveManagedCourse.refusals
/** How many tags a course may carry, and how long each may be. */
export const tagLimits = { most: 6, longest: 20 } as const

/** What is wrong with each line. */
export const checkCourse =
  (elsewhere: boolean) =>
  (values: CourseValues): Faults<CourseValues> => {
    const faults = faultsBy(saveManagedCourse.input, inputOf(undefined, values))
    return {
      ...(faults as Faults<CourseValues>),
      ...(values.AuthorId === '' && { AuthorId: author[1] }),
      ...((values.DepartmentId === '' || values.SectionId === '') && { SectionId: place[1] }),
      ...(elsewhere &&
        !isOutwardAddress(values.ExperimentPath.trim()) && { ExperimentPath: link[1] }),
    }
  }

/** The sentences of the server that are about one line. */
export const courseLines: Readonly<Record<string, keyof CourseValues>> = {
  [place[1]]: 'SectionId',
  [author[1]]: 'AuthorId',
  [year[1]]: 'DeclareYear',
  [link[1]]: 'ExperimentPath',
}
