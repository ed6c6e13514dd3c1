import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { disableUsers, resetUserPws, saveUser } from '@xinglin/contract/identity'
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

const person = (name: string) => app.fixture.people[`a.${name}`] ?? ''

describe('a second administrator', () => {
  const colleague = { RealName: '钟离夏', Number: 'A-2', AccountName: 'admin2', RoleType: 2 }

  test('is made by the first, enters by their door, and is taken away again; two never take away each other', async () => {
    const { Data } = await admin.calls(saveUser, colleague)
    const second = app.visitor()
    await second.signIn('admin2', Data.Password, { LoginType: 0 })
    const ownWord = { OldPassWord: Data.Password, NewPassWord: 'Zhongli-2026' }
    await second.calls(resetUserPws, ownWord)
    const again = app.visitor()
    await again.signIn('admin2', 'Zhongli-2026', { LoginType: 0 })
    const answers = await Promise.all([
      admin.calls(disableUsers, { Ids: [Data.User.Id], Disabled: true }),
      again.calls(disableUsers, { Ids: [person('admin1')], Disabled: true }),
    ])
    const done = answers.filter(({ Code }) => Code === 0)
    expect(done).toHaveLength(1)
    await operator.calls(disableUsers, { Ids: [person('admin1')], Disabled: false })
    admin = await app.signedIn('admin1')
  })

  test('is made by nobody but the platform where that is switched off', async () => {
    const flags = (value: string) =>
      app.database.global.execute(
        `update school set flags = flags || '{"no_granting": ${value}}' where key = 'a'`,
      )
    const third = { ...colleague, Number: 'A-3', AccountName: 'admin3' }
    await flags('true')
    await expect
      .poll(async () => (await admin.calls(saveUser, third)).Code, { timeout: 8_000 })
      .toBe(-10002)
    const fourth = { ...third, Number: 'A-4', AccountName: 'admin4' }
    expect((await operator.calls(saveUser, fourth)).Code).toBe(0)
    await flags('false')
  }, 20_000)
})
