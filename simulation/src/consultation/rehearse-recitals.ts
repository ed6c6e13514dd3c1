import type { CaseScript } from '#cases'
import type { DialogueContext, Part } from '#understanding'
import { setOut, walk } from './golden.ts'
import { heardIn } from './hearing.ts'
import type { JudgedClaim, State } from './state.ts'
import { know } from './turn.ts'

/** A summing up or a leading question, and which of its parts are false of the patient; none: all of it is so. */
export type Recital = { readonly says: string; readonly false: readonly string[] }

/** What a patient who told everything makes of one. */
export type RecitalHeard = Recital & {
  readonly claims: readonly JudgedClaim[]
  /** False parts that were not put right. */
  readonly missed: readonly string[]
  /** Parts that were put right and are so. */
  readonly wronged: readonly string[]
  /** Nothing was put right. */
  readonly isConfirmed: boolean
}

const bare = (text: string): string => text.replace(/^(?:[您你他她]|孩子)/u, '')

/** Whether a claim is, or holds, a part of a recital, or is held by it. */
const isPart = (claim: JudgedClaim, part: string): boolean =>
  claim.text.includes(part) || part.includes(bare(claim.text))

const toldAll = (state: State): State => know({ ...state, seq: 1 }, [...state.book.facts.keys()])

/** Says each recital to a patient who told everything, through the understanding that is handed in. */
export const rehearseRecitals = (
  script: CaseScript,
  recitals: readonly Recital[],
  understand: (text: string, heard: DialogueContext) => readonly Part[],
): readonly RecitalHeard[] => {
  const way = setOut({ script, seed: 1, mode: 'practice', temperament: 'standard' })
  const begun = { ...way, state: toldAll(way.state) }
  return recitals.map((recital) => {
    const parts = understand(recital.says, heardIn(begun.state))
    const { state } = walk(begun, [{ type: 'ask', text: recital.says, parts }], 0)
    const claims = state.turns.at(-1)?.claims ?? []
    const corrected = claims.filter(({ verdict }) => verdict === 'false')
    return {
      ...recital,
      claims,
      missed: recital.false.filter((part) => !corrected.some((claim) => isPart(claim, part))),
      wronged: corrected
        .filter((claim) => !recital.false.some((part) => isPart(claim, part)))
        .map(({ text }) => text),
      isConfirmed: corrected.length === 0,
    }
  })
}
