import { aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Packs } from './packs.tsx'

afterEach(() => vi.unstubAllGlobals())

const pack = (over: object = {}) => ({
  Key: 'surgery',
  Name: '外科学',
  Summary: '无菌术与清创缝合',
  Counts: { courses: 2, cases: 1, procedures: 0, protocols: 0, questions: 0 },
  Offered: 2,
  Held: 1,
  HeldAt: '2026-11-01T00:00:00.000Z',
  ...over,
})

const preview = (Mark: string) => ({
  Pack: pack(),
  Items: [
    { Kind: 'courses', Title: '外科无菌术', Verdict: 'changed' },
    { Kind: 'courses', Title: '清创与缝合', Verdict: 'edited' },
    { Kind: 'cases', Title: '腹痛18小时', Verdict: 'removed' },
  ],
  Mark,
})

test('a second version is previewed item by item: what the school edited or deleted stays as it is', async () => {
  const held = { version: 1 }
  const requests = aServer({
    List: () => ({ Data: [pack(held.version === 1 ? {} : { Held: 2, Offered: 0 })] }),
    Preview: { Data: preview('m1') },
    Apply: () => {
      held.version = 2
      return { Data: { Added: 0, Updated: 1, Kept: 2 } }
    },
  })
  await renderPage(<Packs />, { who: aSession({ RoleType: 2 }) })
  expect(await screen.findByText('可更新到第 2 版')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '预览更新：外科学' }))
  const drawer = await screen.findByRole('dialog')
  expect(
    await within(drawer).findByText('更新 1 项；学校已修改，保留 1 项；学校已删除，不再添加 1 项'),
  ).toBeTruthy()
  expect(within(drawer).getByText('清创与缝合').closest('li')?.textContent).toContain(
    '学校已修改，保留',
  )
  fireEvent.click(within(drawer).getByRole('button', { name: '更新到第 2 版' }))
  expect(await screen.findByText(/已添加第 2 版/)).toBeTruthy()
  expect(requests.find(({ name }) => name === 'Apply')?.input).toMatchObject({
    Pack: 'surgery',
    Mark: 'm1',
  })
})

test('what changed since it was shown is shown again before anything is done', async () => {
  const marks = ['m1', 'm2']
  aServer({
    List: { Data: [pack()] },
    Preview: () => ({ Data: preview(marks.shift() ?? 'm2') }),
    Apply: { Code: -10011, Msg: '内容已有变化，请重新核对' },
  })
  await renderPage(<Packs />, { who: aSession({ RoleType: 2 }) })
  fireEvent.click(await screen.findByRole('button', { name: '预览更新：外科学' }))
  fireEvent.click(await screen.findByRole('button', { name: '更新到第 2 版' }))
  expect(await screen.findByText('内容已有变化，请重新核对')).toBeTruthy()
  expect(marks).toEqual([])
})
