import { expect, test } from 'vitest'
import { differences, emptyDraft, isDraft, placeOf, playable, readCase, review } from './index.ts'

const draft = (more: object = {}) => ({ ...emptyDraft('上腹闷痛三小时', '急诊科'), ...more })

test('a draft as it begins is kept, and can be played though it has no form yet', () => {
  expect(isDraft(draft())).toBe(true)
  const { script, replaced } = playable(draft())
  expect(script).toMatchObject({ title: '上腹闷痛三小时', facts: [], caseInfo: { name: '未命名' } })
  expect(replaced.has('title')).toBe(false)
})

test('what cannot be read is left out, what can be read stays', () => {
  const facts = [
    { id: 'F1', asks: ['onset_time'], text: '昨天。' },
    { id: 'F2', asks: ['nonsense'], text: '坏的。' },
    7,
  ]
  const symptoms = { present: { fever: '烧得厉害。', nonsense: '坏的。' }, absent: { cough: 5 } }
  const { script, mended } = playable(
    draft({ facts, symptoms, caseInfo: { name: '李', age: 30, gender: 0 } }),
  )
  expect(script.facts.map(({ id }) => id)).toEqual(['F1'])
  expect(script.symptoms).toEqual({ present: { fever: '烧得厉害。' }, absent: {} })
  expect(script.caseInfo).toMatchObject({ name: '未命名', age: 30, gender: 0 })
  expect([...mended].toSorted()).toEqual(['caseInfo', 'facts', 'persona', 'record', 'symptoms'])
})

const values: unknown[] = [null, 7, 'x', [], [null], {}, { a: { b: [] } }, [[[]]], true]

test.each(values)('whatever stands in every member (%j), a patient can be played', (value) => {
  const nonsense = Object.fromEntries(Object.keys(draft()).map((name) => [name, value]))
  const { script } = playable(nonsense)
  expect(script.caseInfo.name).toBe('未命名')
  expect(review(nonsense).length).toBeGreaterThan(0)
  expect(
    readCase({ ...script, id: 'x', version: 1 }).problems.every(({ zh }) => zh.startsWith('至少')),
  ).toBe(true)
})

test('what an author wrote is proofread before the rest is there, and nothing that stands in', () => {
  const facts = [{ id: 'F1', asks: ['onset_time'], text: '我有端坐呼吸。' }]
  const problems = review(draft({ facts }))
  expect(problems).toContainEqual({
    path: 'facts.F1',
    zh: '患者不会说专业用语“端坐呼吸”，请改成大白话',
    weight: 'error',
  })
  expect(JSON.stringify(problems)).not.toMatch(/尚未填写|未命名/)
  expect(problems.filter(({ path }) => path === 'id' || path === 'version')).toEqual([])
})

const placed: [string, string][] = [
  ['facts[1].text', 'facts.1.text'],
  ['facts.F2.asks', 'facts.1.asks'],
  ['F2', 'facts.1'],
  ['symptom:fever', 'symptoms.present.fever'],
  ['symptoms.fever', 'symptoms.present.fever'],
  ['symptoms.absent', 'symptoms.absent'],
  ['exam.neck.inspection.gate', 'exam.0.gate'],
  ['tests.ecg.later', 'tests.0.later'],
  ['diagnosis.differentials.K29.1', 'diagnosis.differentials.0'],
  ['rubric.H01.why', 'rubric.history.0.why'],
  ['treatment.T6', 'treatment.must.0'],
  ['caseInfo.name', 'caseInfo.name'],
  ['golden', 'golden'],
  ['查体目录 x', ''],
  ['none:chief', ''],
]

test.each(placed)('%s stands at %s', (path, place) => {
  const whole = draft({
    facts: [{ id: 'F1' }, { id: 'F2' }],
    symptoms: { present: { fever: '烧。' }, absent: {} },
    exam: [{ item: 'neck.inspection' }],
    tests: [{ id: 'ecg' }],
    diagnosis: { differentials: [{ code: 'K29.1' }] },
    rubric: { history: [{ id: 'H01' }], background: [] },
    treatment: { must: [{ id: 'T6' }] },
  })
  expect(placeOf(whole, path)).toBe(place)
})

test('differences are told in words, and the order of members is none', () => {
  const before = draft({
    facts: [
      { id: 'F1', text: '一。' },
      { id: 'F2', text: '二。' },
    ],
  })
  const after = draft({
    facts: [
      { text: '一。', id: 'F1' },
      { id: 'F3', text: '三。' },
    ],
    exam: [{ item: 'neck.inspection', finding: '颈静脉怒张' }],
    symptoms: { present: { fever: '烧。' }, absent: {} },
  })
  expect(differences(before, before)).toEqual([])
  expect(differences(before, after)).toEqual([
    { member: 'facts', kind: 'added', zh: 'F3 “三。”' },
    { member: 'facts', kind: 'removed', zh: 'F2 “二。”' },
    { member: 'symptoms.present', kind: 'added', zh: '发热 “烧。”' },
    { member: 'exam', kind: 'added', zh: '颈静脉与颈部外观 “颈静脉怒张”' },
  ])
})
