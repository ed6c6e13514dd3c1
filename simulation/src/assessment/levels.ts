/** S is the best, D the worst. */
export type Level = 'S' | 'A' | 'B' | 'C' | 'D'

/** Lower bounds of the levels, highest first (specification, section 9). */
export const levels: readonly {
  readonly level: Level
  readonly from: number
  readonly to: number
}[] = [
  { level: 'S', from: 90, to: 100 },
  { level: 'A', from: 80, to: 89 },
  { level: 'B', from: 70, to: 79 },
  { level: 'C', from: 60, to: 69 },
  { level: 'D', from: 0, to: 59 },
]

/** The level of a composite of 0-100, from its floor: 89.99 is A. */
export const levelOf = (score: number): Level =>
  levels.find(({ from }) => score - (score % 1) >= from)?.level ?? 'D'
