import type { TargetValues } from '#targets'
import { faultsBy, type Faults, fieldOfMoment, momentInField } from '#ui'
import { type Assignment, type AssignmentItem, saveAssignment } from '@xinglin/contract/assignments'

/** An item as it stands in the form. */
export type ItemValues = AssignmentItem & {
  readonly CourseName: string
  /** The rubric was changed here: one that was set elsewhere meanwhile is not written over otherwise. */
  readonly isRubricChanged?: boolean
}

/** Who has it besides those who are named, in words. */
export const targetsNote =
  '之后加入班级的学生也会有这个任务。单独排除的小组和学生没有；单独添加的学生一定有。'

/** What stands in the form of a task. */
export type AssignmentValues = {
  readonly Title: string
  readonly Intro: string
  readonly TermId: string
  readonly OpensAt: string
  readonly DueAt: string
  readonly ClosesAt: string
  readonly Ordered: boolean
  readonly Items: readonly ItemValues[]
  readonly Targets: readonly TargetValues[]
}

/** What the lines are called. */
export const assignmentNames: Partial<Readonly<Record<keyof AssignmentValues, string>>> = {
  Title: '任务名称',
  Intro: '说明',
  TermId: '学期',
  OpensAt: '开放时间',
  DueAt: '截止时间',
  ClosesAt: '补交截止',
  Items: '任务内容',
  Targets: '布置对象',
}

/** How the form begins; a new one for a class where one is named. */
export const valuesOf =
  (first: readonly TargetValues[], termId: string) =>
  (one: Assignment | undefined): AssignmentValues => ({
    Title: one?.Title ?? '',
    Intro: one?.Intro ?? '',
    TermId: one?.TermId ?? termId,
    OpensAt: fieldOfMoment(one?.OpensAt ?? null),
    DueAt: fieldOfMoment(one?.DueAt ?? null),
    ClosesAt: fieldOfMoment(one?.ClosesAt ?? null),
    Ordered: one?.Ordered ?? false,
    Items: one?.Items.map((item) => ({ ...item, CourseName: '' })) ?? [],
    Targets:
      one?.Given.map(({ Kind, Id, Name, Excluded }) => ({ Kind, Id, Name, Excluded })) ?? first,
  })

const sent = (values: AssignmentValues) => ({
  ...values,
  TermId: values.TermId || null,
  OpensAt: momentInField(values.OpensAt),
  DueAt: momentInField(values.DueAt),
  ClosesAt: momentInField(values.ClosesAt),
  Items: values.Items.map(
    ({ CourseName: _shown, CourseId, ItemId, Rubric, isRubricChanged = false, ...item }) => ({
      ...item,
      CourseId: CourseId || null,
      ItemId: ItemId || null,
      ...(isRubricChanged && { Rubric }),
    }),
  ),
  Targets: values.Targets.map(({ Kind, Id, Excluded }) => ({ Kind, Id, Excluded })),
})

/** What is sent: the form upon the task that it was read from. */
export const inputOf = (
  values: AssignmentValues,
  base: Assignment | undefined,
  { ownId, confirmed }: { readonly ownId: string; readonly confirmed: boolean },
) => ({
  ...sent(values),
  Id: base?.Id ?? ownId,
  Version: base?.Version ?? 0,
  Confirmed: confirmed,
})

/** What the contract says against a form. */
export const checkAssignment = (values: AssignmentValues): Faults<AssignmentValues> => {
  const { whole: _unread, ...faults } = faultsBy(saveAssignment.input, sent(values))
  const { late, order } = saveAssignment.refusals
  const isLate = values.Items.some(({ LateRule }) => LateRule !== 'none')
  return {
    ...faults,
    ...(values.DueAt !== '' &&
      values.OpensAt !== '' &&
      values.OpensAt >= values.DueAt && { OpensAt: order[1] }),
    ...(values.DueAt !== '' &&
      values.ClosesAt !== '' &&
      values.ClosesAt < values.DueAt && { ClosesAt: order[1] }),
    ...(isLate && values.DueAt !== '' && values.ClosesAt === '' && { ClosesAt: late[1] }),
  }
}

const { refusals } = saveAssignment

/** The sentences of the server that are about one line. */
export const assignmentLines: Readonly<Record<string, keyof AssignmentValues>> = {
  [refusals.term[1]]: 'TermId',
  [refusals.order[1]]: 'DueAt',
  [refusals.late[1]]: 'ClosesAt',
  [refusals.item[1]]: 'Items',
  [refusals.twice[1]]: 'Items',
  [refusals.rubricHundred[1]]: 'Items',
  [refusals.rubricTwice[1]]: 'Items',
  [refusals.rubricLevel[1]]: 'Items',
  [refusals.target[1]]: 'Targets',
}
