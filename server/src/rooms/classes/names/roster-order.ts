import type { Face } from '#identity'
import { plainName } from './class-names.ts'

const order = new Intl.Collator('zh-CN', { numeric: true })

/** The people of a class by number, as far as name or number hold what is looked for. */
export const rosterOf = (
  people: ReadonlyMap<string, Face>,
  key: string,
): (readonly [id: string, face: Face])[] => {
  const needle = plainName(key)
  return [...people]
    .filter(
      ([, { name, number }]) =>
        plainName(name).includes(needle) || plainName(number).includes(needle),
    )
    .toSorted(([one, a], [other, b]) => order.compare(a.number, b.number) || (one < other ? -1 : 1))
}

/** A page of a list; pages count from 1. */
export const pageOf = <T>(all: readonly T[], page: number, size: number): T[] =>
  all.slice((page - 1) * size, page * size)
