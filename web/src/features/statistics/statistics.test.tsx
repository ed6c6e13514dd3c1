import { aServer, renderPage } from '#testing'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { counts, tellArrival } from './page-access.ts'
import { StatisticsTiles } from './tiles.tsx'

const figures = {
  CourseCount: 12,
  CourseClickTotal: 48_213,
  CourseVisitTotal: 1_203_467,
  LoginCount: 0,
}

afterEach(() => vi.unstubAllGlobals())

test('the four figures stand with thousands separated', async () => {
  aServer({ GetSchoolCourseStatistic: { Data: figures } })
  await renderPage(<StatisticsTiles />)
  expect(await screen.findByText('1,203,467')).toBeTruthy()
  expect(screen.getByText('48,213')).toBeTruthy()
})

test('figures that could not be had are dashes, and may be asked for again', async () => {
  let well = false
  aServer({ GetSchoolCourseStatistic: () => (well ? { Data: figures } : { http: 502 }) })
  await renderPage(<StatisticsTiles />)
  expect(await screen.findAllByText('—')).toHaveLength(4)
  well = true
  fireEvent.click(screen.getByRole('button', { name: '统计加载失败，重试' }))
  expect(await screen.findByText('1,203,467')).toBeTruthy()
})

test('an arrival counts once in 30 s', () => {
  expect(counts('me /', 0)).toBe(true)
  expect(counts('me /', 29_999)).toBe(false)
  expect(counts('you /', 29_999)).toBe(true)
  expect(counts('me /', 30_000)).toBe(true)
})

test('an arrival outlives the page, and its failure is nobody’s concern', async () => {
  const sent: RequestInit[] = []
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    sent.push(init)
    return Promise.reject(new TypeError('gone'))
  })
  tellArrival(1, '首页', 'u1')
  tellArrival(1, '首页', 'u1')
  await new Promise((resolve) => setTimeout(resolve))
  expect(sent).toHaveLength(1)
  expect(sent[0]?.keepalive).toBe(true)
})
