import { coverage, substance } from './proofread-substance.ts'
import { laboratory } from './proofread-laboratory.ts'
import { history } from './proofread-history.ts'
import { secrets } from './proofread-secrets.ts'
import { pictures } from './proofread-pictures.ts'
import { qualifiers } from './proofread-qualifiers.ts'
import { references } from './proofread-references.ts'
import type { CaseScript } from './script.ts'
import type { Problem } from '#form'

/**
 * What is wrong with the content of a well-formed case, as far as it can be read (what must be played is found by
 * `rehearse` of the consultation): names that lead nowhere, guarded facts that nobody can reach, words that a patient
 * does not say, what is hidden and shown elsewhere, sex and age that contradict each other, sheets of the laboratory that do, too little of something. Errors stop publication; advice does not.
 */
export const proofread = (script: CaseScript): readonly Problem[] =>
  [references, qualifiers, pictures, laboratory, history, secrets, substance, coverage].flatMap(
    (look) => look(script),
  )
