import { intentOf, type Meaning } from '#ontology'

/** The symptom that a question about the illness is about, and whether the question names it. */
export type Subject = { readonly about: string | undefined; readonly named: boolean }

/** What was done and what happened: of the illness as a whole, whatever symptom was spoken of before. */
const ofTheWhole: ReadonlySet<string> = new Set([
  'bite',
  'foreign_body',
  'last_meal',
  'life_event',
  'poisoning',
  'prior_diagnosis',
  'prior_tests',
  'prior_treatment',
  'prior_visit',
  'sick_contact',
  'treatment_effect',
])

/** Whether an intent is about what was done and what happened, of the illness as a whole. */
export const isOfTheWhole = (intent: string): boolean => ofTheWhole.has(intent)

/** Whether a question is about the illness: when, where, what it is like, and not for a finding or the whole story. */
export const isOfTheIllness = ({ intent }: Meaning): boolean => {
  const known = intentOf(intent)
  return known?.group === 'hpi' && known.traits.entity === undefined && !known.traits.open
}
