import type { ProtocolStep } from './protocol.ts'

const size = (value: number): number => (value < 0 ? -value : value)

/**
 * Whether a change lies where the author's way brought it on the specimens that were played; undefined where nothing was
 * played. Animals differ: half of the larger end beyond either end is still as expected, and so is what counts as no change.
 */
export const isAsExpected = (
  { found: measured, least }: Pick<ProtocolStep['response'], 'found' | 'least'>,
  change: number,
): boolean | undefined => {
  const [from, to] = measured ?? []
  if (from === undefined || to === undefined) return undefined
  const larger = size(from) > size(to) ? size(from) : size(to)
  const margin = larger / 2 > least ? larger / 2 : least
  return change >= from - margin && change <= to + margin
}
