import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getRetCourseBaseClient } from '@xinglin/contract/courses'
import { userLoginNew } from '@xinglin/contract/identity'
import {
  deleteRedirect,
  leaving,
  listPreviews,
  listRedirects,
  mintPreview,
  revokePreview,
  saveRedirect,
} from '@xinglin/contract/previews'
import { readPreviewSource } from '@xinglin/wire'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'
import { maxLive, maxOpenings } from './rules.ts'
import { redirectOf } from './redirects.ts'
import { previewLink } from './tables.ts'

let app: TestApp
let teacher: Visitor
let admin: Visitor
beforeAll(async () => {
  app = await testApp()
  teacher = await app.signedIn('teacher1')
  admin = await app.signedIn('admin1')
})
afterAll(() => app.close())

const course = (name: string) => app.fixture.courses[`a.${name}`] ?? ''
const mint = (name: string, who = teacher, Id = newId()) =>
  who.calls(mintPreview, { Id, CourseId: course(name), Note: '教学督导' })
const opens = (source: string, visitor = app.visitor()) =>
  visitor.calls(userLoginNew, { LoginType: 2, ...readPreviewSource(source) })
const refused = { Code: -10012, Msg: '请确认您输入的链接是否正确！' }

test('a teacher hands out the own courses alone, in every state', async () => {
  const other = await app.signedIn('teacher2')
  expect(await mint('open', other)).toMatchObject({ Code: -10002 })
  expect(
    await teacher.calls(mintPreview, { Id: newId(), CourseId: app.fixture.courses['b.open'] }),
  ).toMatchObject({ Code: -404 })
  expect((await other.calls(listPreviews)).Data).toEqual({ List: [], Count: 0 })
  const { Data } = await mint('offShelf')
  expect(await other.calls(revokePreview, { Id: Data.Id })).toMatchObject({ Code: -404 })
  const holder = app.visitor()
  const { UserName, PassWord } = readPreviewSource(Data.Source)
  await holder.signIn(UserName, PassWord)
  const shown = await holder.calls(getRetCourseBaseClient, { CourseId: course('offShelf') })
  expect(shown.Data).toMatchObject({ Full: true, Verdict: { Reason: 'offShelf', Actions: [] } })
})

test('a link made again because its answer was lost is one link, with one secret', async () => {
  const Id = newId()
  const first = (await mint('open', teacher, Id)).Data
  const second = (await mint('open', teacher, Id)).Data
  expect(second.Id).toBe(first.Id)
  expect(await opens(first.Source)).toMatchObject(refused)
  expect(await opens(second.Source)).toMatchObject({ Code: 0 })
  // Somebody holds it now: nobody else gets a secret for it.
  expect(await mint('open', teacher, Id)).toMatchObject({ Code: -404 })
  expect(await mint('open', admin, Id)).toMatchObject({ Code: -404 })
})

test('what is kept of a link opens nothing', async () => {
  const { Data } = await mint('open')
  const rows = await app.database.within(app.fixture.schools.a, (db) =>
    db.select().from(previewLink),
  )
  const secret = readPreviewSource(Data.Source).PassWord
  expect(JSON.stringify(rows)).not.toContain(secret)
  expect(JSON.stringify((await admin.calls(listPreviews)).Data)).not.toContain(secret)
})

test('fifty openings, however many at once; then none', async () => {
  const { Data } = await mint('inner')
  const all = await Promise.all(Array.from({ length: maxOpenings + 10 }, () => opens(Data.Source)))
  expect(all.filter(({ Code }) => Code === 0)).toHaveLength(maxOpenings)
  const [row] = (await teacher.calls(listPreviews, { CourseId: course('inner') })).Data.List
  expect(row).toMatchObject({ Opened: maxOpenings, State: 'used', Note: '教学督导' })
})

test('a link past its day opens nothing', async () => {
  const { Data } = await mint('open')
  const past = new Date(Date.now() - 1)
  await app.database.within(app.fixture.schools.a, (db) =>
    db.update(previewLink).set({ expiresAt: past }).where(eq(previewLink.id, Data.Id)),
  )
  expect(await opens(Data.Source)).toMatchObject(refused)
})

test('a link that is taken back shows out whoever is looking', async () => {
  const { Data } = await mint('open')
  const holder = app.visitor()
  const { UserName, PassWord } = readPreviewSource(Data.Source)
  await holder.signIn(UserName, PassWord)
  const look = () => holder.calls(getRetCourseBaseClient, { CourseId: course('open') })
  expect(await look()).toMatchObject({ Code: 0 })
  expect(await admin.calls(revokePreview, { Id: Data.Id })).toMatchObject({
    Data: { State: 'revoked' },
  })
  expect(await look()).toMatchObject({ http: 401 })
  expect(await opens(Data.Source)).toMatchObject(refused)
  expect(await teacher.calls(revokePreview, { Id: Data.Id })).toMatchObject({ Code: 0 })
})

