import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  answerPractice,
  beginPractice,
  getQuestionChoices,
  listComputedFamilies,
  previewQuestion,
  saveQuestion,
  showComputedInstances,
  type ContentOf,
} from '@xinglin/contract/questions'
import { newId } from '#platform/ids'
import { approvedQuestion, questionForm, testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let teacher: Visitor
let admin: Visitor
beforeAll(async () => {
  app = await testApp()
  teacher = await app.signedIn('teacher1')
  admin = await app.signedIn('admin1')
})
afterAll(() => app.close())

const content = (over: Partial<ContentOf<'computed'>> = {}): ContentOf<'computed'> => ({
  Type: 'computed',
  Family: 'nerve-velocity',
  Asks: 'blank',
  Ranges: [{ Name: 'distance', Least: 30, Most: 35 }],
  Explanation: '<p>刺激伪迹不算。</p>',
  ...over,
})

const departmentOf = async (): Promise<string> =>
  (await admin.calls(getQuestionChoices, {})).Data.Departments[0].Id

test('a teacher sees every kind with what may be narrowed, and instances that differ, with key and derivation', async () => {
  const { List } = (await teacher.calls(listComputedFamilies, {})).Data
  expect(List.length).toBeGreaterThanOrEqual(30)
  expect(List.filter(({ HasFigure }: { HasFigure: boolean }) => HasFigure).length).toBeGreaterThan(
    11,
  )
  const seen = await teacher.calls(showComputedInstances, { Content: content(), Seed: 'a' })
  const [one, other] = seen.Data.List
  expect(one.Question.Figure.Strips[0].Samples).not.toEqual(other.Question.Figure.Strips[0].Samples)
  expect(one.Key.Blanks[0]).toContain('m/s')
  expect(one.Key.Explanation).toContain('传导速度＝')
  expect(one.Key.Explanation).toContain('刺激伪迹不算')
  for (const { Question } of seen.Data.List)
    expect(Number(/相距(\d+) mm/.exec(Question.Stem)?.[1])).toBeGreaterThanOrEqual(30)
  const chosen = await teacher.calls(showComputedInstances, {
    Content: content({ Asks: 'choice' }),
    Seed: 'a',
  })
  expect(chosen.Data.List[0].Question.Options.length).toBeGreaterThanOrEqual(4)
  expect(chosen.Data.List[0].Key.Explanation).toContain('分子与分母颠倒')
})

test.each([
  ['of no kind', content({ Family: 'nothing' }), '类型'],
  ['beyond its range', content({ Ranges: [{ Name: 'distance', Least: 1, Most: 35 }] }), '之间'],
  [
    'too narrow',
    content({
      Ranges: [
        { Name: 'distance', Least: 30, Most: 30 },
        { Name: 'velocity', Least: 30, Most: 31 },
      ],
    }),
    '过窄',
  ],
  ['of a name in a blank', content({ Family: 'ecg-rhythm', Ranges: [] }), '选择题'],
])(
  'one %s is said to be faulty, and is a draft that cannot be submitted',
  async (_name, Content, words) => {
    const shown = await teacher.calls(showComputedInstances, { Content, Seed: 'a' })
    expect(shown.Code).toBe(-10008)
    expect(shown.Msg).toContain(words)
    const form = questionForm(await departmentOf(), Content)
    const saved = await teacher.calls(saveQuestion, { Id: newId(), Form: form, Version: 0 })
    expect(saved.Code).toBe(0)
    expect(JSON.stringify(saved.Data.Problems)).toContain(words)
    expect((await teacher.calls(previewQuestion, { Content, Seed: 'a' })).Code).toBe(0)
  },
)

test('what is sent as an instance is not kept, and what is read has one of the server', async () => {
  const sent = content({
    Instance: {
      Question: { Type: 'blank', Stem: '<p>假____</p>', Blanks: [], Explanation: '' },
      Figure: null,
    },
  })
  const form = questionForm(await departmentOf(), sent)
  const saved = await teacher.calls(saveQuestion, { Id: newId(), Form: form, Version: 0 })
  expect(JSON.stringify(saved.Data.Form)).not.toContain('假')
  expect(saved.Data.Form.Content.Instance.Question.Stem).toContain('坐骨神经')
})

test('one without a source stands where its family does', async () => {
  const form = questionForm(await departmentOf(), content(), { Source: '' })
  const saved = await teacher.calls(saveQuestion, { Id: newId(), Form: form, Version: 0 })
  expect(saved.Data.Form.Source).toContain('传导速度的测定')
  expect(saved.Data.Problems).toEqual([])
})

test('who practises it has figures of their own, without the key before they answer', async () => {
  const form = questionForm(await departmentOf(), content({ Family: 'mean-pressure', Ranges: [] }))
  const id = await approvedQuestion(teacher, admin, form)
  const stems = new Set<string>()
  for (const login of ['student1', 'student2']) {
    const student = await app.signedIn(login)
    const { Data } = await student.calls(beginPractice, {
      Id: newId(),
      Source: 'any',
      DepartmentId: null,
      Types: ['computed'],
      Tag: '',
      Count: 50,
    })
    expect(JSON.stringify(Data.Questions)).not.toMatch(/"(?:Value|Tolerance|Explanation|Kind)"/)
    const own = Data.Questions.find(({ QuestionId }: { QuestionId: string }) => QuestionId === id)
    stems.add(own.Stem)
    const [, high = 0, low = 0] = (/血压(\d+)\/(\d+)/.exec(own.Stem) ?? []).map(Number)
    const answered = await student.calls(answerPractice, {
      RoundId: Data.Round.Id,
      QuestionId: id,
      PartId: null,
      Answer: { Blanks: [String(Math.round(low + (high - low) / 3))] },
    })
    expect(answered.Data.Result.State).toBe('right')
  }
  expect(stems.size).toBe(2)
})
