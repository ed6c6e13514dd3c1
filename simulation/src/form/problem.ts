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

const maxListed = 200

/** Problems as far as an answer lists them; what is left out is counted in one more. */
export const listed = (problems: readonly Problem[]): Problem[] => {
  if (problems.length <= maxListed) return [...problems]
  const rest = problems.slice(maxListed)
  const weight = rest.some((one) => one.weight === 'error') ? 'error' : 'advice'
  return [
    ...problems.slice(0, maxListed),
    { path: '', zh: `还有 ${rest.length} 处没有列出，请先改正以上各处`, weight },
  ]
}