test('no more links of a course open at once than anybody keeps in mind', async () => {
  const links = []
  for (let n = 0; n < maxLive; n += 1) links.push((await mint('ecg')).Code)
  expect(new Set(links)).toEqual(new Set([0]))
  expect(await mint('ecg')).toMatchObject({ Code: -1 })
  const live = (await teacher.calls(listPreviews, { CourseId: course('ecg'), Live: true })).Data
  expect(live.Count).toBe(maxLive)
  await teacher.calls(revokePreview, { Id: live.List[0].Id })
  expect(await mint('ecg')).toMatchObject({ Code: 0 })
})

const redirect = (more: object = {}) => ({
  Id: newId(),
  Path: '/CoursePreview/old-one',
  Target: 'https://example.edu.cn/course?x=1',
  Reason: '课程迁移',
  Active: true,
  Automatic: false,
  Version: '',
  ...more,
})

test.each([
  ['http://example.edu.cn/', -10008],
  ['javascript:alert(1)', -10008],
  ['https://user:word@example.edu.cn/', -10008],
  ['https://a.localhost/x', -10008],
  ['//example.edu.cn', -10008],
])('%s is nowhere to lead to', async (Target, Code) => {
  expect(await admin.calls(saveRedirect, redirect({ Target }))).toMatchObject({ Code })
})

test.each([
  '/manage',
  '/CoursePreview/',
  '/CoursePreview/a/b/c',
  'CoursePreview/a',
  '/CoursePreview/a?x',
])('%s is no address of a preview', async (Path) =>
  expect(await admin.calls(saveRedirect, redirect({ Path }))).toMatchObject({ Code: -10008 }),
)

test('an address leads to the page that says where one goes; without asking only by an operator', async () => {
  const { schools } = app.fixture
  const leads = (path: string) => redirectOf(app.database, schools.a, path)
  const first = redirect()
  const answer = await admin.calls(saveRedirect, first)
  expect(answer).toMatchObject({ Code: 0 })
  expect(await admin.calls(saveRedirect, first)).toMatchObject({ Code: 0 })
  expect(
    await admin.calls(saveRedirect, redirect({ Path: '/CoursePreview/OLD-one' })),
  ).toMatchObject({ Code: -1, Msg: '该路径已有跳转' })
  expect(await leads('/CoursePreview/old-one/')).toBe(`/leave?link=${first.Id}`)
  expect(await leads('/CoursePreview/old')).toBeUndefined()
  expect(await redirectOf(app.database, schools.b, '/CoursePreview/old-one')).toBeUndefined()
  expect((await app.visitor().calls(leaving, { Id: first.Id })).Data).toEqual({
    Target: first.Target,
    Reason: '课程迁移',
  })
  expect(await app.visitor('b.localhost').calls(leaving, { Id: first.Id })).toMatchObject({
    Code: -404,
  })

  const upon = { ...first, Version: answer.Data.Version }
  expect(await admin.calls(saveRedirect, { ...upon, Automatic: true })).toMatchObject({
    Code: -10002,
    Msg: '自动跳转须由平台运维设置',
  })
  const operator = await app.signedIn('operator1')
  const automatic = await operator.calls(saveRedirect, { ...upon, Automatic: true })
  expect(await leads('/CoursePreview/old-one')).toBe(first.Target)
  // An administrator may mend the reason, but not where it leads without asking.
  const next = { ...first, Automatic: true, Version: automatic.Data.Version }
  expect(
    await admin.calls(saveRedirect, { ...next, Target: 'https://other.example/' }),
  ).toMatchObject({ Code: -10002 })
  expect(await admin.calls(saveRedirect, upon)).toMatchObject({
    Code: -10011,
    Data: { Automatic: true },
  })
  expect(await admin.calls(saveRedirect, { ...next, Active: false })).toMatchObject({ Code: 0 })
  expect(await leads('/CoursePreview/old-one')).toBeUndefined()
  expect(await app.visitor().calls(leaving, { Id: first.Id })).toMatchObject({ Code: -404 })
  await admin.calls(deleteRedirect, { Id: first.Id })
  expect((await admin.calls(listRedirects)).Data).toEqual([])
})
