import type { Face } from '#identity'
import { plainName } from './class-names.ts'

const order = new Intl.Collator('zh-CN', { numeric: true })

/**
 * The people of a class by number, as far as their names hold what is looked for, or their numbers where `byNumber` says
 * that these may be known.
 */
export const rosterOf = (
  people: ReadonlyMap<string, Face>,
  key: string,
  { byNumber = true } = {},
): (readonly [id: string, face: Face])[] => {
  const needle = plainName(key)
  return [...people]
    .filter(
      ([, { name, number }]) =>
        plainName(name).includes(needle) || (byNumber && plainName(number).includes(needle)),
    )
    .toSorted(([one, a], [other, b]) => order.compare(a.number, b.number) || (one < other ? -1 : 1))
}

/** A page of a list; pages count from 1. */
export const pageOf = <T>(all: readonly T[], page: number, size: number): T[] =>
  all.slice((page - 1) * size, page * size)
