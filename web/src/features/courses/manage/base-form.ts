import { type Faults, faultsBy } from '#ui'
import { createCourse } from '@xinglin/contract/authoring'
import type { InputOf } from '@xinglin/contract/call'
import { type ManagedCourse, saveManagedCourse } from '@xinglin/contract/courses'

/** The kind of a course among those that are written here; what is of another is shown as theory. */
export const courseTypeOf = (kind: number): 0 | 1 | 2 | 3 =>
  kind === 1 || kind === 2 || kind === 3 ? kind : 0

/** What stands in the form of a course that its author begins. */
export type BaseValues = Omit<InputOf<typeof createCourse>, 'Id'>

/** What the lines are called. */
export const baseNames: Partial<Record<keyof BaseValues, string>> = {
  Name: '课程名称',
  DepartmentId: '学科',
  SectionId: '科室',
  SecrecyType: '公开',
  Applicable: '适用对象',
  Knowledge: '知识点标签',
}

/** How the form begins. */
export const baseOf = (course: ManagedCourse | undefined): BaseValues => ({
  Name: course?.Name ?? '',
  CourseType: courseTypeOf(course?.HasVirtual ?? 0),
  DepartmentId: course?.DepartmentId ?? '',
  SectionId: course?.SectionId ?? '',
  SecrecyType: course?.SecrecyType === 0 ? 0 : 1,
  Applicable: course?.Applicable ?? [1],
  Knowledge: course?.Knowledge ?? [],
})

const { place } = createCourse.refusals

/** What is wrong with each line. */
export const checkBase = (values: BaseValues): Faults<BaseValues> => ({
  ...faultsBy(createCourse.input, values),
  ...((values.DepartmentId === '' || values.SectionId === '') && { SectionId: place[1] }),
})

/** The sentences of the server that are about one line. */
export const baseLines: Readonly<Record<string, keyof BaseValues>> = {
  [place[1]]: 'SectionId',
  [saveManagedCourse.refusals.audience[1]]: 'Applicable',
}

/** What is sent for a course that is there; who teaches it and as what it was declared stays as it is. */
export const changeOf = (
  course: ManagedCourse,
  typed: BaseValues,
): InputOf<typeof saveManagedCourse> => {
  const { CourseType: _, ...values } = typed
  return {
    ...values,
    CourseId: course.Id,
    AuthorId: course.AuthorId,
    DeclareLevel: course.DeclareLevel,
    DeclareYear: course.DeclareYear,
    ExperimentPath: course.ExperimentPath,
    Introduction: '',
    Version: course.Version,
  }
}
