import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type CourseListItem,
  getApplicableAllowType,
  getKnowledgeAllowType,
  getRetCourseBaseClient,
  getShortApplicableListByCouseType,
  listManagedCourses,
  type ManagedCourse,
  saveManagedCourse,
  searchDeclareCourseList,
} from '@xinglin/contract/courses'
import { searchAudit } from '@xinglin/contract/audit'
import {
  type DictionaryItem,
  deleteDictionaryItem,
  listDictionary,
  saveDictionaryItem,
  vocabularies,
} from '@xinglin/contract/dictionaries'
import { mintPreview } from '@xinglin/contract/previews'
import { readPreviewSource } from '@xinglin/wire'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'
import { ruleOf } from './quiz-rules.ts'

let app: TestApp
let admin: Visitor
let student: Visitor
beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
  student = await app.signedIn('student1')
})
afterAll(() => app.close())

const managed = async (name: string): Promise<ManagedCourse> => {
  const all = (await admin.calls(listManagedCourses, { PageSize: 100 })).Data
    .List as ManagedCourse[]
  const one = all.find(({ Id }) => Id === app.fixture.courses[name])
  if (!one) throw new Error(`no ${name}`)
  return one
}

const declare = async (name: string, DeclareLevel: number, DeclareYear: number) => {
  const { Id: CourseId, ...course } = await managed(name)
  return admin.calls(saveManagedCourse, {
    ...course,
    CourseId,
    Introduction: '',
    DeclareLevel,
    DeclareYear,
  })
}

const declared = async (visitor: Visitor) =>
  (await visitor.calls(searchDeclareCourseList, {})).Data as {
    List: CourseListItem[]
    Count: number
  }

test.each([
  [1, 0],
  [2, 1999],
  [3, 2100],
])('the level %i with the year %i is refused, and nothing is written', async (level, year) => {
  expect(await declare('a.open', level, year)).toMatchObject({
    Code: -10008,
    Msg: '请选择申报年份',
  })
  expect(await managed('a.open')).toMatchObject({ DeclareLevel: 0, DeclareYear: 0 })
})

test.each([4, -1, 1.5])('there is no level %d', async (level) =>
  expect((await declare('a.open', level, 2024)).Code).toBeLessThan(0),
)

test('declared courses are listed by level and year, as far as one may open them', async () => {
  expect(await declared(student)).toEqual({ List: [], Count: 0 })
  for (const [name, level, year] of [
    ['a.open', 2, 2024],
    ['a.ecg', 1, 2023],
    ['a.media', 1, 2025],
    ['a.inner', 3, 2025],
    ['a.offShelf', 1, 2025],
    ['a.smallClass', 1, 2025],
  ] as const)
    expect((await declare(name, level, year)).Code, name).toBe(0)
  const names = async (visitor: Visitor) =>
    (await declared(visitor)).List.map(({ DeclareLevel, DeclareYear }) => [
      DeclareLevel,
      DeclareYear,
    ])
  // Neither what is off the shelf nor a class that is not the visitor's; strangers see public courses alone.
  expect(await names(student)).toEqual([
    [1, 2025],
    [1, 2023],
    [2, 2024],
    [3, 2025],
  ])
  expect(await names(app.visitor())).toEqual([
    [1, 2025],
    [1, 2023],
    [2, 2024],
  ])
  expect((await declared(await app.signedIn('student2'))).Count).toBe(5)
  const CourseId = app.fixture.courses['a.ecg']
  expect((await student.calls(getRetCourseBaseClient, { CourseId })).Data).toMatchObject({
    DeclareLevel: 1,
    DeclareYear: 2023,
  })
  const b = await app.signedIn('admin1', 'b.localhost')
  expect((await b.calls(searchDeclareCourseList, {})).Data.Count).toBe(0)
  const other = await app.signedIn('student1', 'b.localhost')
  expect((await other.calls(searchDeclareCourseList, {})).Data.Count).toBe(0)
})

