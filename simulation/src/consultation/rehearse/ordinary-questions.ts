import { canConcern, diseases, intents, isAskable, symptoms, type Person } from '#ontology'

/** Diseases that any history asks after by name. */
const defaultDiseases = [
  'hypertension',
  'diabetes',
  'chd',
  'hyperlipidemia',
  'stroke',
  'asthma',
  'copd',
  'ulcer',
  'ckd',
  'tumor',
  'thyroid',
  'liver',
  'hepatitis_b',
  'tb',
  'gallstone',
  'gout',
  'epilepsy',
  'mental',
  'anemia',
  'pneumonia',
]

/** Details of something that a patient may not have at all. */
const details = [
  'sputum',
  'fever_detail',
  'vomit_detail',
  'stool_detail',
  'urine_detail',
  'bleed_detail',
  'rash_detail',
  'radiation',
  'prior_diagnosis',
  'symptom',
  'disease',
  'other',
]

/**
 * The meanings of the ordinary questions that can be put to a patient, about 200: every question of a classical
 * history, every usual symptom, every usual disease. Details of what is absent (what is the sputum like, of one who has
 * none) are not among them.
 */
export const ordinaryMeanings = (patient: Person): readonly string[] => [
  ...intents
    .filter(
      (one) =>
        one.traits.statement === undefined && !details.includes(one.id) && isAskable(one, patient),
    )
    .map(({ id }) => id),
  ...symptoms
    .filter(({ id, usual }) => usual && canConcern({ intent: 'symptom', entity: id }, patient))
    .map(({ id }) => `symptom:${id}`),
  ...diseases.filter(({ id }) => defaultDiseases.includes(id)).map(({ id }) => `disease:${id}`),
]
