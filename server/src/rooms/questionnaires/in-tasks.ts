import { memberOf, runsSchool, type TenantContext, type Visit } from '#platform/visit'
import { askedPeople } from './policy.ts'
import { responseStore } from './response-store.ts'
import { questionnaireStore } from './store.ts'

/** Published named questionnaires that the visitor made, by their name, the newest first: those that a task may name. */
export const questionnairesToSet = (
  visit: Visit,
  key: string,
  most: number,
): Promise<readonly { readonly id: string; readonly title: string }[]> =>
  questionnaireStore(visit).newest(
    {
      key,
      state: 'published',
      ownerId: runsSchool(visit) ? undefined : (memberOf(visit)?.id ?? ''),
      named: true,
    },
    1,
    most,
  )

/** When some people answered some named questionnaires. */
export const questionnaireWorks = (
  tenant: TenantContext,
  ids: readonly string[],
  personIds: readonly string[],
) => responseStore(tenant).named(ids, personIds)

/** Of some people those who are not asked by a questionnaire at all. */
export const notAsked = async (
  tenant: TenantContext,
  id: string,
  personIds: readonly string[],
): Promise<readonly string[]> => {
  const row = await questionnaireStore(tenant).find(id)
  const receivers = new Set(row ? await askedPeople(tenant, row) : [])
  return personIds.filter((one) => !receivers.has(one))
}
