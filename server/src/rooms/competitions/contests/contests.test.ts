import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getDropDownSchoolGame,
  getDropDownSchoolSimulation,
  getDropDownSimulatioTeachers,
  getDropDownYears,
  getSkillContestDropDownList,
} from '@xinglin/contract/competitions'
import {
  deleteDictionaryItem,
  listDictionary,
  saveDictionaryItem,
  vocabularies,
} from '@xinglin/contract/dictionaries'
import { disableUsers } from '@xinglin/contract/identity'
import { getSchoolDataSource } from '@xinglin/contract/schools'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'
import { inOrder, masked } from './rules.ts'
import { contest, contestSchool } from './tables.ts'

let app: TestApp
let ofA: Record<'student' | 'teacher' | 'admin', Visitor>
let studentOfB: Visitor
beforeAll(async () => {
  app = await testApp()
  ofA = {
    student: await app.signedIn('student1'),
    teacher: await app.signedIn('teacher1'),
    admin: await app.signedIn('admin1'),
  }
  studentOfB = await app.signedIn('student1', 'b.localhost')
})
afterAll(() => app.close())

const names = (list: { Name: string }[]) => list.map(({ Name }) => Name)

/** A contest that school A holds, as the screens of contests will write it. */
const hold = (name: string, more: Partial<typeof contest.$inferInsert> = {}) => {
  const { a, b } = app.fixture.schools
  const id = newId()
  const days = (n: number) => new Date(Date.now() + n * 86_400_000)
  return app.database.within(a, async (db) => {
    await db.insert(contest).values({
      schoolId: a,
      id,
      season: '2026',
      name,
      gameType: 2,
      status: 1,
      startsAt: days(0),
      endsAt: days(7),
      ...more,
    })
    const entries = [a, ...(more.openTo ?? [])].map((partnerId) => ({
      schoolId: a,
      contestId: id,
      partnerId,
      area: partnerId === b ? 'north' : 'east',
    }))
    await db.insert(contestSchool).values(entries)
  })
}

test('until there is a contest there is nothing to choose, and the own school alone', async () => {
  for (const call of [getSkillContestDropDownList, getDropDownYears, getDropDownSchoolGame])
    expect((await ofA.student.calls(call)).Data).toEqual([])
  expect((await ofA.student.calls(getDropDownSchoolSimulation)).Data).toEqual([])
  expect(names((await ofA.student.calls(getSchoolDataSource)).Data)).toEqual(['测试学校 a'])
  expect(names((await app.visitor().calls(getSchoolDataSource)).Data)).toEqual(['测试学校 a'])
})

test('the teachers of another school are refused while it holds no contest that one may see', async () => {
  const { a, b } = app.fixture.schools
  const foreign = { http: 200, Code: -404, Msg: '数据不存在', Data: null }
  for (const call of [getDropDownSimulatioTeachers, getDropDownSchoolSimulation]) {
    expect(await ofA.teacher.calls(call, { schoolId: b })).toMatchObject(foreign)
    expect(await ofA.teacher.calls(call, { schoolId: newId() })).toMatchObject(foreign)
    // A school that is not the visited one may not be acted for, however it is named.
    expect(await ofA.teacher.calls(call, { SchoolId: b })).toMatchObject({ Code: -404 })
    expect((await ofA.teacher.calls(call, { schoolId: a })).Code).toBe(0)
  }
})

test('job numbers are hidden from students', async () => {
  const shown = (await ofA.teacher.calls(getDropDownSimulatioTeachers)).Data
  expect(shown.map(({ Number: number }: { Number: string }) => number)).toContain('N-teacher1')
  const hidden = (await ofA.student.calls(getDropDownSimulatioTeachers)).Data
  expect(hidden).toHaveLength(shown.length)
  for (const { Number: number } of hidden) expect(number).toMatch(/^\*+.{2}$/)
})

test('a draft is for those who run the school that holds it', async () => {
  await hold('草稿赛', { status: 0, season: '2025', openTo: [app.fixture.schools.b] })
  expect((await ofA.student.calls(getSkillContestDropDownList)).Data).toEqual([])
  expect((await ofA.teacher.calls(getDropDownYears)).Data).toEqual([])
  expect((await studentOfB.calls(getSkillContestDropDownList)).Data).toEqual([])
  expect(names((await ofA.admin.calls(getSkillContestDropDownList)).Data)).toEqual(['草稿赛'])
})

