import { type Faults, faultsBy } from '#ui'
import { saveTeaching, type TeachingClass } from '@xinglin/contract/classes'

/** What stands in the form of a 教学班. */
export type TeachingValues = {
  readonly TermId: string
  readonly Course: string
  readonly Name: string
  /** Empty for as many as come. */
  readonly Capacity: string
  readonly TeacherId: string
  readonly TeacherName: string
}

/** What the lines are called. */
export const teachingNames: Partial<Readonly<Record<keyof TeachingValues, string>>> = {
  TermId: '学期',
  Course: '课程',
  Name: '班级名称',
  Capacity: '名额',
  TeacherId: '任课教师',
}

/** How the form begins; a new one in a term. */
export const valuesOf =
  (termId: string) =>
  (one: TeachingClass | undefined): TeachingValues => ({
    TermId: one?.TermId ?? termId,
    Course: one?.Course ?? '',
    Name: one?.Name ?? '',
    Capacity: one && one.Capacity > 0 ? String(one.Capacity) : '',
    TeacherId: one?.TeacherId ?? '',
    TeacherName: one?.TeacherName ?? '',
  })

const sent = ({ TermId, Course, Name, Capacity, TeacherId }: TeachingValues) => ({
  TermId,
  Course,
  Name,
  Capacity: Capacity.trim() === '' ? 0 : Number(Capacity),
  TeacherId: TeacherId || null,
})

/** What is sent: the form upon the class that it was read from. */
export const inputOf = (
  values: TeachingValues,
  base: TeachingClass | undefined,
  ownId: string,
) => ({ ...sent(values), Id: base?.Id ?? ownId, Version: base?.Version ?? 0 })

/** What the contract says against a form; those who run the school name the teacher. */
export const checkTeaching =
  (namesTeacher: boolean) =>
  (values: TeachingValues): Faults<TeachingValues> => {
    const { whole: _unread, ...faults } = faultsBy(saveTeaching.input, sent(values))
    const { refusals } = saveTeaching
    return {
      ...faults,
      ...(!/^(?:[1-9]\d{0,2}|1000)?$/.test(values.Capacity.trim()) && {
        Capacity: '名额须在1至1000之间，不限请留空',
      }),
      ...(values.TermId === '' && { TermId: refusals.term[1] }),
      ...(namesTeacher && values.TeacherId === '' && { TeacherId: refusals.teacher[1] }),
    }
  }

/** The sentences of the server that are about one line. */
export const teachingLines: Readonly<Record<string, keyof TeachingValues>> = {
  [saveTeaching.refusals.taken[1]]: 'Name',
  [saveTeaching.refusals.small[1]]: 'Capacity',
  [saveTeaching.refusals.term[1]]: 'TermId',
  [saveTeaching.refusals.teacher[1]]: 'TeacherId',
}
