/** Where examinations are set and watched, which pages decide. */
export type ScheduleAddresses = {
  readonly list: string
  readonly one: (id: string) => string
  readonly room: (id: string) => string
  /** Where its written answers are marked. */
  readonly marking: (id: string) => string
  readonly paper: (id: string) => string
  readonly analysis: (id: string) => string
  /** Where its items are regraded; with an item, that one at once. */
  readonly regrade: (id: string, unitId?: string) => string
  /** A question of the bank. */
  readonly question: (id: string) => string
}