test('a declaration is filtered by, written down, taken back, and marks the form', async () => {
  const list = async (DeclareLevel: number) =>
    (await admin.calls(listManagedCourses, { DeclareLevel, PageSize: 100 })).Data.Count as number
  const before = await managed('a.trialOpen')
  const [all, none, national] = [await list(-1), await list(0), await list(1)]
  await declare('a.trialOpen', 1, 2026)
  expect([await list(-1), await list(0), await list(1)]).toEqual([all, none - 1, national + 1])
  const { Data } = await admin.calls(searchAudit, { SearchKey: '国家级申报课程（2026年）' })
  expect(Data.Count).toBe(1)
  const late = { ...before, CourseId: before.Id, Introduction: '' }
  expect(await admin.calls(saveManagedCourse, late)).toMatchObject({
    Code: -10011,
    Data: { DeclareLevel: 1, DeclareYear: 2026 },
  })
  // Without a level there is no year.
  await declare('a.trialOpen', 0, 2026)
  expect(await managed('a.trialOpen')).toMatchObject({ DeclareLevel: 0, DeclareYear: 0 })
})

test('audiences are the school’s, and the short list holds those of the kind’s courses alone', async () => {
  const all = (await student.calls(getApplicableAllowType)).Data
  expect(all[0]).toEqual({ Id: 1, Name: '本科生' })
  expect(all).toHaveLength(5)
  const short = async (courseType: string, visitor = student) =>
    (await visitor.calls(getShortApplicableListByCouseType, { courseType })).Data
  // The fixture: everything for 1, one theory course for 2 and 4, experiments, operations and consultations for 1.
  expect((await short('0')).map(({ Id }: { Id: number }) => Id)).toEqual([1, 2, 4])
  expect(await short('3')).toEqual([{ Id: 1, Name: '本科生' }])
  expect(await short('1')).toEqual([{ Id: 1, Name: '本科生' }])
  expect(await short('2')).toEqual([{ Id: 1, Name: '本科生' }])
  expect(await short('')).toEqual(await short('-1'))
  expect(
    (await student.calls(getShortApplicableListByCouseType, { courseType: '9' })).Code,
  ).toBeLessThan(0)
})

test('the holder of a link learns whom that one course is meant for', async () => {
  const CourseId = app.fixture.courses['a.ecg']
  const { Data } = await admin.calls(mintPreview, { Id: newId(), CourseId, Note: '' })
  const { UserName, PassWord } = readPreviewSource(Data.Source)
  const preview = app.visitor()
  await preview.signIn(UserName, PassWord)
  const short = async (courseType: string) =>
    (await preview.calls(getShortApplicableListByCouseType, { courseType })).Data
  expect(await short('0')).toEqual([
    { Id: 2, Name: '专科生' },
    { Id: 4, Name: '规培医师' },
  ])
  expect(await short('3')).toEqual([])
})

test('kinds of knowledge are kept by the school; one that a course carries stays', async () => {
  const { type } = vocabularies.knowledge
  const words = (await student.calls(getKnowledgeAllowType)).Data as { Id: string; Name: string }[]
  expect(words).toContainEqual({ Id: 'reasoning', Name: '临床思维' })
  const save = (input: object) =>
    admin.calls(saveDictionaryItem, { Id: '', Type: type, ParentId: '', Enabled: true, ...input })
  expect((await save({ Code: 'ecg', Name: '心电图' })).Code).toBe(0)
  const items = (await admin.calls(listDictionary, { Type: type })).Data as DictionaryItem[]
  const own = items.find(({ Code }) => Code === 'ecg')
  expect(own?.Uses).toBeGreaterThan(0)
  expect((await admin.calls(deleteDictionaryItem, { Id: own?.Id ?? '' })).Code).toBe(-1)
  expect((await save({ ...own, Version: '', Enabled: false })).Code).toBe(0)
  const after = (await student.calls(getKnowledgeAllowType)).Data as { Id: string }[]
  expect(after.map(({ Id }) => Id)).not.toContain('ecg')
})

test.each([
  [['single', 'single', 'judge'], 0, 60, '单选题2道，判断题1道；60分及格'],
  [['multiple'], 0, 80, '多选题1道；80分及格'],
  [['single'], 5, 60, '单选题1道，题库抽题5道；60分及格'],
])('a quiz of %j is told in words', (types, drawn, pass, words) =>
  expect(ruleOf(types, drawn, pass)).toBe(words),
)
