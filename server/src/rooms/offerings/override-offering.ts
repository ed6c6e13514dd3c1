import { overrideOffering, type OfferingOverride, periodFields } from '@xinglin/contract/offerings'
import { nobody, type InputOf } from '@xinglin/contract/call'
import { refuseSensitive } from '#dictionaries'
import { facesOf } from '#identity'
import { newId } from '#platform/ids'
import { refuse, type Visit } from '#platform/visit'
import { isGivenToEach, namesOfTargets, targetStore, type OverrideRow } from '#targets'
import { baseOf, dueField, momentsFault, offeringStore, type OfferingRow } from './periods/index.ts'

const { reason, target, item, sensitive, ...faults } = overrideOffering.refusals

/** The items of a course by the two names that they have: the version's own, and the one through all versions. */
export type ItemNames = readonly { readonly id: string; readonly itemKey: string }[]

type Form = InputOf<typeof overrideOffering>

type Value = { readonly field: string; readonly at: Date | null; readonly amount: number | null }

/** Refuses dates that do not fit each other or, where one is not named, what the offering says. */
const refuseDisorder = (row: OfferingRow, values: readonly Value[]): void => {
  const named = new Map(values.map(({ field, at }) => [field, at]))
  const base = baseOf(row)
  const valueOf = (field: keyof typeof base): Date | null => {
    const at = named.get(field)
    return at === undefined ? base[field] : at
  }
  const fault = momentsFault({
    opens: valueOf('opens'),
    closes: valueOf('closes'),
    examFrom: valueOf('examFrom'),
    examUntil: valueOf('examUntil'),
    deadlines: values.flatMap(({ field, at }) =>
      field.startsWith(dueField('')) && at ? [at] : [],
    ),
  })
  if (fault) throw refuse(faults[fault])
}

/** What a form says, by the fields under which it is kept. */
const valuesOf = async (visit: Visit, row: OfferingRow, form: Form, items: ItemNames) => {
  const dated = new Set((await offeringStore(visit).deadlines([row.id])).map((one) => one.itemKey))
  const keys = new Map(items.map(({ id, itemKey }) => [id, itemKey]))
  const values = new Map<string, Value>()
  for (const { Field, ItemId, At } of form.Dates) {
    const key = keys.get(ItemId ?? nobody)
    if (Field === 'due' && (key === undefined || !dated.has(key))) throw refuse(item)
    const field = Field === 'due' ? dueField(key ?? '') : Field
    values.set(field, { field, at: At === null ? null : new Date(At), amount: null })
  }
  if (form.Rounds !== undefined)
    values.set('rounds', { field: 'rounds', at: null, amount: form.Rounds || null })
  return [...values.values()]
}

/** What is another for whom, by offering, with names; dates of items that the course no longer has are left out. */
export const toOfferingOverrides = async (
  visit: Visit,
  rows: readonly OverrideRow[],
  items: ItemNames,
): Promise<ReadonlyMap<string, OfferingOverride[]>> => {
  const names = await namesOfTargets(visit, rows)
  const people = await facesOf(
    visit,
    rows.flatMap(({ kind, refId, writtenBy }) =>
      kind === 'person' ? [refId, writtenBy] : [writtenBy],
    ),
  )
  const idOf = new Map(items.map(({ id, itemKey }) => [dueField(itemKey), id]))
  const byOffering = new Map<string, OfferingOverride[]>()
  for (const row of rows.toSorted((a, b) => (a.id < b.id ? 1 : -1))) {
    const ItemId = idOf.get(row.field) ?? ''
    const field = ItemId ? 'due' : periodFields.find((one) => one === row.field)
    if (!field) continue
    const shown = {
      Kind: row.kind,
      Id: row.refId,
      Name: (row.kind === 'person' ? people.get(row.refId) : names.get(row.refId))?.name ?? '',
      Field: field,
      ItemId,
      At: row.at?.toISOString() ?? null,
      Rounds: row.amount ?? 0,
      Reason: row.reason,
      By: people.get(row.writtenBy)?.name ?? '',
      WrittenAt: row.writtenAt.toISOString(),
    }
    byOffering.set(row.objectId, [...(byOffering.get(row.objectId) ?? []), shown])
  }
  return byOffering
}

/** Writes what is another for some classes, groups and people of an offering, in place of what was. */
export const writeOverrides = async (
  visit: Visit,
  row: OfferingRow,
  form: Form,
  items: ItemNames,
): Promise<void> => {
  const values = await valuesOf(visit, row, form, items)
  if (values.length > 0 && form.Reason === '') throw refuse(reason)
  await refuseSensitive(visit, form.Reason, 'course', sensitive)
  refuseDisorder(row, values)
  const refs = form.To.map(({ Kind, Id }) => ({ kind: Kind, refId: Id }))
  if (!(await isGivenToEach(visit, row.id, refs))) throw refuse(target)
  const store = targetStore(visit)
  const kept = await store.overrides([row.id])
  for (const ref of refs) {
    const had = kept.filter(({ kind, refId }) => kind === ref.kind && refId === ref.refId)
    await store.dropOverrides(
      row.id,
      ref,
      had.map(({ field }) => field),
    )
    await store.override(
      values.map((value) => ({
        ...ref,
        ...value,
        objectId: row.id,
        reason: form.Reason,
        id: newId(visit.at.getTime()),
        writtenBy: visit.person?.id ?? nobody,
        writtenAt: visit.at,
      })),
    )
  }
}
