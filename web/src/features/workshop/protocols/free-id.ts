import { asGroup, asText } from '../drafts/path.ts'

/** An id that none of a list has: the letter and the next number. */
export const freeId = (letter: string, taken: readonly unknown[]): string => {
  const ids = taken.map((one) => asText(asGroup(one)['id']))
  const free = Array.from({ length: taken.length + 1 }, (_, at) => `${letter}${at + 1}`)
  return free.find((id) => !ids.includes(id)) ?? letter
}
