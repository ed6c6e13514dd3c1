import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  getProfile,
  keepAlive,
  listDevices,
  savePreferences,
  saveProfile,
  signOutDevice,
} from '@xinglin/contract/identity'
import { testApp, type TestApp } from '#testing'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

describe('the profile', () => {
  test.each([
    [{ Gender: 1, Phone: '1', Email: '' }, -10008, '请填写正确的电话号码'],
    [{ Gender: 1, Phone: '', Email: 'x@y' }, -10008, '请填写正确的电子邮箱'],
  ])('%j is refused in a sentence', async (input, Code, Msg) =>
    expect(await (await app.signedIn('student1')).calls(saveProfile, input)).toMatchObject({
      Code,
      Msg,
    }),
  )

  test('keeps what is the person’s own and nothing that is the school’s', async () => {
    const student = await app.signedIn('student1')
    const input = {
      Gender: 1,
      Phone: '13900000000',
      Email: 'a@b.cn',
      RealName: '别人',
      RoleType: 2,
      Number: '1',
    }
    const { Data } = await student.calls(saveProfile, input)
    expect(Data).toMatchObject({
      Gender: 1,
      Phone: '13900000000',
      RealName: 'a的student1',
      RoleType: 4,
    })
    expect((await student.calls(getProfile)).Data).toEqual(Data)
  })

  test('preferences stay; unknown ones are refused', async () => {
    const student = await app.signedIn('student2')
    expect((await student.calls(getProfile)).Data.Preferences).toEqual({
      FontSize: 'normal',
      Motion: 'system',
      Start: 'home',
    })
    const wanted = { FontSize: 'large', Motion: 'reduced', Start: 'courses' }
    await student.calls(savePreferences, wanted)
    expect((await student.calls(getProfile)).Data.Preferences).toEqual(wanted)
    expect((await student.calls(savePreferences, { FontSize: 'huge' })).Code).toBeLessThan(0)
  })
})

describe('devices', () => {
  test('are listed, this one first, without the whole address', async () => {
    await app.signedIn('teacher1')
    const here = await app.signedIn('teacher1')
    const { Data } = await here.calls(listDevices)
    expect(Data).toHaveLength(2)
    expect(Data[0]).toMatchObject({ Current: true, Address: '127.0.0.*' })
  })

  test('one other, then all others are signed out, never this one and never another’s', async () => {
    const [one, two, here] = [
      await app.signedIn('student3'),
      await app.signedIn('student3'),
      await app.signedIn('student3'),
    ]
    const stranger = await app.signedIn('student2')
    const devices = (await here.calls(listDevices)).Data as { Id: string; Current: boolean }[]
    const foreign = (await stranger.calls(listDevices)).Data[0].Id
    const own = devices.find((device) => device.Current)?.Id
    for (const Id of [foreign, own, 'x', 'f'.repeat(32)])
      expect((await here.calls(signOutDevice, { Id })).Data.Ended).toBe(0)
    const other = devices.find((device) => !device.Current)?.Id
    expect((await here.calls(signOutDevice, { Id: other })).Data.Ended).toBe(1)
    expect((await here.calls(signOutDevice)).Data.Ended).toBe(1)
    expect((await one.calls(keepAlive)).Code).toBe(-401)
    expect((await two.calls(keepAlive)).Code).toBe(-401)
    expect((await here.calls(keepAlive)).Code).toBe(0)
    expect((await stranger.calls(keepAlive)).Code).toBe(0)
  })
})
