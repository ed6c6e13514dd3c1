import { faultsBy, fieldOfMoment, momentInField, type Faults } from '#ui'
import { type ExamDetail, saveExam } from '@xinglin/contract/exams'
import type { TargetValues } from '#targets'

/** What stands in the form of an examination. */
export type ExamValues = {
  readonly Name: string
  readonly PaperId: string
  readonly PaperName: string
  readonly PaperVersion: number
  readonly VisibleAt: string
  readonly OpensAt: string
  readonly ClosesAt: string
  readonly Minutes: string
  readonly Attempts: string
  readonly AccessCode: string
  readonly SafeBrowser: boolean
  readonly Release: ExamDetail['Release']
  readonly Targets: readonly TargetValues[]
}

/** What the lines are called. */
export const examNames: Partial<Readonly<Record<keyof ExamValues, string>>> = {
  Name: '考试名称',
  PaperId: '试卷',
  VisibleAt: '可见时间',
  OpensAt: '开始时间',
  ClosesAt: '结束时间',
  Minutes: '考试时长',
  Attempts: '考试次数',
  AccessCode: '考试口令',
  Targets: '考试对象',
}

/** How the form begins. */
export const valuesOf = (one: ExamDetail | undefined): ExamValues => ({
  Name: one?.Name ?? '',
  PaperId: one?.PaperId ?? '',
  PaperName: one?.PaperName ?? '',
  PaperVersion: one?.PaperVersion ?? 0,
  VisibleAt: fieldOfMoment(one?.VisibleAt ?? null),
  OpensAt: fieldOfMoment(one?.OpensAt ?? null),
  ClosesAt: fieldOfMoment(one?.ClosesAt ?? null),
  Minutes: String(one?.Minutes ?? 90),
  Attempts: String(one?.Attempts ?? 1),
  AccessCode: one?.AccessCode ?? '',
  SafeBrowser: one?.SafeBrowser ?? false,
  Release: one?.Release ?? { Score: 'manual', Answers: 'manual', Keys: 'manual' },
  Targets: one?.Given.map(({ Kind, Id, Name, Excluded }) => ({ Kind, Id, Name, Excluded })) ?? [],
})

const formOf = ({ PaperName: _shown, ...values }: ExamValues) => ({
  ...values,
  VisibleAt: momentInField(values.VisibleAt),
  OpensAt: momentInField(values.OpensAt) ?? '',
  ClosesAt: momentInField(values.ClosesAt) ?? '',
  Minutes: Number(values.Minutes),
  Attempts: Number(values.Attempts),
  Targets: values.Targets.map(({ Kind, Id, Excluded }) => ({ Kind, Id, Excluded })),
})

/** What is sent: the form upon the examination that it was read from. */
export const inputOf = (values: ExamValues, base: ExamDetail | undefined, ownId: string) => ({
  Id: base?.Id ?? ownId,
  Version: base?.Version ?? 0,
  Form: formOf(values),
})

const { refusals } = saveExam

/** What the contract says against a form. */
export const checkExam = (values: ExamValues): Faults<ExamValues> => {
  const { whole: _unread, ...faults } = faultsBy(saveExam.input.shape.Form, formOf(values))
  return {
    ...faults,
    ...(values.PaperId === '' && { PaperId: refusals.paper[1] }),
    ...(values.OpensAt !== '' &&
      values.ClosesAt !== '' &&
      values.ClosesAt <= values.OpensAt && { ClosesAt: refusals.order[1] }),
  }
}

/** The sentences of the server that are about one line. */
export const examLines: Readonly<Record<string, keyof ExamValues>> = {
  [refusals.order[1]]: 'ClosesAt',
  [refusals.paper[1]]: 'PaperId',
  [refusals.target[1]]: 'Targets',
  [refusals.twice[1]]: 'Targets',
  [refusals.empty[1]]: 'Targets',
}
