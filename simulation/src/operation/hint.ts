import { expectedOf, fulfilment } from './expected.ts'
import type { State } from './state.ts'

/** What a hint costs, in points of the whole. */
export const hintCost = 1

/** What an expert would do next: the first step in the order of the phases that is not done. */
export const hintFor = (state: State): string => {
  const next = expectedOf(state).find((step) => fulfilment(state, step).share === 0)
  return next === undefined ? '该做的都做了，可以提交。' : `下一步可以考虑：${next.zh}。`
}
