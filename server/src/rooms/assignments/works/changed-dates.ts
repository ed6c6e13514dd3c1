import { dateFields } from '@xinglin/contract/assignments'
import type { Given } from '#targets'
import { baseDates } from './standings.ts'
import type { AssignmentRow } from '../definition/store.ts'

const datesOf = (row: AssignmentRow, given: Given): string => {
  const dates = given.dates({ ...baseDates(row) })
  return dateFields.map((field) => dates[field].value?.toISOString() ?? '').join(' ')
}

/** Those whose own dates are others than before. */
export const withOtherDates = (
  before: { readonly row: AssignmentRow; readonly receivers: ReadonlyMap<string, Given> },
  after: { readonly row: AssignmentRow; readonly receivers: ReadonlyMap<string, Given> },
): string[] =>
  [...after.receivers].flatMap(([id, given]) => {
    const had = before.receivers.get(id)
    return had && datesOf(before.row, had) !== datesOf(after.row, given) ? [id] : []
  })
