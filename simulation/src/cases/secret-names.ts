import { diagnosisOf } from '#catalogue'
import type { CaseScript } from './script.ts'

/**
 * The names of what a student is to find, with their aliases. None of them may stand in anything that is said, found or
 * reported before the end; whoever words what a patient says (a language model) is checked against them too.
 */
export const secretNames = ({ diagnosis: { primary } }: CaseScript): readonly string[] =>
  [primary.code, ...primary.also].flatMap((code) => {
    const known = diagnosisOf(code)
    return known === undefined ? [] : [known.zh, ...known.aliases]
  })
