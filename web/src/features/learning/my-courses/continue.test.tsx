import { aServer, renderPage } from '#testing'
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ContinueCards } from './continue-cards.tsx'
import { playerAddress, readMoolparam, writeMoolparam } from '../addresses/moolparam.ts'
import { lastTime } from '../report/when.ts'

afterEach(() => vi.unstubAllGlobals())

describe('the segment of the address', () => {
  test('brings back what was written', () => {
    const where = { progressId: '0190-a', itemId: '第一节' }
    expect(readMoolparam(writeMoolparam(where))).toEqual(where)
    expect(writeMoolparam(where)).toMatch(/^[A-Za-z0-9_-]+$/)
    expect(atob(writeMoolparam({ progressId: 'p', itemId: 'i' }))).toBe(
      '{"ProgressId":"p","itemId":"i"}',
    )
  })

  test.each([undefined, '', '%%%', 'bnVsbA', 'W10', btoa('{"ProgressId":1}'), 'undefined'])(
    '%s is tolerated',
    (segment) => expect(readMoolparam(segment)).toEqual({ progressId: '', itemId: '' }),
  )
})

test('times are said as one says them, in Shanghai', () => {
  const now = Date.parse('2026-11-21T10:00:00+08:00')
  expect(lastTime('2026-11-21T00:05:00+08:00', now)).toBe('今天 00:05')
  expect(lastTime('2026-11-20T23:59:00+08:00', now)).toBe('昨天 23:59')
  expect(lastTime('2026-03-05T12:00:00+08:00', now)).toBe('3月5日')
  expect(lastTime('nonsense', now)).toBe('')
})

test('what somebody is in the middle of leads back to where they were', async () => {
  const recent = {
    ProgressId: 'p1',
    CourseId: 'c1',
    CourseName: '心电图',
    ImgUrl: '',
    Motif: 'ecg',
    Progress: 42.9,
    DoneCount: 5,
    ItemCount: 12,
    CurrentItem: 'i1',
    CurrentTitle: '导联',
    Period: null,
    LastAt: '2026-11-21T09:00:00+08:00',
  }
  aServer({ GetRecent: { Data: [recent] } })
  await renderPage(
    <ContinueCards cover={() => null} frame={(inside) => <section>{inside}</section>} />,
  )
  const link = await screen.findByRole('link', { name: '继续学习 心电图' })
  expect(link.getAttribute('href')).toBe(playerAddress('c1', { progressId: 'p1', itemId: 'i1' }))
  expect(screen.getByText('42% · 5/12')).toBeTruthy()
})

test('nothing begun leaves no trace, not even a heading', async () => {
  aServer({ GetRecent: { Data: [] } })
  await renderPage(
    <ContinueCards
      cover={() => null}
      frame={(inside) => <section data-testid="frame">{inside}</section>}
    />,
  )
  await vi.waitFor(() => expect(screen.queryByTestId('frame')).toBeNull())
})
