import { aServer } from '#testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchPreferences } from './fetch-preferences.ts'
import { keepPreferences, keptPreferences, wearKeptPreferences } from './preferences.ts'
import { type OwnFields, profileFaults } from './profile-faults.ts'
import { seenWords } from './seen-words.ts'

const large = { FontSize: 'large', Motion: 'reduced', Start: 'courses' } as const
const worn = () => ({ ...document.documentElement.dataset })

beforeEach(() => {
  window.localStorage.clear()
  wearKeptPreferences()
})
afterEach(() => vi.unstubAllGlobals())

describe('preferences', () => {
  test('are worn at once, and at the next start before anything is asked', () => {
    keepPreferences('u1', large)
    expect(worn()).toMatchObject({ text: 'large', motion: 'reduced' })
    document.documentElement.dataset['text'] = 'normal'
    wearKeptPreferences()
    expect(worn()).toMatchObject({ text: 'large' })
  })

  test('are one person’s own', () => {
    keepPreferences('u1', large)
    expect(keptPreferences('u1')).toEqual(large)
    expect(keptPreferences('u2')).toBeUndefined()
  })

  test('come with the account to another computer', async () => {
    aServer({ GetProfile: { Data: { Preferences: large } } })
    expect(await fetchPreferences('u2')).toEqual(large)
    expect(worn()).toMatchObject({ text: 'large' })
  })

  test('that cannot be fetched are those this computer knew', async () => {
    aServer({ GetProfile: { http: 502 } })
    keepPreferences('u1', large)
    expect(await fetchPreferences('u1')).toEqual(large)
    expect(await fetchPreferences('u2')).toBeUndefined()
  })

  test('that were written by something else are not believed', () => {
    window.localStorage.setItem('preferences', '{"person":"u1","preferences":{"FontSize":"9em"}}')
    expect(keptPreferences('u1')).toBeUndefined()
    window.localStorage.setItem('preferences', 'nonsense')
    wearKeptPreferences()
    expect(worn()).toMatchObject({ text: 'normal', motion: 'system' })
  })
})

test('a profile is judged by the rules of the contract', () => {
  const background = { Education: '', Nation: '', NativePlace: '' }
  const faults = (own: Pick<OwnFields, 'Gender' | 'Phone' | 'Email'>) =>
    profileFaults({ ...own, ...background })
  expect(faults({ Gender: null, Phone: '', Email: '' })).toEqual({ Phone: '', Email: '' })
  expect(faults({ Gender: 0, Phone: '123', Email: 'x' })).toEqual({
    Phone: '请填写正确的电话号码',
    Email: '请填写正确的电子邮箱',
  })
  expect(faults({ Gender: 1, Phone: '13800000000', Email: 'a@b.cn' }).Phone).toBe('')
})

test.each([
  [60_000, '刚刚活动过'],
  [30 * 60_000, '30 分钟前活动'],
  [5 * 3_600_000, '5 小时前活动'],
  [3 * 86_400_000, '3 天前活动'],
])('a device last heard of %s ms ago', (ago, words) => {
  const now = Date.parse('2026-03-05T04:00:00Z')
  const device = {
    SignedInAt: '2026-03-01T00:00:00Z',
    LastSeenAt: new Date(now - ago).toISOString(),
  }
  expect(seenWords(device, now)).toBe(`2026年3月1日登录，${words}`)
})
