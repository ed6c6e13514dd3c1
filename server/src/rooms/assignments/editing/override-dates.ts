import { dateFields, overrideDates } from '@xinglin/contract/assignments'
import { nobody, type InputOf } from '@xinglin/contract/call'
import { refuseSensitive } from '#dictionaries'
import { newId } from '#platform/ids'
import { refuse, type Visit } from '#platform/visit'
import { isGivenToEach, receiversOf, targetStore } from '#targets'
import { changeableAssignment } from '../definition/policy.ts'
import { assignmentStore } from '../definition/store.ts'
import { baseDates } from '../works/standings.ts'
import { areInOrder } from './check-form.ts'
import { tellOfDates } from './notices.ts'
import { toOverrides } from './serialize.ts'

const { archived, reason, order, target, sensitive } = overrideDates.refusals

/** Gives classes, groups and people of a task other dates, or the base again. */
export const handleOverride = async (visit: Visit, fields: InputOf<typeof overrideDates>) => {
  const row = await changeableAssignment(visit, fields.Id)
  if (row.state === 'archived') throw refuse(archived)
  if (fields.Dates.length > 0 && fields.Reason === '') throw refuse(reason)
  await refuseSensitive(visit, fields.Reason, 'assignment', sensitive)
  const datesByField = new Map(
    fields.Dates.map(({ Field, At }) => [Field, At === null ? null : new Date(At)]),
  )
  const base = baseDates(row)
  const valueOf = (field: (typeof dateFields)[number]) => {
    const date = datesByField.get(field)
    return date === undefined ? base[field] : date
  }
  if (!areInOrder({ opens: valueOf('opens'), due: valueOf('due'), closes: valueOf('closes') }))
    throw refuse(order)
  const store = targetStore(visit)
  const refs = fields.To.map(({ Kind, Id }) => ({ kind: Kind, refId: Id }))
  if (!(await isGivenToEach(visit, row.id, refs))) throw refuse(target)
  const had = await receiversOf(visit, row.id)
  for (const ref of refs) {
    await store.dropOverrides(row.id, ref, dateFields)
    await store.override(
      [...datesByField].map(([field, at]) => ({
        ...ref,
        objectId: row.id,
        field,
        at,
        amount: null,
        reason: fields.Reason,
        id: newId(visit.at.getTime()),
        writtenBy: visit.person?.id ?? nobody,
        writtenAt: visit.at,
      })),
    )
  }
  await assignmentStore(visit).change(row.id, { editedAt: visit.at })
  await tellOfDates(
    visit,
    { row, receivers: had },
    { row, receivers: await receiversOf(visit, row.id) },
  )
  return { Overrides: await toOverrides(visit, await store.overrides([row.id])) }
}
