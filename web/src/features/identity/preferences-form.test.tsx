import { aServer, renderPage } from '#testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PreferencesForm } from './preferences-form.tsx'

const known = { FontSize: 'normal', Motion: 'system', Start: 'home' } as const
const starts = [
  { value: 'home', name: '首页' },
  { value: 'courses', name: '我的课程' },
] as const
const press = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))

afterEach(() => vi.unstubAllGlobals())

test('of presses in quick succession each is saved after the one before, and the last stays', async () => {
  const first = Promise.withResolvers<void>()
  const requests = aServer({
    SavePreferences: async (Data) => {
      if (Data['Start'] === 'home') await first.promise
      return { Data }
    },
  })
  await renderPage(<PreferencesForm person="u1" known={known} starts={starts} />)
  press('特大')
  press('我的课程')
  await waitFor(() => expect(requests).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(requests).toHaveLength(1)
  first.resolve()
  await waitFor(() =>
    expect(requests.map(({ input }) => input)).toEqual([
      { ...known, FontSize: 'larger' },
      { ...known, FontSize: 'larger', Start: 'courses' },
    ]),
  )
})

test('what cannot be saved says so and is worn all the same', async () => {
  aServer({ SavePreferences: { Code: -1, Msg: '服务暂时不可用' } })
  await renderPage(<PreferencesForm person="u1" known={known} starts={starts} />)
  press('特大')
  expect(await screen.findByText('仅保存在本机：服务暂时不可用')).toBeTruthy()
  expect(document.documentElement.dataset['text']).toBe('larger')
})
