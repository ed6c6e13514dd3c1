import type { CaseScript } from '#cases'
import type { DialogueContext, Part } from '#understanding'
import { setOut, walk } from '../session/golden.ts'
import { withoutSubject } from '../interpret/claim-text.ts'
import { dialogueOf } from '../interpret/dialogue.ts'
import type { JudgedClaim, State } from '../state/state.ts'
import { learnFacts } from '../converse/turn-draft.ts'

/** A summing up or a leading question, and which of its parts are false of the patient; none: all of it is so. */
export type Recital = { readonly says: string; readonly false: readonly string[] }

/** What a patient who told everything makes of one. */
export type RecitalOutcome = Recital & {
  readonly claims: readonly JudgedClaim[]
  /** False parts that were not put right. */
  readonly missed: readonly string[]
  /** Parts that were put right and are so. */
  readonly wronged: readonly string[]
  /** Nothing was put right. */
  readonly isConfirmed: boolean
}

/** Whether a claim is, or holds, a part of a recital, or is held by it. */
const isPart = (claim: JudgedClaim, part: string): boolean =>
  claim.text.includes(part) || part.includes(withoutSubject(claim.text))

const toldAll = (state: State): State =>
  learnFacts({ ...state, seq: 1 }, [...state.book.facts.keys()])

/** Says each recital to a patient who told everything, through the understanding that is handed in. */
export const rehearseRecitals = (
  script: CaseScript,
  recitals: readonly Recital[],
  understand: (text: string, context: DialogueContext) => readonly Part[],
): readonly RecitalOutcome[] => {
  const way = setOut({ script, seed: 1, mode: 'practice', temperament: 'standard' })
  const begun = { ...way, state: toldAll(way.state) }
  return recitals.map((recital) => {
    const parts = understand(recital.says, dialogueOf(begun.state))
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
