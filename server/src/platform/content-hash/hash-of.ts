import { createHash } from 'node:crypto'

/** A value with the members of its objects in alphabetical order: the database keeps no other. */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, member]) => [name, ordered(member)]),
  )
}

/** SHA-256 of what a value says, the same before and after the database kept it. */
export const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(ordered(value)))
    .digest('hex')