test('a contest is the own school’s until others are let in; these choose from it as well', async () => {
  const { a, b } = app.fixture.schools
  await hold('校内赛', { gameType: 1, season: '2027' })
  await hold('联赛', { status: 3, openTo: [b] })
  expect(names((await ofA.student.calls(getSkillContestDropDownList)).Data)).toEqual([
    '联赛',
    '校内赛',
  ])
  expect((await ofA.student.calls(getDropDownYears)).Data).toEqual([
    { Id: '2027', Name: '2027赛季' },
    { Id: '2026', Name: '2026赛季' },
  ])
  const games = async (visitor: Visitor, input: object) =>
    names((await visitor.calls(getDropDownSchoolGame, input)).Data)
  expect(await games(ofA.student, { year: '2026' })).toEqual(['联赛'])
  expect(await games(ofA.student, { year: '2027', GameType: '2' })).toEqual([])
  expect(await games(ofA.student, { year: '2027', GameType: '1' })).toEqual(['校内赛'])
  expect(await games(studentOfB, {})).toEqual(['联赛'])

  const schools = async (visitor: Visitor, input: object) =>
    (await visitor.calls(getDropDownSchoolSimulation, input)).Data
  const both = [
    { Id: a, Name: '测试学校 a', AreaIds: ['east'] },
    { Id: b, Name: '测试学校 b', AreaIds: ['north'] },
  ]
  expect(await schools(studentOfB, { year: '2026' })).toEqual(both)
  expect(await schools(studentOfB, { year: '2026', areaId: 'north' })).toEqual([both[1]])
  expect(await schools(studentOfB, { schoolId: a, year: '2026' })).toEqual(both)
  expect(await schools(studentOfB, { year: '2027' })).toEqual([])
  expect(names((await studentOfB.calls(getSchoolDataSource)).Data)).toEqual([
    '测试学校 b',
    '测试学校 a',
  ])
})

test('the partner sees the holder’s teachers without their numbers; the holder none of the partner’s', async () => {
  const { a, b } = app.fixture.schools
  const { Data } = await studentOfB.calls(getDropDownSimulatioTeachers, { schoolId: a })
  expect(names(Data)).toContain('a的teacher1')
  const teacherOfB = await app.signedIn('teacher1', 'b.localhost')
  const again = (await teacherOfB.calls(getDropDownSimulatioTeachers, { schoolId: a })).Data
  for (const { Number: number } of again) expect(number).toMatch(/^\*+.{2}$/)
  // And is back in the own school afterwards.
  expect(names((await teacherOfB.calls(getDropDownSimulatioTeachers)).Data)).toContain(
    'b的teacher1',
  )
  expect(await ofA.teacher.calls(getDropDownSimulatioTeachers, { schoolId: b })).toMatchObject({
    Code: -404,
  })
})

test('a partner reads a contest and writes nothing of it, whatever a store forgets', async () => {
  const { b } = app.fixture.schools
  await app.database.within(b, async (db) => {
    expect((await db.select().from(contest)).map(({ name }) => name)).toEqual(['联赛'])
    expect(await db.update(contest).set({ name: '改了' }).returning()).toEqual([])
    expect(await db.delete(contestSchool).returning()).toEqual([])
  })
})

test('who may not sign in is no teacher to choose', async () => {
  await ofA.admin.calls(disableUsers, {
    Ids: [app.fixture.people['a.teacher2']],
    Disabled: true,
  })
  expect(names((await ofA.admin.calls(getDropDownSimulatioTeachers)).Data)).toEqual(['a的teacher1'])
})

test('schools that wish to be listed are known to everybody', async () => {
  await app.database.global.execute(
    `update school set flags = flags || '{"public_list": true}' where key = 'b'`,
  )
  expect(names((await app.visitor().calls(getSchoolDataSource)).Data)).toEqual([
    '测试学校 a',
    '测试学校 b',
  ])
})

test('a season with a contest is switched off and not deleted; then it is no choice', async () => {
  const { type } = vocabularies.season
  const items = (await ofA.admin.calls(listDictionary, { Type: type })).Data
  const { Id, Code, Name, Uses } = items.find(({ Code }: { Code: string }) => Code === '2026')
  expect(Uses).toBe(1)
  expect((await ofA.admin.calls(deleteDictionaryItem, { Id })).Code).toBe(-1)
  await ofA.admin.calls(saveDictionaryItem, { Id, Type: type, Code, Name, Enabled: false })
  const years = (await ofA.student.calls(getDropDownYears)).Data
  expect(years.map(({ Id }: { Id: string }) => Id)).toEqual(['2027'])
})

test.each([
  ['T20260017', '*******17'],
  ['1234', '**34'],
  ['123', '***'],
  ['', ''],
])('the number %s is told as %s', (number, expected) => expect(masked(number)).toBe(expected))

test('running contests come first, then those to come, then the past', () => {
  const one = (status: number, day: number) => ({ status, startsAt: new Date(2026, 1, day) })
  const all = [one(6, 9), one(1, 2), one(3, 1), one(1, 3), one(7, 4)]
  expect(inOrder(all).map(({ status, startsAt }) => [status, startsAt.getDate()])).toEqual([
    [7, 4],
    [3, 1],
    [1, 3],
    [1, 2],
    [6, 9],
  ])
})
