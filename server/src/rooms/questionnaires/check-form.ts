import {
  faultsOfItems,
  saveQuestionnaire,
  type QuestionnaireForm,
} from '@xinglin/contract/questionnaires'
import { refuseSensitive } from '#dictionaries'
import { refuse, runsSchool, type Visit } from '#platform/visit'
import type { Ref } from '#targets'
import { checkedTargets } from '#targets/checking'
import type { QuestionnaireRow } from './store.ts'

const { order, moment, target, twice, school, sensitive, invalid } = saveQuestionnaire.refusals

const readMoment = (text: string): Date => {
  const at = new Date(text)
  if (Number.isNaN(at.getTime()) || at.getTime() < 0) throw refuse(moment)
  return at
}

const wordsOf = ({ Title, Note, Items }: QuestionnaireForm): string =>
  [
    Title,
    Note,
    ...Items.flatMap((one) => [
      one.Title,
      one.Note,
      ...one.Options.map(({ Text }) => Text),
      ...one.Rows.map(({ Text }) => Text),
    ]),
  ].join('\n')

/** What a form says, as far as the school has it; refuses what it has not. */
export const checkedForm = async (
  visit: Visit,
  form: QuestionnaireForm,
  before: { readonly row: QuestionnaireRow | undefined; readonly targets: readonly Ref[] },
) => {
  const opensAt = form.OpensAt === null ? null : readMoment(form.OpensAt)
  const closesAt = readMoment(form.ClosesAt)
  if (opensAt && closesAt <= opensAt) throw refuse(order)
  if (form.WholeSchool && !runsSchool(visit) && !before.row?.wholeSchool) throw refuse(school)
  // A draft may be half made; what people answer may not.
  if (before.row && before.row.state !== 'draft' && faultsOfItems(form.Items).size > 0)
    throw refuse(invalid)
  await refuseSensitive(visit, wordsOf(form), 'questionnaire', sensitive)
  return {
    fields: {
      title: form.Title,
      note: form.Note,
      anonymous: form.Anonymous,
      editable: form.Editable && !form.Anonymous,
      opensAt,
      closesAt,
      wholeSchool: form.WholeSchool,
      items: form.Items,
    },
    targets: form.WholeSchool
      ? []
      : await checkedTargets(visit, form.Targets, before.targets, { target, twice }),
  }
}
