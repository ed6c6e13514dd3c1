import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import { termStore } from './store.ts'

/** Makes a term of a school; answers its id. */
export const makeTerm = async (
  db: Db,
  schoolId: string,
  wanted: {
    readonly year: number
    readonly semester: 1 | 2 | 3
    readonly startDay: string
    readonly endDay: string
    readonly at: Date
  },
): Promise<string> => {
  const id = newId()
  const { at: editedAt, ...days } = wanted
  await termStore({ db, school: { id: schoolId } }).add({ id, ...days, editedAt })
  return id
}
