import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchAudit } from '@xinglin/contract/audit'
import {
  backgroundRefusals,
  getProfile,
  listUsers,
  saveProfile,
  saveUser,
  type User,
} from '@xinglin/contract/identity'
import { testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let student: Visitor
let admin: Visitor
beforeAll(async () => {
  app = await testApp()
  student = await app.signedIn('student1')
  admin = await app.signedIn('admin1')
})
afterAll(() => app.close())

const own = { Gender: 1, Phone: '', Email: '' }
const save = (fields: object) => student.calls(saveProfile, { ...own, ...fields })

test.each([
  [{ Education: 'x' }, backgroundRefusals.noEducation],
  [{ Nation: '99' }, backgroundRefusals.noNation],
  [{ NativePlace: '999999' }, backgroundRefusals.noNativePlace],
  [{ NativePlace: '杭州' }, backgroundRefusals.noNativePlace],
])('%o is no choice, and nothing is saved', async (fields, [Code, Msg]) => {
  expect(await save({ Phone: '13800000000', ...fields })).toMatchObject({ Code, Msg })
  expect((await student.calls(getProfile)).Data.Phone).toBe('')
})

test('what a form leaves out stays, what it empties is gone', async () => {
  const fields = { Education: '20', Nation: '01', NativePlace: '330100' }
  expect((await save(fields)).Data).toMatchObject(fields)
  expect((await save({})).Data).toMatchObject(fields)
  expect((await save({ Nation: '' })).Data).toMatchObject({ ...fields, Nation: '' })
})

test('those who run the school see and change it; the audit list names what changed and no value', async () => {
  const one = (await admin.calls(listUsers, { SearchKey: 'N-student1' })).Data.List[0] as User
  expect(one).toMatchObject({ Education: '20', NativePlace: '330100' })
  const { Id, RealName, Number, AccountName, RoleType, Version } = one
  const form = { Id, RealName, Number, AccountName, RoleType, Version, Gender: 1 }
  expect((await admin.calls(saveUser, { ...form, Nation: '57' })).Msg).toBe(
    backgroundRefusals.noNation[1],
  )
  const saved = (await admin.calls(saveUser, { ...form, NativePlace: '659001' })).Data.User
  expect(saved).toMatchObject({ Education: '20', NativePlace: '659001' })
  expect(saved.Version).not.toBe(Version)
  const [action] = (await admin.calls(searchAudit, { Area: 'users' })).Data.List
  expect(action.Detail).toContain('籍贯')
  expect(action.Detail).not.toContain('659001')
})
