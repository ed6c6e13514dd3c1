import type { Moment } from '#attempts'
import { givenTo, type Given } from '#targets'
import { assignmentStore, type AssignmentRow, type ItemRow } from '../definition/store.ts'
import { worksAt, type ItemKinds } from './kinds.ts'
import { standingOf, type OwnStanding } from './standings.ts'

/** A task that somebody has, with how they stand in it. */
export type TaskOfPerson = {
  readonly row: AssignmentRow
  readonly items: readonly ItemRow[]
  readonly given: Given
  readonly standing: OwnStanding
}

/** The tasks that somebody has, as far as some ids want; how they stand is read from where things were done. */
export const tasksOf = async (
  kinds: ItemKinds,
  moment: Moment,
  personId: string,
  wanted: (id: string) => boolean = () => true,
): Promise<TaskOfPerson[]> => {
  const given = await givenTo(moment, 'assignment', personId)
  const store = assignmentStore(moment)
  const rows = await store.published([...given.keys()].filter(wanted))
  const items = Map.groupBy(
    await store.items(rows.map(({ id }) => id)),
    ({ assignmentId }) => assignmentId,
  )
  const works = await worksAt(kinds, moment, [...items.values()].flat(), [personId])
  return rows.flatMap((row) => {
    const one = given.get(row.id)
    if (!one) return []
    const some = items.get(row.id) ?? []
    const standing = standingOf(row, some, { id: personId, given: one }, works, moment.at)
    return [{ row, items: some, given: one, standing }]
  })
}
