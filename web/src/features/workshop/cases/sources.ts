import {
  diagnoses,
  ecgLeads,
  examinations,
  orders,
  readings,
  regions,
  tests,
} from '@xinglin/simulation/catalogue'
import { type Draft, moods } from '@xinglin/simulation/cases'
import { diseases, intents, questionName, symptoms } from '@xinglin/simulation/ontology'
import { classNames } from './class-names.ts'
import { asGroup, asList, asText } from '../drafts/path.ts'

/** Something that can be chosen: its id, its name, a word beside it, and what else it is found by. */
export type Offer = {
  readonly id: string
  readonly name: string
  readonly note?: string
  readonly words?: string
}

/** Where choices come from: a catalogue, or the case itself as it stands. */
export type Source = (draft: Draft) => readonly Offer[]

const fixed =
  (offers: readonly Offer[]): Source =>
  () =>
    offers

const groups: Readonly<Record<string, string>> = {
  comm: '沟通',
  basic: '一般情况',
  hpi: '现病史',
  general: '一般状况',
  past: '既往史',
  personal: '个人史',
  marital: '婚育史',
  family: '家族史',
  child: '儿童',
}

const offered: readonly Offer[] = [
  ...intents
    .filter(({ traits, group }) => !traits.statement && !traits.entity && group in groups)
    .map(({ id, zh, group, model, topic }) => ({
      id,
      name: zh,
      note: groups[group] ?? '',
      words: `${model}${topic}`,
    })),
  ...symptoms.map(({ id, zh, lay }) => ({
    id: `symptom:${id}`,
    name: `症状：${zh}`,
    note: lay,
  })),
  ...diseases.map(({ id, zh }) => ({ id: `disease:${id}`, name: `疾病：${zh}`, note: '既往史' })),
]

// 咳嗽多久了: a question about one symptom.
const detailed: readonly Offer[] = intents
  .filter(
    ({ traits, group }) => group === 'hpi' && !traits.statement && !traits.entity && !traits.open,
  )
  .flatMap(({ id }) =>
    symptoms.map((one) => ({
      id: `${id}:${one.id}`,
      name: questionName(`${id}:${one.id}`),
      note: '某一症状的细节',
    })),
  )

/** Everything that can be asked of a patient. */
export const questions = fixed([...offered, ...detailed])

/** What a doctor says without asking, and all questions: what a gate or a score may wait for. */
export const sayings = fixed([
  ...intents
    .filter(({ traits, id }) => traits.statement && id !== 'leak_attempt')
    .map(({ id, zh, model }) => ({ id, name: zh, note: '陈述', words: model })),
  ...offered,
])

/** What a doctor says without asking. */
export const statements = fixed([
  ...intents
    .filter(({ traits }) => traits.statement)
    .map(({ id, zh, model }) => ({ id, name: zh, words: model })),
  { id: 'teach_back', name: '患者复述' },
])

/** Symptoms. */
export const symptomList = fixed(symptoms.map(({ id, zh, lay }) => ({ id, name: zh, note: lay })))
/** Diseases that a history asks after. */
export const diseaseList = fixed(diseases.map(({ id, zh }) => ({ id, name: zh })))
/** Examinations, by where on the body map. */
export const examinationList = fixed(
  examinations.map(({ id, zh, region }) => ({ id, name: zh, note: regions[region] })),
)

const testKinds = { laboratory: '化验', imaging: '影像与功能', tracing: '心电图' }
/** Tests. */
export const testList = fixed(
  tests.map(({ id, zh, kind, cost }) => ({ id, name: zh, note: `${testKinds[kind]} · ${cost}元` })),
)
/** Diagnoses, also by other names and codes. */
export const diagnosisList = fixed(
  diagnoses.map(({ code, zh, aliases }) => ({
    id: code,
    name: zh,
    note: code,
    words: aliases.join(''),
  })),
)
/** What is read out of tracings and pictures. */
export const readingList = fixed(readings.map(({ id, zh }) => ({ id, name: zh })))
/** Moods. */
export const moodList = fixed(moods.map((one) => ({ id: one, name: one })))
/** Leads of a tracing. */
export const leadList = fixed(ecgLeads.map((one) => ({ id: one, name: one })))

/** Orders one by one. */
export const orderOnly = fixed(orders.map(({ id, zh }) => ({ id, name: zh })))

/** Orders, and classes of them. */
export const orderList = fixed([
  ...orders.map(({ id, zh }) => ({ id, name: zh })),
  ...[...new Set(orders.flatMap(({ classes }) => classes))].map((one) => ({
    id: `class:${one}`,
    name: `一类：${classNames[one] ?? one}`,
    note: orders
      .filter(({ classes }) => classes.includes(one))
      .slice(0, 3)
      .map(({ zh }) => zh)
      .join('、'),
  })),
])

/** The facts of the case. */
export const factList: Source = (draft) =>
  asList(draft['facts']).flatMap((one) => {
    const { id, note, text } = asGroup(one)
    const name = asText(note) || asText(text)
    return typeof id === 'string' ? [{ id, name: `${id} ${name}`, words: asText(text) }] : []
  })

const answersOf = (value: unknown, kind: 'symptom' | 'disease'): readonly Offer[] =>
  Object.keys(asGroup(value)).map((id) => ({
    id: `${kind}:${id}`,
    name: questionName(`${kind}:${id}`),
  }))

/** What a student can find out in this case: facts, symptoms, examinations, tests. Evidence and scores rest on these. */
export const claims: Source = (draft) => [
  ...factList(draft),
  ...answersOf(asGroup(draft['symptoms'])['present'], 'symptom'),
  ...answersOf(asGroup(draft['symptoms'])['absent'], 'symptom'),
  ...answersOf(draft['diseases'], 'disease'),
  ...examinations.map(({ id, zh }) => ({ id: `exam:${id}`, name: `查体：${zh}` })),
  ...asList(draft['tests']).flatMap((one) => {
    const id = asText(asGroup(one)['id'])
    const known = tests.find((test) => test.id === id)
    return known ? [{ id: `test:${id}`, name: `检查：${known.zh}` }] : []
  }),
]

/** What lifts a prohibition: something ordered or found out. */
export const lifts: Source = (draft) => [...orderOnly(draft), ...claims(draft)]

/** What practice can hang on: a dimension, something missed. */
export const occasions: Source = (draft) => [
  ...['接诊与沟通', '现病史', '既往史', '组织与效率', '体格检查', '辅助检查', '诊断', '治疗'].map(
    (name, at) => ({ id: `dim${at + 1}`, name: `维度${at + 1} ${name}` }),
  ),
  ...claims(draft).filter(({ id }) => !id.startsWith('exam:')),
  ...['must', 'should'].flatMap((part) =>
    asList(asGroup(draft['treatment'])[part]).flatMap((one) => {
      const { id, zh } = asGroup(one)
      return typeof id === 'string' ? [{ id, name: `治疗：${asText(zh) || id}` }] : []
    }),
  ),
]

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '')

/** Offers that fit some words, those whose name begins with them first. */
export const fitting = (offers: readonly Offer[], typed: string, most = 12): readonly Offer[] => {
  const words = plain(typed)
  const rank = ({ id, name, note = '', words: more = '' }: Offer): number => {
    const at = plain(name).indexOf(words)
    if (at === 0) return 0
    if (at > 0) return 1
    return plain(note + more + id).includes(words) ? 2 : 9
  }
  return offers
    .map((one) => ({ one, by: rank(one) }))
    .filter(({ by }) => by < 9)
    .toSorted((a, b) => a.by - b.by)
    .slice(0, most)
    .map(({ one }) => one)
}
