import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchAudit } from '@xinglin/contract/audit'
import { defaultPointPolicy, getPointPolicy, savePointPolicy } from '@xinglin/contract/points'
import { testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let admin: Visitor
beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
})
afterAll(() => app.close())

describe('rules of a school', () => {
  test('are those that hold anywhere until they are set; a stale form and nonsense are refused', async () => {
    expect((await admin.calls(getPointPolicy, {})).Data).toEqual({
      Policy: defaultPointPolicy,
      Version: 0,
    })
    const bad = { ...defaultPointPolicy, Rules: defaultPointPolicy.Rules.slice(1) }
    expect(await admin.calls(savePointPolicy, { Policy: bad, Version: 0 })).toMatchObject({
      Code: -10008,
      Msg: '每条规则须出现一次',
    })
    const tooMuch = defaultPointPolicy.Rules.map((one) => ({ ...one, Points: 1_001 }))
    expect(
      await admin.calls(savePointPolicy, {
        Policy: { ...defaultPointPolicy, Rules: tooMuch },
        Version: 0,
      }),
    ).toMatchObject({ Code: -10008, Msg: '分值须为0至1000' })
    const Rules = defaultPointPolicy.Rules.map((one) => ({ ...one, IsOn: one.Rule !== 'contest' }))
    const Policy = { Rules, PerDay: 50 }
    const saved = await admin.calls(savePointPolicy, { Policy, Version: 0 })
    expect(saved.Data).toEqual({ Policy, Version: 1 })
    expect(await admin.calls(savePointPolicy, { Policy, Version: 0 })).toMatchObject({
      Code: -10009,
      Msg: '规则刚刚被他人修改，请刷新后重试',
    })
    const { List } = (await admin.calls(searchAudit, { Area: 'points' })).Data
    expect(List[0]).toMatchObject({ Text: '修改了积分规则' })
  })
})
