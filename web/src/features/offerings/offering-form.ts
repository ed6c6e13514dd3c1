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

const two = (n: number): string => String(n).padStart(2, '0')

/** A moment as a field of day and time has it, by the browser's clock. */
export const fieldOf = (iso: string | null): string => {
  if (iso === null) return ''
  const at = new Date(iso)
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** The other way round; null for no limit. */
export const momentOfField = (field: string): string | null =>
  field === '' ? null : new Date(field).toISOString()

/** The form of an offering, or an empty one of a term. */
export const formOf = (one: Offering | undefined, termId: string): OfferingForm => ({
  TermId: one?.TermId ?? termId,
  Targets: one?.Targets ?? [],
  OpensAt: fieldOf(one?.OpensAt ?? null),
  ClosesAt: fieldOf(one?.ClosesAt ?? null),
  ExamFrom: fieldOf(one?.ExamFrom ?? null),
  ExamUntil: fieldOf(one?.ExamUntil ?? null),
  MostRounds: one && one.MostRounds > 0 ? String(one.MostRounds) : '',
  Deadlines: Object.fromEntries(
    (one?.Deadlines ?? []).map(({ ItemId, DueAt }) => [ItemId, fieldOf(DueAt)]),
  ),
})

/** What is sent of a form. */
export const sentOf = (form: OfferingForm) => ({
  TermId: form.TermId,
  Targets: form.Targets.map(({ Kind, Id, Excluded }) => ({ Kind, Id, Excluded })),
  OpensAt: momentOfField(form.OpensAt),
  ClosesAt: momentOfField(form.ClosesAt),
  ExamFrom: momentOfField(form.ExamFrom),
  ExamUntil: momentOfField(form.ExamUntil),
  MostRounds: Number(form.MostRounds === '' ? 0 : form.MostRounds),
  Deadlines: Object.entries(form.Deadlines).flatMap(([ItemId, field]) =>
    field === '' ? [] : [{ ItemId, DueAt: momentOfField(field) }],
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
