import { proofread, readCase, type CaseScript, type Problem } from '@xinglin/simulation/cases'
import { rehearse } from '@xinglin/simulation/consultation'
import { expect, test } from 'vitest'
import { demoCases } from './index.ts'

const good = demoCases().find(({ slug }) => slug === 'ami-inferior')?.script

/** What stands at a step of a path: a member, or of a list the one of an id (`#F03`). */
const step = (of: unknown, name: string): unknown => {
  if (Array.isArray(of) && name.startsWith('#'))
    return of.find((one: { readonly id: string }) => one.id === name.slice(1))
  return Object.entries(of ?? {}).find(([key]) => key === name)?.[1]
}

/** The first case with something else at one place. */
const spoilt = (path: string, value: unknown): CaseScript => {
  const written: unknown = JSON.parse(JSON.stringify(good))
  const names = path.split('.')
  const last = names.pop() ?? ''
  const target = names.reduce(step, written)
  if (typeof target !== 'object' || target === null) throw new Error(`${path} leads nowhere`)
  Object.assign(target, { [last]: value })
  const { script, problems } = readCase(written)
  if (script === undefined) throw new Error(JSON.stringify(problems))
  return script
}

const errors = (problems: readonly Problem[]): string[] =>
  problems.filter(({ weight }) => weight === 'error').map(({ path, zh }) => `${path} ${zh}`)

test.each<[string, string, unknown, RegExp]>([
  [
    'a point for a fact that there is not',
    'rubric.history.0.of',
    ['F999'],
    /rubric\.history\[0\]\.of .*F999/,
  ],
  ['two facts of one id', 'facts.#F03.id', 'F02', /facts 编号“F02”出现了两次/],
  [
    'a patient who speaks like a textbook',
    'facts.#F08.text',
    '有放射痛，还有心悸。',
    /facts\.F08 .*放射痛/,
  ],
  [
    'a mood that complains of repetition at the first question',
    'persona.styles',
    { 不耐烦: { prefix: ['您怎么老问这个，'], suffix: [''] } },
    /persona\.styles\.不耐烦 .*第一次问/,
  ],
  [
    'a patient who knows the diagnosis',
    'facts.#F08.text',
    '我这是下壁心梗。',
    /facts\.F08 泄露了诊断/,
  ],
  ['a report that tells it', 'tests.0.report', '考虑急性下壁心肌梗死。', /report 泄露了诊断/],
  [
    'a sheet that tells it',
    'tests.#troponin.values',
    { cTnI: '急性下壁心肌梗死水平' },
    /values\.cTnI 泄露了诊断/,
  ],
  [
    'a treatment that tells it',
    'treatment.effects.0.says',
    '下壁心梗好多了。',
    /effects\[0\] 泄露了诊断/,
  ],
  [
    'a usual answer that says the name',
    'diagnosis.primary.also',
    ['K35.8'],
    /disease:appendicitis .*默认的回答.*阑尾炎/,
  ],
  [
    'a fact that stands in what is seen of a treatment',
    'treatment.effects.0.zh',
    '他说：左肩膀跟着发酸，下巴颏这儿也紧得慌。',
    /F08 .*整句出现在 treatment\.effects\[0\]/,
  ],
  [
    'a finding that stands in another',
    'exam.2.finding',
    '痛苦面容，NRS 8分',
    /exam\.pain-scale .*整句出现在 exam\.general 里/,
  ],
  [
    'an examination that nobody can open',
    'exam.2.gate',
    { any: [{ words: ['疼'] }] },
    /exam\.general\.gate .*words/,
  ],
  [
    'an examination that rests on a fact that there is not',
    'exam.2.gate',
    { any: [{ known: ['F999'] }] },
    /exam\.general\.gate .*F999/,
  ],
  [
    'a P wave where there is none',
    'tests.0.tracing',
    { rhythm: 'atrial-fibrillation', leads: { II: { p: 0.3 } } },
    /tests\[0\]\.tracing .*没有P波/,
  ],
  [
    'serial results out of their order',
    'tests.#troponin.later',
    [{ from: 60 }, { from: 30 }],
    /tests\[\d+\]\.later .*先后/,
  ],
  [
    'a later sheet that tells it',
    'tests.#troponin.later',
    [{ from: 60, values: { cTnI: '急性下壁心肌梗死水平' } }],
    /values\.cTnI 泄露了诊断/,
  ],
  [
    'an affirmation among the denials',
    'symptoms.absent.fever',
    '有点烧。',
    /symptoms\.absent\.fever 这句话没有否认/,
  ],
  [
    'a denial among the affirmations',
    'symptoms.present.nausea',
    '没有恶心。',
    /symptoms\.present\.nausea 这句话是否认/,
  ],
  [
    'a gate that nobody can open',
    'facts.#F37.gate',
    { rapport: 99 },
    /F37\.gate 这个条件永远达不到/,
  ],
  [
    'a fact that waits for itself',
    'facts.#F37.gate',
    { known: ['F37'] },
    /F37\.gate 这条事实要等它自己先被问出/,
  ],
  ['a guarded fact without a gate', 'facts.#F12.layer', 3, /facts\.F12 第3层的事实须有 gate/],
  [
    'a detail that only a broad question asks',
    'facts.#F30.layer',
    2,
    /facts\.F30\.asks 只有宽泛的问题/,
  ],
  ['menses of a man', 'facts.#F57.asks', ['lmp'], /F57\.asks .*不适用/],
  ['a complaint that the patient does not have', 'complaint', ['rash'], /complaint 患者没有“皮疹”/],
  ['a symptom both there and not', 'symptoms.absent.nausea', '不恶心。', /既写了有又写了没有/],
  ['a sheet without such a line', 'tests.2.values', { Hb: 120 }, /没有这一项，可用：cTnI/],
  ['what is asked for and forbidden', 'treatment.must.1.orders', ['nitroglycerin'], /指向同一医嘱/],
  [
    'a question that every teacher expects',
    'facts.#F39.asks',
    ['exposure'],
    /没有回答常见问题“过敏史”/,
  ],
  ['a child who speaks for itself', 'caseInfo.age', 6, /8岁以下应由家长代述/],
])('the proofreader finds %s', (_what, path, value, expected) =>
  expect(errors(proofread(spoilt(path, value))).join('\n')).toMatch(expected),
)

test.each<[string, string, unknown, RegExp]>([
  [
    'a golden way that forgets to treat',
    'golden',
    good?.golden.filter((one) => !('treat' in one)),
    /golden 示范操作只得/,
  ],
  [
    'a golden way that claims what it has not found',
    'golden',
    good?.golden.filter((one) => !('examine' in one)),
    /只能引用已经获得的信息/,
  ],
  [
    'a key fact that nobody can ask out',
    'facts.#F38.gate',
    { rapport: 89 },
    /facts\.F38 关键事实问不出来/,
  ],
  // It does not play for ever either.
  [
    'a key fact that waits for itself',
    'facts.#F38.gate',
    { known: ['F38'] },
    /facts\.F38 关键事实问不出来/,
  ],
])('playing finds %s', (_what, path, value, expected) =>
  expect(errors(rehearse(spoilt(path, value)).problems).join('\n')).toMatch(expected),
)

test('a symptom that a fact tells counts among the neighbours, and is not said to be denied', () => {
  const asks = (key: string) => {
    const of = proofread(spoilt('facts.#F12.asks', ['relieve', key]))
    return of.find(({ path }) => path === 'symptoms.absent')?.zh ?? ''
  }
  expect(asks('onset_mode')).toContain('(low_mood)')
  expect(asks('symptom:low_mood')).not.toContain('(low_mood)')
})
