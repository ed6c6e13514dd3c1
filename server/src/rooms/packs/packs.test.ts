import { afterAll, beforeAll, expect, test } from 'vitest'
import { packInfos } from '@xinglin/content'
import { searchAudit } from '@xinglin/contract/audit'
import { moveCourse, searchCourseList } from '@xinglin/contract/courses'
import {
  applyPack,
  grantPacks,
  listPacks,
  listSchoolPacks,
  type PackPreview,
  previewPack,
  type SchoolPacks,
} from '@xinglin/contract/packs'
import { makeSchool } from '@xinglin/contract/schools'
import { testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let admin: Visitor
let operator: Visitor
beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
  operator = await app.signedIn('operator1')
})
afterAll(() => app.close())

const version = packInfos().find(({ key }) => key === 'surgery')?.version ?? 0

const sqlIn = async <T>(text: string): Promise<T[]> =>
  (await app.database.within(app.fixture.schools.a, (db) => db.execute(text))).rows as T[]

const grant = (more: object = {}) =>
  operator.calls(grantPacks, {
    GrantedTo: app.fixture.schools.a,
    Packs: ['surgery'],
    Granted: true,
    ...more,
  })

const preview = async (Pack = 'surgery'): Promise<PackPreview> =>
  (await admin.calls(previewPack, { Pack })).Data

const verdictsOf = ({ Items }: PackPreview, kind: string) =>
  Items.filter(({ Kind }) => Kind === kind).map(({ Verdict }) => Verdict)

test('a pack that was not granted is not there, and one that there is not cannot be granted', async () => {
  expect((await admin.calls(listPacks)).Data).toEqual([])
  expect(await admin.calls(previewPack, { Pack: 'surgery' })).toMatchObject({ Code: -404 })
  expect(await admin.calls(applyPack, { Pack: 'surgery', Mark: '' })).toMatchObject({ Code: -404 })
  expect(await grant({ Packs: ['nothing'] })).toMatchObject({ Code: -404 })
  expect(await grant({ GrantedTo: app.fixture.people['a.admin1'] })).toMatchObject({ Code: -404 })
})

test('a pack is previewed and added once, whoever presses, and its courses can be found', async () => {
  expect(await grant()).toMatchObject({ Code: 0 })
  const before = await preview()
  expect(before.Pack).toMatchObject({ Held: 0, Offered: version })
  expect(new Set(before.Items.map(({ Verdict }) => Verdict))).toEqual(new Set(['new']))
  expect(await admin.calls(applyPack, { Pack: 'surgery', Mark: 'older' })).toMatchObject({
    Code: -10011,
  })
  const wanted = { Pack: 'surgery', Mark: before.Mark }
  const answers = await Promise.all([
    admin.calls(applyPack, wanted),
    operator.calls(applyPack, wanted),
  ])
  const codes = answers.map(({ Code }) => Code).toSorted((one, other) => one - other)
  // Whoever comes second meets the other at it, or finds it done.
  expect([-1, -404]).toContain(codes[0])
  expect(codes[1]).toBe(0)
  expect(answers.find(({ Code }) => Code === 0)?.Data).toEqual({
    Added: before.Items.length,
    Updated: 0,
    Kept: 0,
  })
  const student = await app.signedIn('student1')
  const { Data } = await student.calls(searchCourseList, {
    SearchKey: '急腹症',
    PageIndex: 1,
    PageSize: 20,
  })
  expect(Data.List).toContainEqual(
    expect.objectContaining({ Name: '急腹症的评估与处理原则', UserName: '平台课程' }),
  )
  const { Data: lines } = await admin.calls(searchAudit, { Area: 'packs' })
  expect(lines.List[0]?.Text).toBe(`内容包“外科学”添加到第 ${version} 版`)
}, 60_000)

