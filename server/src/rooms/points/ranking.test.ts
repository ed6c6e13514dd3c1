import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeTeachingRoster } from '@xinglin/contract/classes'
import {
  getPointRanking,
  getPointSummary,
  listPoints,
  type PointEntry,
  reversePoints,
  setPointVisibility,
} from '@xinglin/contract/points'
import { moderateReview } from '@xinglin/contract/reviews'
import { newId } from '#platform/ids'
import {
  newTeachingClass,
  newTerm,
  testApp,
  type TestApp,
  type Visitor,
  balanceOf,
  inOneClass,
  learned,
  ledgerOf,
  nothingThere,
} from '#testing'

let app: TestApp
let student: Visitor
let other: Visitor
let teacher: Visitor
let stranger: Visitor
let admin: Visitor
const person = (name: string) => app.fixture.people[`a.${name}`] ?? ''
beforeAll(async () => {
  app = await testApp()
  const review = newId()
  student = await learned(app, 'student1', review)
  other = await learned(app, 'student2')
  teacher = await app.signedIn('teacher1')
  stranger = await app.signedIn('teacher2')
  admin = await app.signedIn('admin1')
  await inOneClass(app, admin)
  await admin.calls(moderateReview, { Id: review, Action: 'feature' })
}, 60_000)
afterAll(() => app.close())

describe('ranking', () => {
  const rankingOf = async (who: Visitor, more: object = {}) =>
    (await who.calls(getPointRanking, { Scope: 'class', Period: 'all', ...more })).Data

  test('among one’s class, grade and school, with one’s own place', async () => {
    await balanceOf(other)
    const mine = await balanceOf(student)
    for (const Scope of ['class', 'grade', 'school'])
      expect(await rankingOf(student, { Scope })).toMatchObject({
        Count: 2,
        Mine: { Rank: 1, Points: mine },
        Rows: [
          { Rank: 1, Name: 'a的student1', IsMe: true, PersonId: '' },
          { Rank: 2, Name: 'a的student2', IsMe: false, PersonId: '' },
        ],
      })
    expect((await rankingOf(student, { Scope: 'grade' })).Of).toBe('2024级')
    expect(await student.calls(getPointRanking, { Scope: 'class', Period: 'term' })).toMatchObject({
      Code: -1,
      Msg: '学校尚未设置当前学期',
    })
    expect(
      await student.calls(getPointRanking, { Scope: 'class', Period: 'week', ClassId: newId() }),
    ).toMatchObject(nothingThere)
    expect((await rankingOf(student, { Period: 'week' })).Count).toBe(2)
    expect((await student.calls(getPointSummary, {})).Data.ClassRank).toEqual({ Rank: 1, Of: 2 })
  })

  test('who does not wish to be named has a place without a name; who teaches the class sees it, and takes points back', async () => {
    await other.calls(setPointVisibility, { IsHidden: true })
    const seen = (await rankingOf(student)).Rows[1]
    expect(seen).toMatchObject({ Rank: 2, Name: '', PersonId: '', IsMe: false })
    expect((await rankingOf(other)).Rows[1]).toMatchObject({ Name: 'a的student2', IsMe: true })
    expect((await student.calls(listPoints, { PersonId: person('student2') })).Code).toBe(-404)

    const ClassId = await newTeachingClass(teacher, await newTerm(admin))
    const Add = [person('student1'), person('student2')]
    await teacher.calls(changeTeachingRoster, { ClassId, Add, AddClasses: [], Drop: [] })
    const board = await rankingOf(teacher, { ClassId })
    expect(board.Classes).toContainEqual(expect.objectContaining({ Id: ClassId }))
    expect(board.Mine).toBeNull()
    expect(
      board.Rows.map(({ Name, PersonId }: { Name: string; PersonId: string }) => [Name, PersonId]),
    ).toEqual([
      ['a的student1', person('student1')],
      ['a的student2', person('student2')],
    ])
    // The whole school names to teachers whom it names to everybody.
    expect((await rankingOf(teacher, { Scope: 'school' })).Rows[1]).toMatchObject({ Name: '' })
    expect(
      await stranger.calls(getPointRanking, { Scope: 'class', Period: 'all', ClassId }),
    ).toMatchObject(nothingThere)

    const PersonId = person('student2')
    const ledger = (await teacher.calls(listPoints, { PersonId })).Data
    expect(ledger).toMatchObject({ Name: 'a的student2', MayReverse: true, Balance: 11 })
    const entry = ledger.List.find(({ Rule }: PointEntry) => Rule === 'course')
    const wanted = { Id: entry.Id, Reason: '请人代学' }
    expect(await teacher.calls(reversePoints, { ...wanted, Reason: '赌博' })).toMatchObject({
      Code: -10010,
    })
    expect(await teacher.calls(reversePoints, wanted)).toMatchObject({
      Data: { Points: -10, Balance: 1 },
    })
    expect(await teacher.calls(reversePoints, wanted)).toMatchObject({
      Code: -10011,
      Msg: '这笔积分已经撤销',
    })
    // Though its cause is there it stays taken back.
    expect(await balanceOf(other)).toBe(1)
    expect((await ledgerOf(other))[0]).toMatchObject({ Points: -10, Reason: '请人代学' })
    expect((await rankingOf(student)).Rows[1]).toMatchObject({ Points: 1 })
  })
})
