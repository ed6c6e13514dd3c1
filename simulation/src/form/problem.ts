import type { Problem } from './shape.ts'

/** Something that stops publication. */
export const error = (path: string, zh: string): Problem => ({ path, zh, weight: 'error' })

/** Something that an author should look at. */
export const advice = (path: string, zh: string): Problem => ({ path, zh, weight: 'advice' })

/** One problem when a condition does not hold, else none. */
export const unless = (holds: boolean, problem: Problem): readonly Problem[] =>
  holds ? [] : [problem]

/** The values that stand more than once. */
export const repeated = (values: readonly string[]): readonly string[] => [
  ...new Set(values.filter((one, at) => values.indexOf(one) !== at)),
]
