import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSchoolByDomain } from '@xinglin/contract/schools'
import { testApp, type TestApp } from '#testing'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

test('an unknown host is told nothing but that the address does not exist', async () => {
  const answered = await app.visitor('evil.localhost').calls(getSchoolByDomain)
  expect(answered).toMatchObject({ http: 404, Code: -10404, Data: null })
})

test('a disabled school says so', async () =>
  expect(await app.visitor('off.localhost').calls(getSchoolByDomain)).toMatchObject({
    http: 403,
    Code: -10423,
  }))

test('each host leads to its own school, whatever the body says', async () => {
  const asB = await app.visitor('b.localhost').calls(getSchoolByDomain, {})
  expect(asB.Data).toMatchObject({
    Id: app.fixture.schools.b,
    Name: '测试学校 b',
    AuthMenuCode: [1],
    PlatformAttribution: 2,
  })
  const port = await app.visitor('A.LocalHost.:8080').calls(getSchoolByDomain)
  expect(port.Data.Id).toBe(app.fixture.schools.a)
})