test('an update renews what nobody edited, keeps what the school edited, and adds nothing that was deleted', async () => {
  const [course] = await sqlIn<{ id: string }>(
    `select id from course where name = '清创与缝合：从伤口评估到拆线'`,
  )
  await admin.calls(moveCourse, { CourseId: course?.id, Action: 'revise', Comment: '' })
  // As an earlier version of the pack said it.
  await sqlIn(`update school_pack set held = 0`)
  await sqlIn(`update school_pack_item set hash = 'earlier' where kind in ('courses', 'cases')`)
  await sqlIn(
    `update school_pack_item set hash = 'earlier' where key in (select key from school_pack_item where kind = 'questions' order by key limit 3)`,
  )
  await sqlIn(
    `update question set state = 'retired' where id = (select object_id from school_pack_item where kind = 'questions' order by key limit 1)`,
  )
  await sqlIn(
    `update school_pack_item set object_id = gen_random_uuid() where kind = 'questions' and key = (select max(key) from school_pack_item where kind = 'questions')`,
  )
  const keys = () =>
    sqlIn<{ item_key: string }>(
      `select i.item_key from course_item i join course c on c.current_version_id = i.version_id where c.name = '急腹症的评估与处理原则' order by i.item_key`,
    )
  const keysBefore = await keys()
  const before = await preview()
  expect(verdictsOf(before, 'courses').toSorted()).toEqual([
    'changed',
    'changed',
    'changed',
    'changed',
    'edited',
  ])
  expect(verdictsOf(before, 'cases')).toEqual(['changed', 'changed', 'changed', 'changed'])
  const counted = Object.groupBy(verdictsOf(before, 'questions'), (verdict) => verdict)
  expect(counted.changed?.length).toBe(2)
  expect(counted.edited?.length).toBe(1)
  expect(counted.removed?.length).toBe(1)
  const { Data } = await admin.calls(applyPack, { Pack: 'surgery', Mark: before.Mark })
  expect(Data).toEqual({ Added: 0, Updated: 10, Kept: 3 })
  // An item is the same through all versions, so that whoever studied it has.
  expect(await keys()).toEqual(keysBefore)
  const versions = await sqlIn<{ name: string; count: number }>(
    `select c.name, count(*)::int as count from course c join course_version v on v.course_id = c.id
     where c.id in (select object_id from school_pack_item where kind = 'courses') group by c.name`,
  )
  expect(versions.map(({ count }) => count).toSorted((one, other) => one - other)).toEqual([
    1, 2, 2, 2, 2,
  ])
  const works = await sqlIn<{ version_no: number }>(
    `select version_no from case_work where id in (select object_id from school_pack_item where kind = 'cases')`,
  )
  expect(works.every(({ version_no: no }) => no > 1)).toBe(true)
}, 60_000)

test('what the school has from elsewhere stays its own', async () => {
  // The course is there already, and one of its cases by its name.
  await sqlIn(`delete from school_pack_item where kind in ('courses', 'cases', 'questions')`)
  await sqlIn(`update school_pack set held = 0`)
  const before = await preview()
  expect(new Set(verdictsOf(before, 'courses'))).toEqual(new Set(['own']))
  expect(new Set(verdictsOf(before, 'cases'))).toEqual(new Set(['own']))
  expect(verdictsOf(before, 'questions').filter((verdict) => verdict === 'new')).toEqual([])
})

test('what was taken back stays with the school, and is not updated', async () => {
  await sqlIn(`update school_pack set held = ${version}`)
  await grant({ Granted: false })
  expect((await admin.calls(listPacks)).Data).toMatchObject([
    { Key: 'surgery', Held: version, Offered: 0 },
  ])
  const { Data } = await operator.calls(listSchoolPacks, {
    SearchKey: '',
    PageIndex: 1,
    PageSize: 20,
  })
  const school = Data.List.find(({ SchoolId }: SchoolPacks) => SchoolId === app.fixture.schools.a)
  expect(school?.Packs).toContainEqual({
    Key: 'surgery',
    Granted: false,
    Offered: version,
    Held: version,
  })
})

test('a school begins with the subjects and the packs that were ticked', async () => {
  const answered = await operator.calls(makeSchool, {
    Name: '新校',
    Hosts: ['new.localhost'],
    Admin: 'admin',
    ThemeColour: '#0f766e',
    ServicePhone: '',
    Packs: ['physiology'],
  })
  expect(answered.Code).toBe(0)
  const first = app.visitor('new.localhost')
  await first.signIn('admin', answered.Data.Password)
  const rows = await app.database.within(answered.Data.Id, (db) =>
    db.execute(`select (select count(*)::int from course where shelf = 1) as courses,
      (select count(*)::int from experiment_protocol) as protocols,
      (select count(*)::int from question where state = 'approved') as questions,
      (select count(*)::int from department) as departments`),
  )
  const [counts] = rows.rows as { departments: number }[]
  expect(counts).toMatchObject({ courses: 5, protocols: 10, questions: 106 })
  expect(counts?.departments).toBeGreaterThan(60)
  const wrong = await operator.calls(makeSchool, {
    Name: '错校',
    Hosts: ['wrong.localhost'],
    Admin: 'admin',
    ThemeColour: '#0f766e',
    ServicePhone: '',
    Packs: ['nothing'],
  })
  expect(wrong).toMatchObject({ Code: -404, Msg: '没有这个内容包' })
}, 60_000)
