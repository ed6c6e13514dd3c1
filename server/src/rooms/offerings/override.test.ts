import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeTeachingRoster } from '@xinglin/contract/classes'
import { getRetCourseBaseClient } from '@xinglin/contract/courses'
import { getPlayer } from '@xinglin/contract/learning'
import { listMessages } from '@xinglin/contract/messages'
import {
  listCourseClasses,
  listOfferings,
  overrideOffering,
  saveOffering,
} from '@xinglin/contract/offerings'
import { newId } from '#platform/ids'
import {
  atItem,
  newTeachingClass,
  newTerm,
  proceed,
  testApp,
  type TestApp,
  type Visitor,
} from '#testing'

let app: TestApp
let author: Visitor
let colleague: Visitor
let first: Visitor
let second: Visitor
let classId: string
let CourseId: string
let ItemId: string
const Id = newId()
const person = (name: string) => app.fixture.people[`a.${name}`] ?? ''
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

beforeAll(async () => {
  app = await testApp()
  CourseId = app.fixture.courses['a.open'] ?? ''
  author = await app.signedIn('teacher1')
  colleague = await app.signedIn('teacher2')
  first = await app.signedIn('student1')
  second = await app.signedIn('student2')
  const TermId = await newTerm(await app.signedIn('admin1'))
  classId = await newTeachingClass(author, TermId)
  await author.calls(changeTeachingRoster, {
    ClassId: classId,
    Add: [person('student1'), person('student2')],
    AddClasses: [],
    Drop: [],
  })
  ItemId = (await author.calls(listOfferings, { CourseId })).Data.Items[0]?.ItemId ?? ''
  const given = await author.calls(saveOffering, {
    Id,
    CourseId,
    TermId,
    Targets: [{ Kind: 'teaching', Id: classId, Excluded: false }],
    OpensAt: inDays(-9),
    ClosesAt: inDays(-1),
    MostRounds: 1,
    Deadlines: [{ ItemId, DueAt: inDays(-2) }],
    Version: 0,
  })
  expect(given).toMatchObject({ Code: 0 })
})
afterAll(() => app.close())

const toFirst = () => [{ Kind: 'person' as const, Id: person('student1') }]
const override = (more: object, who = author) =>
  who.calls(overrideOffering, { Id, To: toFirst(), Dates: [], Reason: '病假补学', ...more })
const closing = (days: number) => [{ Field: 'closes' as const, At: inDays(days) }]
const titles = async (who: Visitor) =>
  ((await who.calls(listMessages, {})).Data.List as { Kind: string }[]).map(({ Kind }) => Kind)

test.each([
  ['no reason', { Dates: closing(3), Reason: '' }, '请填写单独设置的原因，学生会看到'],
  [
    'closes before it opens',
    { Dates: [{ Field: 'opens', At: inDays(5) }] },
    '关闭时间须晚于开放时间',
  ],
  [
    'due after it closes',
    { Dates: [{ Field: 'due', ItemId: 'first', At: inDays(1) }] },
    '内容的截止时间须在开放与关闭之间',
  ],
  [
    'an item without a date',
    { Dates: [{ Field: 'due', ItemId: newId(), At: inDays(-2) }] },
    '所选内容没有设置截止时间',
  ],
  [
    'somebody who has it not',
    { To: [{ Kind: 'person', Id: newId() }], Dates: closing(3) },
    '所选对象不在这项开课安排里',
  ],
  [
    'a class that has it not',
    { To: [{ Kind: 'teaching', Id: newId() }], Dates: closing(3) },
    '所选对象不在这项开课安排里',
  ],
])('%s: refused', async (_why, more, Msg) => {
  const own = JSON.parse(JSON.stringify(more).replaceAll('"first"', `"${ItemId}"`)) as object
  expect(await override(own)).toMatchObject({ Code: -10008, Msg })
})

test('a teacher changes nobody else’s offering', async () =>
  expect(await override({ Dates: closing(3) }, colleague)).toMatchObject({ Code: -10002 }))

test('one student has longer, reads why, and nobody else has', async () => {
  expect(await proceed(app, first, 'a.open')).toMatchObject({ Code: -1 })
  const due = { Field: 'due' as const, ItemId, At: inDays(2) }
  const { Data } = await override({ Dates: [...closing(3), due], Rounds: 0 })
  expect(Data.Overrides).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ Kind: 'person', Field: 'closes', Reason: '病假补学' }),
      expect.objectContaining({ Field: 'due', ItemId, At: due.At }),
      expect.objectContaining({ Field: 'rounds', Rounds: 0 }),
    ]),
  )
  expect(await proceed(app, second, 'a.open')).toMatchObject({ Code: -1 })
  const { visitor, where } = await atItem(app, 'student1', 'a.open')
  const player = (await visitor.calls(getPlayer, { ProgressId: where.ProgressId })).Data
  expect(player.Period).toMatchObject({
    Via: ['诊断学 1班'],
    MostRounds: 0,
    Changes: [
      { Field: 'closes', Name: '', Reason: '病假补学', BaseRounds: 0 },
      { Field: 'rounds', BaseRounds: 1, Base: null },
    ],
  })
  expect(player.Chapters[0].Items[0]).toMatchObject({
    DueAt: due.At,
    DueChange: { Field: 'due', Reason: '病假补学' },
  })
  const base = (await second.calls(getRetCourseBaseClient, { CourseId })).Data
  expect(base).toMatchObject({ Period: { MostRounds: 1, Changes: [] } })
})

test('whose dates changed is told, and nobody else', async () => {
  expect(await titles(first)).toEqual(
    expect.arrayContaining(['course-dates-changed', 'course-given']),
  )
  expect(await titles(second)).toContain('course-given')
  expect(await titles(second)).not.toContain('course-dates-changed')
})

test('a person goes before their class; what is taken back goes by the offering again', async () => {
  const toClass = [{ Kind: 'teaching' as const, Id: classId }]
  await override({ To: toClass, Dates: closing(9), Reason: '停课顺延' })
  const closes = async (who: Visitor) =>
    (await who.calls(getRetCourseBaseClient, { CourseId })).Data.Period as {
      ClosesAt: string
      Changes: { Field: string; Name: string; Reason: string }[]
    }
  const own = await closes(second)
  expect(own.Changes).toMatchObject([{ Name: '诊断学 1班', Reason: '停课顺延' }])
  expect(Date.parse((await closes(first)).ClosesAt)).toBeLessThan(Date.parse(own.ClosesAt))
  await override({ Dates: [], Reason: '' })
  expect((await closes(first)).ClosesAt).toBe(own.ClosesAt)
  await override({ To: toClass, Dates: [], Reason: '' })
  expect((await closes(first)).Changes).toEqual([])
  expect(await proceed(app, first, 'a.open', 1)).toMatchObject({ Code: -1 })
})

test('a student is told by which classes they study a course; somebody of none is told of none', async () => {
  const { Data } = await first.calls(listCourseClasses, { CourseId })
  expect(Data.List).toEqual([{ Id: classId, Name: '诊断学 1班' }])
  const third = await app.signedIn('student3')
  expect((await third.calls(listCourseClasses, { CourseId })).Data.List).toEqual([])
})
