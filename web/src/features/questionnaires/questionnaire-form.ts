import { newId } from '#call'
import type { TargetValues } from '#targets'
import { faultsBy, fieldOfMoment, momentInField, type Faults } from '#ui'
import {
  faultsOfItems,
  type QuestionnaireDetail,
  QuestionnaireForm,
  type QuestionnaireItem,
  saveQuestionnaire,
} from '@xinglin/contract/questionnaires'

/** What stands in the form of a questionnaire. */
export type QuestionnaireValues = {
  readonly Title: string
  readonly Note: string
  readonly Anonymous: boolean
  readonly Editable: boolean
  readonly OpensAt: string
  readonly ClosesAt: string
  readonly WholeSchool: boolean
  readonly Targets: readonly TargetValues[]
  readonly Items: readonly QuestionnaireItem[]
}

/** What the lines are called. */
export const questionnaireNames: Partial<Readonly<Record<keyof QuestionnaireValues, string>>> = {
  Title: '问卷名称',
  Note: '说明',
  OpensAt: '开始时间',
  ClosesAt: '截止时间',
  Targets: '填写对象',
  Items: '题目',
}

/** The same questions under ids of their own, so that two questionnaires never share one. */
export const copyItems = (items: readonly QuestionnaireItem[]): QuestionnaireItem[] => {
  const ids = new Map<string, string>()
  const idOf = (id: string): string => {
    const known = ids.get(id) ?? newId()
    ids.set(id, known)
    return known
  }
  return items.map((item) => ({
    ...item,
    Id: idOf(item.Id),
    Options: item.Options.map((one) => ({ ...one, Id: idOf(one.Id) })),
    Rows: item.Rows.map((one) => ({ ...one, Id: idOf(one.Id) })),
    ShowIf: item.ShowIf && {
      ItemId: idOf(item.ShowIf.ItemId),
      OptionIds: item.ShowIf.OptionIds.map(idOf),
    },
  }))
}

const weekMs = 7 * 86_400_000

/** How the form begins. */
export const valuesOf = (one: QuestionnaireDetail | undefined): QuestionnaireValues => ({
  Title: one?.Form.Title ?? '',
  Note: one?.Form.Note ?? '',
  Anonymous: one?.Form.Anonymous ?? false,
  Editable: one?.Form.Editable ?? false,
  OpensAt: fieldOfMoment(one?.Form.OpensAt ?? null),
  ClosesAt: fieldOfMoment(one?.Form.ClosesAt ?? new Date(Date.now() + weekMs).toISOString()),
  WholeSchool: one?.Form.WholeSchool ?? false,
  Targets: one?.Form.Targets ?? [],
  Items: one?.Form.Items ?? [],
})

const formOf = (values: QuestionnaireValues) => ({
  ...values,
  OpensAt: momentInField(values.OpensAt),
  ClosesAt: momentInField(values.ClosesAt) ?? '',
  Targets: values.Targets.map(({ Kind, Id, Excluded }) => ({ Kind, Id, Excluded })),
  Items: [...values.Items],
})

/** What is sent: the form upon the questionnaire that it was read from. */
export const inputOf = (
  values: QuestionnaireValues,
  base: QuestionnaireDetail | undefined,
  ownId: string,
) => ({ Id: base?.Line.Id ?? ownId, Version: base?.Version ?? 0, Form: formOf(values) })

const { refusals } = saveQuestionnaire

/** What the contract says against a form. */
export const checkQuestionnaire = (values: QuestionnaireValues): Faults<QuestionnaireValues> => {
  const { whole: _unread, ...faults } = faultsBy(QuestionnaireForm, formOf(values))
  return {
    ...faults,
    ...(faults.Items !== undefined && { Items: '有题目或选项没有填写' }),
    ...(values.OpensAt !== '' &&
      values.ClosesAt !== '' &&
      values.ClosesAt <= values.OpensAt && { ClosesAt: refusals.order[1] }),
  }
}

/** What is wrong with each question, by id: what is missing, and what keeps it from being published. */
export const itemFaults = (items: readonly QuestionnaireItem[]): ReadonlyMap<string, string> => {
  const faults = new Map(faultsOfItems(items))
  for (const { Id, Title, Options, Rows } of items) {
    if ([...Options, ...Rows].some(({ Text }) => Text.trim() === ''))
      faults.set(Id, '有选项没有填写')
    if (Title.trim() === '') faults.set(Id, '请填写题目')
  }
  return faults
}

/** The sentences of the server that are about one line. */
export const questionnaireLines: Readonly<Record<string, keyof QuestionnaireValues>> = {
  [refusals.order[1]]: 'ClosesAt',
  [refusals.target[1]]: 'Targets',
  [refusals.twice[1]]: 'Targets',
  [refusals.school[1]]: 'Targets',
  [refusals.locked[1]]: 'Items',
  [refusals.invalid[1]]: 'Items',
}
