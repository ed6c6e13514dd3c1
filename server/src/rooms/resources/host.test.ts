import { getRetCourseBaseClient, uploadCover } from '@xinglin/contract/courses'
import { getSettings, saveSettings } from '@xinglin/contract/schools'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp, type Visitor } from '#testing'
import { fileBase } from './host.ts'

let app: TestApp
let admin: Visitor
let operator: Visitor
const CourseId = () => app.fixture.courses['a.open'] ?? ''
beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
  operator = await app.signedIn('operator1')
  const Bytes = await sharp({ create: { width: 32, height: 18, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  await admin.calls(uploadCover, { CourseId: CourseId(), Name: 'x.png', Bytes })
})
afterAll(() => app.close())

const addressNow = async (): Promise<string> =>
  (await app.visitor().calls(getRetCourseBaseClient, { CourseId: CourseId() })).Data.ImgUrl
const change = async (visitor: Visitor, FilesHost: boolean) =>
  visitor.calls(saveSettings, { ...(await visitor.calls(getSettings)).Data, FilesHost })
const get = (path: string, headers: Record<string, string>) =>
  app.visitor().raw('GET', path, headers)

test.each([
  ['', 'x.cn', ''],
  ['files.', 'x.cn', '//files.x.cn'],
  ['files.', 'x.cn:8443', '//files.x.cn:8443'],
  ['files.', '10.0.0.1:80', ''],
  ['files.', '[::1]:80', ''],
] as const)('with %j files of %s are under %j', (resourceBase, host, base) =>
  expect(fileBase({ resourceBase }, host)).toBe(base),
)

test('an administrator may not switch the host for files, and keeps it by saving all else', async () => {
  expect(await change(admin, true)).toMatchObject({ Code: -10002, Msg: '您没有权限操作' })
  expect(await change(admin, false)).toMatchObject({ Code: 0, Data: { FilesHost: false } })
  expect(await addressNow()).toMatch(/^\/f\//)
})

test('where it is on, addresses lead there, and it serves the files of its school alone', async () => {
  expect(await change(operator, true)).toMatchObject({ Code: 0, Data: { FilesHost: true } })
  expect(await change(admin, true)).toMatchObject({ Code: 0 })
  const address = await addressNow()
  expect(address).toMatch(/^\/\/files\.a\.localhost:\d+\/f\/[0-9a-f-]{36}\.webp\?/)
  const { host, pathname, search } = new URL(address, 'http://a.localhost')
  const path = pathname + search
  const origin = `http://a.localhost:${app.port}`
  const got = await get(path, { host, origin })
  expect(got.http).toBe(200)
  expect(got.headers).toMatchObject({
    'access-control-allow-origin': origin,
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    vary: 'Origin',
  })
  for (const other of ['files.b.localhost', 'files.nowhere.localhost', 'files.files.a.localhost'])
    expect((await get(path, { host: other })).http, other).toBe(404)
  for (const other of ['b.localhost', 'a.localhost:1', 'a.localhost']) {
    const stranger = await get(path, { host, origin: `http://${other}` })
    expect(stranger.headers['access-control-allow-origin'], other).toBeUndefined()
  }
  // Pages that were open keep what they have.
  expect((await get(path, { host: 'a.localhost' })).http).toBe(200)
  expect((await change(operator, false)).Code).toBe(0)
})

test('nothing but files is served there', async () => {
  const other = app.visitor('files.a.localhost')
  expect(await other.calls(getRetCourseBaseClient, {})).toMatchObject({ http: 404, Code: -10404 })
  expect((await get('/f/ready', { host: 'files.a.localhost' })).http).toBe(204)
  expect((await get('/f/ready', { host: 'a.localhost' })).http).toBe(404)
  expect((await get('/f/ready', { host: 'files.nowhere.localhost' })).http).toBe(404)
})
