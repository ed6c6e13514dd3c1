import {
  canConcern,
  diseases,
  intents,
  meaningKey,
  readMeaning,
  symptoms,
  type Meaning,
} from '#ontology'
import type { Fact } from './history-format.ts'
import { identityOf } from './identity.ts'
import type { CaseScript } from './script.ts'

/** A fact as the engine tells it, wherever in the case it stands; `asks` read as meanings. */
export type KnownFact = Omit<Fact, 'asks'> & {
  readonly asks: readonly Meaning[]
  /** The patient says no. */
  readonly denied: boolean
  /** The case says nothing of it: who the patient is, or a plain no of the ontology. */
  readonly usual: boolean
}

type PresentSymptom = CaseScript['symptoms']['present'][string]

const plain = (id: string, asks: Meaning, text: string): KnownFact => ({
  id,
  asks: [asks],
  text,
  layer: 2,
  reveals: [],
  safety: false,
  key: false,
  cue: false,
  denied: false,
  usual: false,
})

const answers = (
  intent: 'symptom' | 'disease',
  symptoms: Readonly<Record<string, PresentSymptom>>,
  denied: boolean,
): KnownFact[] =>
  Object.entries(symptoms).map(([entity, one]) => {
    const text = typeof one === 'string' ? { text: one } : one
    return { ...plain(`${intent}:${entity}`, { intent, entity }, ''), denied, ...text }
  })

/** What is said by whoever has nothing of the kind; only what can be asked of them. */
const usual = (script: CaseScript): KnownFact[] => [
  ...identityOf(script).map(([intent, text]) => plain(`info:${intent}`, { intent }, text)),
  ...intents.flatMap(({ id, traits: { nothing } }) =>
    nothing === undefined ? [] : { ...plain(`none:${id}`, { intent: id }, nothing), denied: true },
  ),
  ...symptoms.map(({ id, no }) => ({
    ...plain(`symptom:${id}`, { intent: 'symptom', entity: id }, no),
    denied: true,
  })),
  ...diseases.map(({ id, no }) => ({
    ...plain(`disease:${id}`, { intent: 'disease', entity: id }, no),
    denied: true,
  })),
]

/**
 * Everything that a case lets its patient tell. Symptoms and diseases become facts of the ids `symptom:x` and
 * `disease:x`; one that the author wrote for a question silences the usual answer to it, so that nothing is denied
 * that the case affirms.
 */
export const factsOf = (script: CaseScript): readonly KnownFact[] => {
  const written: KnownFact[] = [
    ...script.facts.map((fact) => ({
      ...fact,
      asks: fact.asks.flatMap((key) => readMeaning(key) ?? []),
      denied: false,
      usual: false,
    })),
    ...answers('symptom', script.symptoms.present, false),
    ...answers('symptom', script.symptoms.absent, true),
    ...answers('disease', script.diseases, false),
  ]
  const askedMeanings = new Set(written.flatMap((fact) => fact.asks.map(meaningKey)))
  const patient = script.caseInfo
  const rest = usual(script).filter(
    ({ asks: [ask] }) =>
      ask !== undefined && !askedMeanings.has(meaningKey(ask)) && canConcern(ask, patient),
  )
  return [...written, ...rest.map((fact) => ({ ...fact, usual: true }))]
}
