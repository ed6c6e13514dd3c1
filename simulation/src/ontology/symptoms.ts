import { furtherSymptoms } from './further-symptoms.ts'
import type { SymptomCluster, SymptomRow } from './symptom-cluster.ts'
import { defaultSymptoms } from './default-symptoms.ts'

/** A symptom that a history asks after. */
export type Symptom = {
  readonly id: string
  readonly cluster: SymptomCluster
  readonly zh: string
  /** How a patient calls it. */
  readonly lay: string
  /** Most histories ask after it. */
  readonly usual: boolean
  /** How a patient (or the parent of one) denies it. */
  readonly no: string
}

const named = (rows: readonly SymptomRow[], usual: boolean): readonly Symptom[] =>
  rows.map(([id, cluster, zh, lay, no = `没有${lay}。`]) => ({ id, cluster, zh, lay, no, usual }))

/** Every symptom that is asked after. */
export const symptoms: readonly Symptom[] = [
  ...named(defaultSymptoms, true),
  ...named(furtherSymptoms, false),
]

const byId = new Map(symptoms.map((one) => [one.id, one]))

/** The symptom of an id; undefined for one that this ontology does not know. */
export const symptomOf = (id: string): Symptom | undefined => byId.get(id)
