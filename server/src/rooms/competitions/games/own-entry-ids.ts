import { memberOf, type Visit } from '#platform/visit'
import { entryStore } from '../entries/entry-store.ts'

const maxOwn = 200

/** The entries of a contest that the visitor is in, or entered. */
export const ownEntryIds = async (
  visit: Visit,
  contestId: string,
): Promise<ReadonlySet<string>> => {
  const person = memberOf(visit)
  if (!person) return new Set()
  const rows = await entryStore(visit).listOwn(
    { personId: person.id, all: false },
    [contestId],
    1,
    maxOwn,
  )
  return new Set(rows.map(({ id }) => id))
}
