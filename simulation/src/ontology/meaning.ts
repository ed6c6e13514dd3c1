import { backgroundIntents } from './intents-background.ts'
import { conversationIntents } from './intents-conversation.ts'
import { historyIntents } from './intents-history.ts'
import { diseaseOf } from './diseases.ts'
import type { IntentGroup, IntentTraits } from './intent-row.ts'
import { symptomOf } from './symptoms.ts'

/** One thing that can be meant by what a doctor says; ids are stable, new ones are only added. */
export type Intent = {
  readonly id: string
  readonly group: IntentGroup
  readonly zh: string
  readonly topic: string
  readonly model: string
  readonly traits: IntentTraits
}

/** Every intent, in the order of a classical history. */
export const intents: readonly Intent[] = [
  ...conversationIntents,
  ...historyIntents,
  ...backgroundIntents,
].map(([id, group, zh, topic, model, traits = {}]) => ({ id, group, zh, topic, model, traits }))

const byId = new Map(intents.map((one) => [one.id, one]))

/** The intent of an id; undefined for one that this ontology does not know. */
export const intentOf = (id: string): Intent | undefined => byId.get(id)

/** What a part of a sentence means: an intent, and for `symptom` and `disease` (and where it was said) which one. */
export type Meaning = { readonly intent: string; readonly entity?: string }

/** Whether a meaning is told by the doctor, and asks for nothing. */
export const isStatement = ({ intent }: Meaning): boolean =>
  intentOf(intent)?.traits.statement === true

/** A meaning as one word: `onset_time`, `symptom:fever`. */
export const meaningKey = ({ intent, entity }: Meaning): string =>
  entity === undefined ? intent : `${intent}:${entity}`

/** The meaning that such a word stands for; undefined where intent or entity is unknown. */
export const readMeaning = (key: string): Meaning | undefined => {
  const [intent = '', entity] = key.split(':')
  const known = intentOf(intent)
  if (known === undefined) return undefined
  if (entity === undefined) return known.traits.entity === undefined ? { intent } : undefined
  const named = known.traits.entity === 'disease' ? diseaseOf(entity) : symptomOf(entity)
  return named === undefined ? undefined : { intent, entity }
}

const entityName = ({ intent, entity = '' }: Meaning): string | undefined =>
  intent === 'disease' ? diseaseOf(entity)?.zh : symptomOf(entity)?.lay

/** How a patient names what is meant, for a clarifying question: 有没有发烧, 什么时候开始的. */
export const namedMeaning = (meaning: Meaning): string => {
  const intent = intentOf(meaning.intent)
  const name = entityName(meaning)
  if (intent?.traits.entity !== undefined && name !== undefined)
    return intent.id === 'disease' ? `有没有过${name}` : `有没有${name}`
  return intent?.topic ?? '这个'
}

/** A question that would have asked it well, for the debrief. */
export const modelQuestion = (meaning: Meaning): string => {
  const intent = intentOf(meaning.intent)
  const name = entityName(meaning)
  if (intent?.traits.entity !== undefined && name !== undefined)
    return intent.id === 'disease' ? `以前有没有${name}？` : `有没有${name}？`
  return intent?.model ?? ''
}

/** What a question is called in the words of the profession, by its key: 起病时间, 症状：发热, 起病时间（咳嗽）. */
export const questionName = (key: string): string => {
  const meaning = readMeaning(key)
  const intent = intentOf(meaning?.intent ?? '')
  if (meaning === undefined || intent === undefined) return key
  const { entity = '' } = meaning
  const name = intent.traits.entity === 'disease' ? diseaseOf(entity)?.zh : symptomOf(entity)?.zh
  if (name === undefined) return intent.zh
  if (intent.id === 'symptom' || intent.id === 'disease')
    return `${intent.id === 'symptom' ? '症状' : '疾病'}：${name}`
  return `${intent.zh}（${name}）`
}
