import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchAudit } from '@xinglin/contract/audit'
import { changeAdministrativeRoster, saveAdministrative } from '@xinglin/contract/classes'
import { addCourseFavorute } from '@xinglin/contract/courses'
import {
  getProfile,
  listDeparted,
  listDepartures,
  makeDeparture,
  previewDeparture,
  returnDeparted,
  undoDeparture,
  type DeparturePreview,
} from '@xinglin/contract/identity'
import { testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let admin: Visitor
beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
})
afterAll(() => app.close())

const person = (name: string) => app.fixture.people[`a.${name}`] ?? ''
const number = async (name: string): Promise<string> => {
  const { rows } = await app.database.within(app.fixture.schools.a, (db) =>
    db.execute(`select number from person where id = '${person(name)}'`),
  )
  return (rows[0] as { number: string }).number
}

const enters = async (login: string): Promise<Visitor | undefined> => {
  const visitor = app.visitor()
  return visitor.signIn(login, app.fixture.password).then(
    () => visitor,
    () => undefined,
  )
}

const depart = async (wish: object, more: object = {}) => {
  const { Data } = await admin.calls(previewDeparture, wish)
  return admin.calls(makeDeparture, {
    ...wish,
    Name: '2026 届毕业',
    ReadUntil: '',
    Archive: true,
    Mark: (Data as DeparturePreview).Mark,
    ...more,
  })
}

const day = (ahead: number) =>
  new Date(Date.now() + 8 * 3_600_000 + ahead * 86_400_000).toISOString().slice(0, 10)

test('students of a list leave: signed out at once, no way in, and back again when it is undone', async () => {
  const student = await app.signedIn('student1')
  const wish = { Numbers: [await number('student1'), 'nobody-1', await number('teacher1')] }
  const { Data: preview } = await admin.calls(previewDeparture, wish)
  expect(preview).toMatchObject({ People: 1, Left: 0, Unknown: ['nobody-1', wish.Numbers[2]] })
  expect(await depart(wish, { Mark: 'older' })).toMatchObject({ Code: -10011 })
  const answered = await depart(wish)
  expect(answered).toMatchObject({ Code: 0, Data: { People: 1 } })
  expect((await student.calls(getProfile)).Code).toBe(-401)
  expect(await enters('student1')).toBeUndefined()
  expect((await admin.calls(previewDeparture, wish)).Data).toMatchObject({ People: 0, Left: 1 })
  const { Id } = answered.Data
  expect(await admin.calls(undoDeparture, { Id })).toMatchObject({ Data: { Returned: 1 } })
  expect(await admin.calls(undoDeparture, { Id })).toMatchObject({ Code: -10011 })
  expect(await enters('student1')).toBeDefined()
  const { Data: audit } = await admin.calls(searchAudit, { Area: 'users' })
  expect(audit.List.map(({ Text }: { Text: string }) => Text).slice(0, 2)).toEqual([
    '撤销了离校“2026 届毕业”：1 名学生恢复在校',
    '办理离校“2026 届毕业”：1 名学生，归档 0 个行政班',
  ])
})

test('a class that everybody leaves is archived with its history, and open again when it is undone', async () => {
  const { Data: saved } = await admin.calls(saveAdministrative, {
    DepartmentId: app.fixture.colleges['a'],
    Grade: 2021,
    Major: '临床医学',
    Name: '离校班',
  })
  const ClassId = saved.Id
  await admin.calls(changeAdministrativeRoster, {
    ClassId,
    Add: [person('student2')],
    Drop: [],
    Reason: '',
  })
  const wish = { Grades: [2021] }
  const { Data: preview } = await admin.calls(previewDeparture, wish)
  expect(preview.Classes).toMatchObject([{ Id: ClassId, Leaving: 1, Staying: 0 }])
  const { Data } = await depart(wish)
  expect(Data).toMatchObject({ People: 1, Classes: 1 })
  const state = async () =>
    (
      await app.database.within(app.fixture.schools.a, (db) =>
        db.execute(
          `select c.state, (select count(*)::int from class_stay s where s.class_id = c.id and s.until_day is null) as now,
           (select count(*)::int from class_stay s where s.class_id = c.id) as ever from administrative_class c where c.id = '${ClassId}'`,
        ),
      )
    ).rows[0]
  expect(await state()).toEqual({ state: 'archived', now: 0, ever: 1 })
  await admin.calls(undoDeparture, { Id: Data.Id })
  expect(await state()).toEqual({ state: 'open', now: 1, ever: 1 })
})

test('whoever may still look reads and changes nothing, until the day is over', async () => {
  const wish = { Numbers: [await number('student3')] }
  expect(await depart(wish, { ReadUntil: day(0) })).toMatchObject({ Code: -10008 })
  const { Data } = await depart(wish, { ReadUntil: day(30) })
  const student = await enters('student3')
  if (!student) throw new Error('not let in')
  expect((await student.calls(getProfile)).Code).toBe(0)
  const CourseId = app.fixture.courses['a.open']
  expect(await student.calls(addCourseFavorute, { CourseId })).toMatchObject({
    Code: -1,
    Msg: '您已办理离校，账号只能查看，不能再学习或修改',
  })
  await app.database.within(app.fixture.schools.a, (db) =>
    db.execute(
      `update departed_person set read_until = '${day(-1)}' where departure_id = '${Data.Id}'`,
    ),
  )
  expect(await enters('student3')).toBeUndefined()
  // Comes back by name, long after.
  await app.database.within(app.fixture.schools.a, (db) =>
    db.execute(`update departure set at = at - interval '31 days' where id = '${Data.Id}'`),
  )
  expect(await admin.calls(undoDeparture, { Id: Data.Id })).toMatchObject({ Code: -1 })
  const back = { Ids: [person('student3')] }
  expect(await admin.calls(returnDeparted, back)).toMatchObject({ Data: { Returned: 1 } })
  expect(await admin.calls(returnDeparted, back)).toMatchObject({ Data: { Returned: 0 } })
  const again = await enters('student3')
  expect((await again?.calls(addCourseFavorute, { CourseId }))?.Msg).not.toContain('离校')
  expect(again).toBeDefined()
  const { Data: list } = await admin.calls(listDepartures)
  expect(list.List.find(({ Id }: { Id: string }) => Id === Data.Id)).toMatchObject({
    People: 1,
    Returned: 1,
  })
  const { Data: people } = await admin.calls(listDeparted, { Id: Data.Id, SearchKey: '' })
  expect(people.List[0].ReturnedAt).not.toBeNull()
})

test('nobody leaves of another school, and whoever was disabled before is so afterwards', async () => {
  await app.database.within(app.fixture.schools.a, (db) =>
    db.execute(
      `update account set disabled = true where id = (select account_id from person where id = '${person('student1')}')`,
    ),
  )
  const { Data } = await depart({ Numbers: [await number('student1')] }, { ReadUntil: day(5) })
  expect(await enters('student1')).toBeUndefined()
  await admin.calls(undoDeparture, { Id: Data.Id })
  expect(await enters('student1')).toBeUndefined()
  const elsewhere = await app.signedIn('admin1', 'b.localhost')
  expect(await elsewhere.calls(undoDeparture, { Id: Data.Id })).toMatchObject({ Code: -404 })
  expect((await elsewhere.calls(listDepartures)).Data.List).toEqual([])
  expect(await admin.calls(previewDeparture, { Numbers: ['nobody-1'] })).toMatchObject({
    Code: -10008,
    Msg: '没有可以办理离校的学生',
  })
})
