import { type Faults, faultsBy } from '#ui'
import { type AdministrativeClass, saveAdministrative } from '@xinglin/contract/classes'

/** What stands in the form of a 行政班. */
export type ClassValues = {
  readonly Grade: string
  readonly DepartmentId: string
  readonly Major: string
  readonly Name: string
  readonly HeadTeacherId: string
  readonly HeadTeacherName: string
}

/** What the lines are called. */
export const classNames: Partial<Readonly<Record<keyof ClassValues, string>>> = {
  Grade: '年级',
  DepartmentId: '院系',
  Major: '专业',
  Name: '班级名称',
  HeadTeacherId: '班主任',
}

/** Where a new class begins: what its list is narrowed to. */
export type Beginning = Pick<ClassValues, 'Grade' | 'DepartmentId' | 'Major'>

/** How the form begins. */
export const valuesOf =
  (beginning: Beginning) =>
  (one: AdministrativeClass | undefined): ClassValues => ({
    Grade: one ? String(one.Grade) : beginning.Grade,
    DepartmentId: one?.DepartmentId ?? beginning.DepartmentId,
    Major: one?.Major ?? beginning.Major,
    Name: one?.Name ?? '',
    HeadTeacherId: one?.HeadTeacherId ?? '',
    HeadTeacherName: one?.HeadTeacherName ?? '',
  })

const sent = ({ Grade, DepartmentId, Major, Name, HeadTeacherId }: ClassValues) => ({
  Grade: Number(Grade),
  DepartmentId,
  Major,
  Name,
  HeadTeacherId: HeadTeacherId || null,
})

/** What is sent: the form upon the class that it was read from. */
export const inputOf = (
  values: ClassValues,
  base: AdministrativeClass | undefined,
  ownId: string,
) => ({ ...sent(values), Id: base?.Id ?? ownId, Version: base?.Version ?? 0 })

/** What the contract says against a form, line by line. */
export const checkClass = (values: ClassValues): Faults<ClassValues> => {
  const { whole: _unread, ...faults } = faultsBy(saveAdministrative.input, sent(values))
  return {
    ...faults,
    ...(!/^20\d\d$/.test(values.Grade) && { Grade: '年级须为入学年份，如 2026' }),
    ...(values.DepartmentId === '' && { DepartmentId: saveAdministrative.refusals.department[1] }),
  }
}

/** The sentences of the server that are about one line. */
export const classLines: Readonly<Record<string, keyof ClassValues>> = {
  [saveAdministrative.refusals.taken[1]]: 'Name',
  [saveAdministrative.refusals.department[1]]: 'DepartmentId',
  [saveAdministrative.refusals.teacher[1]]: 'HeadTeacherId',
}
