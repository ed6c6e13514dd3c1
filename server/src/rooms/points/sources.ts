import type { PointRule } from '@xinglin/contract/points'
import type { Moment } from '#attempts'
import type { Cause } from './rules.ts'

/** What somebody did for which a rule gives points, as the room of it has it now: handed in from above. */
export type PointSource = {
  readonly rule: PointRule

  readonly causes: (
    moment: Moment,
    personId: string,
    most: number,
  ) => Promise<{
    readonly causes: readonly Omit<Cause, 'rule' | 'day'>[]
    /** They are all that there are: what is not among them is taken back. */
    readonly isWhole: boolean
  }>
}
