import { fieldOfMoment, momentInField } from '#ui'
import type { Offering } from '@xinglin/contract/offerings'

/** What the form of an offering holds; moments as their fields have them, empty for no limit. */
export type OfferingForm = {
  readonly TermId: string
  readonly Targets: readonly Pick<
    Offering['Targets'][number],
    'Kind' | 'Id' | 'Name' | 'Excluded'
  >[]
  readonly OpensAt: string
  readonly ClosesAt: string
  readonly ExamFrom: string
  readonly ExamUntil: string
  readonly MostRounds: string
  readonly Deadlines: Readonly<Record<string, string>>
}

/** The form of an offering, or an empty one of a term. */
export const formOf = (one: Offering | undefined, termId: string): OfferingForm => ({
  TermId: one?.TermId ?? termId,
  Targets: one?.Targets ?? [],
  OpensAt: fieldOfMoment(one?.OpensAt ?? null),
  ClosesAt: fieldOfMoment(one?.ClosesAt ?? null),
  ExamFrom: fieldOfMoment(one?.ExamFrom ?? null),
  ExamUntil: fieldOfMoment(one?.ExamUntil ?? null),
  MostRounds: one && one.MostRounds > 0 ? String(one.MostRounds) : '',
  Deadlines: Object.fromEntries(
    (one?.Deadlines ?? []).map(({ ItemId, DueAt }) => [ItemId, fieldOfMoment(DueAt)]),
  ),
})

/** What is sent of a form. */
export const sentOf = (form: OfferingForm) => ({
  TermId: form.TermId,
  Targets: form.Targets.map(({ Kind, Id, Excluded }) => ({ Kind, Id, Excluded })),
  OpensAt: momentInField(form.OpensAt),
  ClosesAt: momentInField(form.ClosesAt),
  ExamFrom: momentInField(form.ExamFrom),
  ExamUntil: momentInField(form.ExamUntil),
  MostRounds: Number(form.MostRounds === '' ? 0 : form.MostRounds),
  Deadlines: Object.entries(form.Deadlines).flatMap(([ItemId, field]) =>
    field === '' ? [] : [{ ItemId, DueAt: momentInField(field) }],
  ),
})

/** What is wrong with a form before it is sent; undefined where nothing is. */
export const faultOf = (form: OfferingForm): string | undefined => {
  if (form.TermId === '') return '请选择学期'
  if (!form.Targets.some(({ Excluded }) => !Excluded)) return '请选择学习的班级或学生'
  if (form.MostRounds !== '' && !/^(?:\d|1\d|20)$/.test(form.MostRounds)) return '次数须在0至20之间'
  if (form.OpensAt && form.ClosesAt && form.ClosesAt <= form.OpensAt)
    return '关闭时间须晚于开放时间'
  return undefined
}
