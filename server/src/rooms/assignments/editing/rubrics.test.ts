import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  copyAssignment,
  getAssignment,
  getOwnSubmission,
  moveAssignment,
  saveAssignment,
} from '@xinglin/contract/assignments'
import { changeTeachingRoster } from '@xinglin/contract/classes'
import { newId } from '#platform/ids'
import {
  assignmentForm,
  newTeachingClass,
  newTerm,
  readingItem,
  submissionItem,
  testApp,
  type TestApp,
  type Visitor,
} from '#testing'

let app: TestApp
let teacher: Visitor
let student: Visitor
let classId: string

beforeAll(async () => {
  app = await testApp()
  teacher = await app.signedIn('teacher1')
  student = await app.signedIn('student1')
  classId = await newTeachingClass(teacher, await newTerm(await app.signedIn('admin1')))
  await teacher.calls(changeTeachingRoster, {
    ClassId: classId,
    Add: [app.fixture.people['a.student1'] ?? ''],
    AddClasses: [],
    Drop: [],
  })
})
afterAll(() => app.close())

const criterion = (Name: string, Max: number) => ({ Id: newId(), Name, Note: '', Max })
const Rubric = [criterion('诊断依据', 60), criterion('鉴别诊断', 40)]
const namesIn = (one: { Items: { Rubric: { Name: string }[] }[] }) =>
  one.Items.map((item) => item.Rubric.map(({ Name }) => Name))
const save = (form: object) => teacher.calls(saveAssignment, form)

test('what works are marked by is set with the task, before any is there, and copied with it', async () => {
  const item = submissionItem({ Rubric })
  const form = assignmentForm(classId, { Items: [item, readingItem()] })
  const { Data: saved } = await save(form)
  expect(namesIn(saved)).toEqual([['诊断依据', '鉴别诊断'], []])
  // The same once more, whose answer was lost.
  expect(await save(form)).toMatchObject({ Data: { Version: saved.Version } })
  await teacher.calls(moveAssignment, { Id: saved.Id, Action: 'publish', Version: saved.Version })
  const { Data: seen } = await student.calls(getOwnSubmission, { Id: saved.Id, ItemId: item.Id })
  expect(seen.Rubric).toMatchObject([{ Name: '诊断依据', Max: 60 }, { Name: '鉴别诊断' }])
  const copied = await teacher.calls(copyAssignment, {
    Id: saved.Id,
    NewId: newId(),
    Targets: [{ Kind: 'teaching', Id: classId }],
  })
  expect(namesIn(copied.Data)).toEqual([['诊断依据', '鉴别诊断'], []])
})

test('it stays as it is where a form says nothing of it, and is changed alone', async () => {
  const item = submissionItem()
  const form = assignmentForm(classId, { Items: [{ ...item, Rubric }] })
  const { Data: first } = await save(form)
  const renamed = { ...form, Version: first.Version, Title: '改名', Items: [item] }
  const { Data: second } = await save(renamed)
  expect(namesIn(second)).toEqual([['诊断依据', '鉴别诊断']])
  const other = { ...renamed, Version: second.Version, Items: [{ ...item, Rubric: [Rubric[0]] }] }
  expect(await save(other)).toMatchObject({ Msg: '各评分项的满分之和须为100' })
  const whole = { ...other, Items: [{ ...item, Rubric: [criterion('整体', 100)] }] }
  const { Data: third } = await save(whole)
  expect(namesIn(third)).toEqual([['整体']])
  expect(third.Version).toBeGreaterThan(second.Version)
})

test.each([
  ['points that make no hundred', [criterion('诊断依据', 60)], '各评分项的满分之和须为100'],
  ['no criterion', [], '至少一个评分项'],
  ['a sensitive word', [criterion('赌博', 100)], '内容包含敏感词'],
])('%s are refused, and nothing is written', async (_what, wrong, Msg) => {
  const form = assignmentForm(classId, { Items: [submissionItem({ Rubric: wrong })] })
  expect(await save(form)).toMatchObject({ Msg })
  expect(await teacher.calls(getAssignment, { Id: form.Id })).toMatchObject({ Code: -404 })
})
