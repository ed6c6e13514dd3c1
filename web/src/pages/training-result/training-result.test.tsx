import { aServer, renderPage } from '#testing'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { TrainingResultPage } from './training-result-page.tsx'

const result = {
  SchoolName: '青禾医科大学',
  CourseName: '清创与缝合',
  Learner: '林同学',
  AttemptNo: 1,
  DoneCount: 12,
  ItemCount: 12,
  Seconds: 600,
  StartedAt: '2026-03-05T01:12:00.000Z',
  Report: {
    Composite: 86.5,
    Level: 'A',
    FinishedAt: '2026-03-06T01:12:00.000Z',
    Dimensions: [{ Name: '章节测验', Score: 73, Evidence: '2 次测验' }],
  },
}

const show = (query: string) =>
  renderPage(<TrainingResultPage />, { at: `/trainingresult${query}`, path: '/trainingresult' })

afterEach(() => vi.unstubAllGlobals())

test('a report is shown to whoever has the link', async () => {
  const requests = aServer({ GetTrainingResult: { Data: result } })
  await show('?session=a.b.c')
  expect(await screen.findByText('林同学')).toBeDefined()
  expect(screen.getByText('86.5')).toBeDefined()
  expect(screen.getByRole('button', { name: '打印' })).toBeDefined()
  expect(requests[0]).toMatchObject({ input: { Session: 'a.b.c' } })
})

test('a link that holds no longer leads to signing in', async () => {
  aServer({ GetTrainingResult: { Code: -10_012, Msg: '请重新登录查看' } })
  await show('?session=a.b.c')
  expect(await screen.findByText('请重新登录查看')).toBeDefined()
  expect(screen.getByRole('link', { name: '去登录' }).getAttribute('href')).toBe('/login')
})

test('a link that names nothing, or none at all, says so', async () => {
  const requests = aServer({ GetTrainingResult: { Code: -404, Msg: '报告不存在' } })
  const { unmount } = await show('?session=x')
  expect(await screen.findByText('报告不存在')).toBeDefined()
  unmount()
  await show('')
  expect(await screen.findByText('报告不存在')).toBeDefined()
  expect(requests).toHaveLength(1)
})
