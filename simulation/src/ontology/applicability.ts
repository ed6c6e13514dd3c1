import { intentOf, type Intent, type Meaning } from './meaning.ts'
import { symptomOf } from './symptoms.ts'

/** Whom a question is put to; age in years. */
export type Person = { readonly gender: 0 | 1; readonly age: number }

/** Whether a question of this intent can be put to somebody at all: no menses of men, no feeding of adults (14 is the bound of paediatrics). */
export const isAskable = ({ traits }: Intent, { gender, age }: Person): boolean =>
  (traits.sex === undefined || traits.sex === gender) &&
  (traits.adult === undefined || age >= 14) &&
  (traits.child === undefined || age < 14)

const menstrual = ['amenorrhea', 'dysmenorrhea', 'menorrhagia', 'intermenstrual']
const pregnant = ['morning_sickness', 'fetal_movement', 'contractions', 'water_breaking']
const breast = ['breast_lump', 'breast_pain', 'nipple_discharge']
const mens = ['scrotal_pain', 'penile_discharge', 'prostate']
const womens = [
  'gyn',
  'fibroid',
  'ovarian_cyst',
  'endometriosis',
  'pcos',
  'ectopic',
  'gdm',
  'preeclampsia',
]

const concernsWoman = (symptom: string, age: number): boolean => {
  if (menstrual.includes(symptom)) return age >= 10 && age <= 55
  return pregnant.includes(symptom) ? age >= 14 && age <= 55 : age >= 10
}

/**
 * Whether a symptom or disease can concern somebody: nobody is made to deny menses, pregnancy or the prostate whom they
 * do not concern (menses from 10 to 55, pregnancy from 14), and crying without tears is asked of children under 6.
 */
export const isConceivable = (entity: string, { gender, age }: Person): boolean => {
  if (mens.includes(entity)) return gender === 1
  if (womens.includes(entity)) return gender === 0 && age >= 10
  if (breast.includes(entity)) return age >= 10
  const cluster = symptomOf(entity)?.cluster
  if (cluster === 'women') return gender === 0 && concernsWoman(entity, age)
  return cluster !== 'infant' || age < 6 || entity === 'lethargy'
}

/** Whether a meaning can be put to somebody, its entity included. */
export const canConcern = ({ intent, entity }: Meaning, patient: Person): boolean => {
  const known = intentOf(intent)
  return (
    known !== undefined &&
    isAskable(known, patient) &&
    (entity === undefined || isConceivable(entity, patient))
  )
}
