export { type Analyte } from './analyte.ts'
export {
  codeOfName,
  diagnoses,
  formerCodeOfName,
  diagnosisOf,
  type Diagnosis,
} from './diagnoses.ts'
export { ecgLeads, type EcgDeviation, type EcgLead, type EcgTracing } from './ecg.ts'
export { farOffDose, type FarOffDose } from './far-off-doses.ts'
export { isFound, nearness } from './finding.ts'
export { namesOf } from './other-names.ts'
export { regions, techniques, type Region, type Technique } from './body-map.ts'
export { examinationOf, examinations, type Examination } from './examinations.ts'
export { canBeStopped, isMeantBy, isOrderReference, orderOf, orders, type Order } from './orders.ts'
export {
  lobes,
  pictureFromAge,
  pictureKindOf,
  defaultPicture,
  forrestClasses,
  type AbdomenCt,
  type AbdomenUltrasound,
  type ChestFilm,
  type Gastroscopy,
  type HeadCt,
  type Lobe,
  type PelvicUltrasound,
  type Picture,
  type Side,
} from './pictures.ts'
export { readingOf, readings, type Modality, type Reading } from './readings.ts'
export { scaleOf, scales } from './scales.ts'
export { type BowelSound, type BreathSound, type HeartSound, type Sound } from './sounds.ts'
export { rangeFor, testOf, tests, type Test } from './tests.ts'
export { orderKinds, type OrderKind } from './order-row.ts'
