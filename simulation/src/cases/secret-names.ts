import { diagnosisOf } from '#catalogue'
import type { CaseScript } from './script.ts'

/** The category of ICD-10: what stands before the point. */
const categoryOf = (code: string): string => code.slice(0, 3)

/**
 * The names of what a student is to find, with their aliases, and of what is less precise of the same category (心肌梗死
 * of 下壁心肌梗死). None of them may stand in anything that is said, found or
 * reported before the end; whoever words what a patient says (a language model) is checked against them too.
 */
export const secretNames = ({ diagnosis: { primary } }: CaseScript): readonly string[] =>
  [
    primary.code,
    ...primary.also,
    ...primary.partial
      .map(({ code }) => code)
      .filter((code) => categoryOf(code) === categoryOf(primary.code)),
  ].flatMap((code) => {
    const known = diagnosisOf(code)
    return known === undefined ? [] : [known.zh, ...known.aliases]
  })
