import type { TeacherActivity } from '@xinglin/contract/teachers'
import { isId } from '#platform/ids'

/** A place in what a teacher did, between the newer and the older; two things of one moment are told apart by id. */
export type ActivityCursor = { readonly at: Date; readonly id: string }

/** Something that a teacher did, as the room that knows of it tells it; `id` is its own. */
export type Activity = ActivityCursor & {
  readonly kind: TeacherActivity['Kind']
  readonly objectId: string
  readonly name: string
  readonly text: string
}

const isBefore = (one: ActivityCursor, other: ActivityCursor): boolean => {
  const apart = one.at.getTime() - other.at.getTime()
  return apart === 0 ? one.id < other.id : apart < 0
}

/** How a place travels. */
export const writePlace = ({ at, id }: ActivityCursor): string => `${at.toISOString()}_${id}`

/** The place that a text names; undefined for one that names none. */
export const readPlace = (text: string): ActivityCursor | undefined => {
  const [moment = '', id = ''] = text.split('_')
  const at = new Date(moment)
  const isMoment = /^[12]\d{3}-\d\d-\d\dT/.test(moment) && !Number.isNaN(at.getTime())
  return isMoment && isId(id) ? { at, id } : undefined
}

/** The newest of what came before a place, `most` at most, and where to go on; nowhere when that is all. */
export const partOf = (
  all: readonly Activity[],
  before: ActivityCursor | undefined,
  most: number,
): { readonly part: readonly Activity[]; readonly next: ActivityCursor | undefined } => {
  const older = all
    .filter((one) => !before || isBefore(one, before))
    .toSorted((one, other) => (isBefore(one, other) ? 1 : -1))
  return { part: older.slice(0, most), next: older.length > most ? older[most - 1] : undefined }
}
