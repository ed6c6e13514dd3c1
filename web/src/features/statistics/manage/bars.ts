/** A day and how many people learned on it. */
export type Day = { readonly Day: string; readonly Learners: number }

const parts = 4
const nice = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/** The top of the scale: a round number not below the greatest value, of which a quarter is whole. */
export const topOf = (greatest: number): number => {
  if (greatest <= parts) return parts
  const step = 10 ** Math.floor(Math.log10(greatest / parts))
  const factor = nice.find((one) => one * step * parts >= greatest) ?? 10
  return Math.ceil(factor * step) * parts
}

/** The values of the grid lines, from the floor up. */
export const scaleOf = (top: number): readonly number[] =>
  Array.from({ length: parts + 1 }, (_, line) => (top / parts) * line)

/** How high a value stands, in percent of the scale. */
export const shareOf = (value: number, top: number): number => (value / top) * 100

/** A day as it is said beneath its bar: 07-31. */
export const shortDay = (day: string): string => day.slice(5)
