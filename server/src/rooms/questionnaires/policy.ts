import { role } from '@xinglin/contract/identity'
import { getQuestionnaire } from '@xinglin/contract/questionnaires'
import { activePeople, countInRole } from '#identity'
import { memberOf, refuse, runsSchool, type TenantContext, type Visit } from '#platform/visit'
import { givenAmong, receiversOf } from '#targets'
import { questionnaireStore, type QuestionnaireRow } from './store.ts'

const { missing } = getQuestionnaire.refusals

/** A questionnaire that the visitor made, or any of the school to those who run it; refuses every other. */
export const managed = async (
  visit: Visit,
  id: string,
  isHeld = false,
): Promise<QuestionnaireRow> => {
  const store = questionnaireStore(visit)
  const row = await (isHeld ? store.lock(id) : store.find(id))
  if (!row || (!runsSchool(visit) && row.ownerId !== memberOf(visit)?.id)) throw refuse(missing)
  return row
}

/** Whether a questionnaire that was published stands open to those who are asked. */
export const hasOpened = ({ state, opensAt }: QuestionnaireRow, at: Date): boolean =>
  state !== 'draft' && (opensAt === null || opensAt <= at)

/** Whether its time is over. */
export const isOver = ({ state, closesAt }: QuestionnaireRow, at: Date): boolean =>
  state === 'closed' || closesAt <= at

/** Whether a student is asked. */
export const isAsked = async (
  tenant: TenantContext,
  row: QuestionnaireRow,
  personId: string,
): Promise<boolean> => {
  if (row.wholeSchool) return true
  return (await givenAmong(tenant, [row.id], personId)).get(row.id)?.targetMatch.open ?? false
}

/** Everybody who is asked. */
export const askedPeople = async (
  tenant: TenantContext,
  row: QuestionnaireRow,
): Promise<readonly string[]> =>
  row.wholeSchool
    ? activePeople(tenant, role.student)
    : [...(await receiversOf(tenant, row.id)).keys()]

/** How many are asked. */
export const countAsked = async (tenant: TenantContext, row: QuestionnaireRow): Promise<number> =>
  row.wholeSchool ? countInRole(tenant, role.student) : (await receiversOf(tenant, row.id)).size
