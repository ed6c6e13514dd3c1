import { appealDays, type About } from '@xinglin/contract/simulations/consultation'
import type { ScoredItem } from '@xinglin/simulation/assessment'
import type { Assessment } from '@xinglin/simulation/consultation'

const dayMs = 86_400_000

/** What nobody appeals twice. */
export const targetOf = (about: About): string =>
  about.Kind === 'item'
    ? `item:${about.Dimension}/${about.Item}`
    : `said:${about.Seq}/${about.Part}`

/** Until when a report may be appealed that was told at a moment. */
export const appealUntil = (releasedAt: Date): Date =>
  new Date(releasedAt.getTime() + appealDays * dayMs)

/** An item of a sheet; undefined where it has none of the kind. */
export const itemOf = (
  { sheet }: Assessment,
  dimension: number,
  item: string,
): ScoredItem | undefined => sheet.dimensions[dimension - 1]?.items.find(({ id }) => id === item)

/** Whether there is nothing left to earn. */
export const isFull = ({ got, max }: ScoredItem): boolean => got >= max

/** Whether points are possible for an item: from 0 to what there is, of what counts against from that to 0; one decimal. */
export const isPossible = (own: ScoredItem, got: number): boolean => {
  const from = own.max > 0 ? 0 : own.got
  return got >= from && got <= own.max && Math.abs(got * 10 - Math.round(got * 10)) < 1e-6
}
