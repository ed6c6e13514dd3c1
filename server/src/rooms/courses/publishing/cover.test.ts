import {
  getRetCourseBaseClient,
  listManagedCourses,
  removeCover,
  searchCourseList,
  uploadCover,
} from '@xinglin/contract/courses'
import { searchAudit } from '@xinglin/contract/audit'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let admin: Visitor
let Bytes: Buffer
beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
  Bytes = await sharp({ create: { width: 1000, height: 900, channels: 3, background: '#e8894a' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => app.close())

const CourseId = (name = 'a.open') => app.fixture.courses[name] ?? ''
const upload = (visitor: Visitor, more: object = {}) =>
  visitor.calls(uploadCover, { CourseId: CourseId(), Name: '封面.jpg', At: '50', Bytes, ...more })

test.each(['student1', 'guest1'])('%s may not', async (login) =>
  expect(await upload(await app.signedIn(login))).toMatchObject({ http: 403, Code: -403 }),
)

test('a teacher may not change what was approved, nor what is another’s', async () => {
  expect(await upload(await app.signedIn('teacher1'))).toMatchObject({
    Code: -1,
    Msg: '课程已通过审核，名称、分类与封面由学校管理员修改',
  })
  expect(await upload(await app.signedIn('teacher2'))).toMatchObject({ Code: -404 })
})

test('nobody, and another school’s administrator, may not', async () => {
  expect(await upload(app.visitor())).toMatchObject({ http: 401, Code: -401 })
  const other = await app.signedIn('admin1', 'b.localhost')
  expect(await upload(other)).toMatchObject({ http: 200, Code: -404 })
  expect(await other.calls(removeCover, { CourseId: CourseId() })).toMatchObject({ Code: -404 })
})

test.each([
  [
    'what is no picture',
    { Bytes: Buffer.from('<svg/>') },
    -10008,
    '仅支持 JPG、PNG、WebP、GIF 格式的图片',
  ],
  ['a name of another kind', { Name: '封面.svg' }, -10008, '仅支持 JPG、PNG、WebP、GIF 格式的图片'],
  ['no file', { Bytes: Buffer.alloc(0) }, -10008, '仅支持 JPG、PNG、WebP、GIF 格式的图片'],
  ['a place beyond the picture', { At: '101' }, -10008, undefined],
  ['a place that is none', { At: 'x' }, -10006, undefined],
  ['a course that is not there', { CourseId: 'x' }, -404, '数据不存在'],
])('%s is refused', async (_what, more, Code, Msg) =>
  expect(await upload(admin, more)).toMatchObject({ Code, ...(Msg && { Msg }) }),
)

test('a file of another digest than was signed is refused, and so is one that is too large', async () => {
  const forged = { headers: { 'x-content-sha256': '0'.repeat(64) } }
  const input = { CourseId: CourseId(), Name: '封面.jpg', Bytes }
  expect(await admin.calls(uploadCover, input, forged)).toMatchObject({ http: 400, Code: -10004 })
  expect((await upload(admin, { Bytes: Buffer.alloc(8_388_609) })).http).toBe(413)
})

test('a cover is cut to 16:9, shown where the course is, and taken back', async () => {
  const { Data } = await upload(admin)
  expect(Data).toMatchObject({ Id: CourseId(), HasCover: true })
  expect(Data.ImgUrl).toMatch(/^\/f\/[0-9a-f-]{36}\.webp\?e=\d+&s=/)
  const got = await app.visitor().raw('GET', Data.ImgUrl, {})
  expect([got.http, got.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(got.headers['cache-control']).toBe('private, max-age=86400')

  const student = await app.signedIn('student1')
  const { List } = (await student.calls(searchCourseList, { PageSize: 50 })).Data
  const row = List.find(({ Id }: { Id: string }) => Id === CourseId())
  expect(row.ImgUrl).toBe(Data.ImgUrl)
  const base = await student.calls(getRetCourseBaseClient, { CourseId: CourseId() })
  expect(base.Data.ImgUrl).toBe(Data.ImgUrl)
  const small = await app.visitor().raw('GET', Data.ImgUrl.replace('.webp', '_20.webp'), {})
  expect([small.http, small.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(Number(small.headers['content-length'])).toBeLessThan(
    Number(got.headers['content-length']),
  )

  const after = await admin.calls(removeCover, { CourseId: CourseId() })
  expect(after.Data).toMatchObject({ HasCover: false, ImgUrl: '' })
  const again = await admin.calls(removeCover, { CourseId: CourseId() })
  expect(again.Data).toMatchObject({ HasCover: false })
  const listed = (await admin.calls(listManagedCourses, { PageSize: 50 })).Data.List
  expect(listed.every((one: { HasCover: boolean }) => !one.HasCover)).toBe(true)
  const texts = (await admin.calls(searchAudit, {})).Data.List.map(
    ({ Text }: { Text: string }) => Text,
  )
  expect(texts.filter((text: string) => text.includes('封面'))).toHaveLength(2)
})

test('a file that is no upload has no small variant', async () => {
  const { Data } = await upload(admin)
  const other = Data.ImgUrl.replace('_20', '').replace('.webp', '_21.webp')
  expect((await app.visitor().raw('GET', other, {})).http).toBe(404)
})
