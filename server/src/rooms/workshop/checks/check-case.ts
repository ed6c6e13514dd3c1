import { readCase, review, type Draft, type Problem } from '@xinglin/simulation/cases'
import { rehearse } from '@xinglin/simulation/consultation'

/** As what a draft would be published. */
export type AsVersion = { readonly id: string; readonly version: number }

/** The errors that the proofreader finds in a draft, or that come up where it is played; none: it can be published. */
export const checkCase = (draft: Draft, as: AsVersion): Problem[] => {
  const read = review(draft).filter(({ weight }) => weight === 'error')
  const { script } = readCase({ ...draft, ...as })
  if (read.length > 0 || !script) return read
  return rehearse(script).problems.filter(({ weight }) => weight === 'error')
}
