import { expect, test } from 'vitest'
import { role, userLoginNew } from '@xinglin/contract/identity'
import { getRecentLearning } from '@xinglin/contract/learning'
import { makePerson } from '#identity'
import { testApp } from '#testing'
import { readConfig } from '../src/config.ts'

test('with encryption switched off, calls of a session travel in plain, and an encrypted body is refused', async () => {
  const app = await testApp({ encryption: false })
  const student = await app.signedIn('student1')
  const plain = await student.calls(getRecentLearning, {}, { mode: 'plain' })
  expect(plain).toMatchObject({ Code: 0, mode: 'plain' })
  expect(await student.calls(getRecentLearning)).toMatchObject({ http: 400 })
  await app.close()
})

test.each([
  [true, 0],
  [false, -10012],
])('a published password opens while the demo is allowed (%s): %s', async (demoAllowed, Code) => {
  const app = await testApp({ demoAllowed })
  const person = {
    login: 'shown',
    password: 'Shown-2026',
    number: 'S1',
    realName: '示例',
    gender: null,
    roleType: role.student,
    demo: true,
  }
  await app.database.within(app.fixture.schools.a, (db) =>
    makePerson(db, app.fixture.schools.a, person),
  )
  const answered = await app
    .visitor()
    .calls(userLoginNew, { LoginType: 2, UserName: 'shown', PassWord: 'Shown-2026' })
  expect(answered.Code).toBe(Code)
  await app.close()
})

test('plain HTTP is for this machine; elsewhere it must be allowed, and then the MAC is a duty', async () => {
  const shut = await testApp()
  await shut.database.global.execute(
    `update school_host set host = 'skills.example.edu.cn' where host = 'b.localhost'`,
  )
  expect(await shut.visitor('skills.example.edu.cn').calls(userLoginNew, {})).toMatchObject({
    http: 400,
  })
  await shut.close()

  const open = await testApp({ allowHttp: true })
  await open.database.global.execute(
    `update school_host set host = 'skills.example.edu.cn' where host = 'b.localhost'`,
  )
  const student = await open.signedIn('student1', 'skills.example.edu.cn')
  expect((await student.calls(getRecentLearning)).Code).toBe(0)
  expect(
    await student.calls(getRecentLearning, {}, { headers: { 'x-auth-mac': undefined } }),
  ).toMatchObject({ http: 400, Code: -10004 })
  await open.close()
})

test.each([{ PORT: '99999' }, { DEMO: 'maybe' }, { LOG_LEVEL: 'loud' }])(
  '%j is refused by name',
  (env) => {
    const [name] = Object.keys(env)
    expect(() => readConfig(env)).toThrow(`The setting ${name} is not valid`)
  },
)
