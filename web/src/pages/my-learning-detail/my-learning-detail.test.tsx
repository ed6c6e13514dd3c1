import { aServer, aSession, renderPage } from '#testing'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MyLearningDetailPage } from './my-learning-detail-page.tsx'

const attempt = {
  ProgressId: 'p1',
  CourseId: 'c1',
  CourseName: '清创与缝合',
  Motif: '',
  ImgUrl: '',
  HasVirtual: 0,
  AttemptNo: 2,
  State: 'superseded',
  Progress: 50,
  DoneCount: 1,
  ItemCount: 2,
  Seconds: 3725,
  Composite: null,
  Level: '',
  StartedAt: '2026-03-05T01:12:00.000Z',
  LastAt: '2026-03-06T01:12:00.000Z',
  FinishedAt: null,
}

const item = (Id: string, over = {}) => ({
  Id,
  Chapter: '第一章',
  Title: `标题 ${Id}`,
  Kind: 'text',
  Required: true,
  State: 'done',
  BestScore: null,
  Tries: 0,
  Why: '已完成',
  DoneAt: '2026-03-05T02:00:00.000Z',
  ...over,
})

const detail = (over = {}) => ({
  Attempt: attempt,
  Closed: '历史记录，不可进入',
  Items: [
    item('a'),
    item('q', {
      Kind: 'quiz',
      State: 'begun',
      BestScore: 40,
      Tries: 3,
      Why: '最好成绩 40 分，需 60 分',
      DoneAt: null,
    }),
  ],
  Report: null,
  Events: [{ Seq: 1, At: '2026-03-05T01:12:00.000Z', Text: '开始学习' }],
  ...over,
})

const show = (at: string) =>
  renderPage(<MyLearningDetailPage />, { at, path: '/MyLearningDetail', who: aSession() })

afterEach(() => vi.unstubAllGlobals())

test('a round in full: that it is history, its items with tries and why, and what happened', async () => {
  aServer({ GetAttemptDetail: { Data: detail() } })
  await show('/MyLearningDetail?progressId=p1')
  expect(await screen.findByRole('heading', { level: 1, name: '清创与缝合' })).toBeDefined()
  expect(screen.getByText('第 2 次学习')).toBeDefined()
  expect(screen.getByText('历史记录，不可进入')).toBeDefined()
  expect(screen.getByText('1 小时 2 分钟')).toBeDefined()
  const quiz = within(screen.getByRole('row', { name: /标题 q/ }))
  expect(quiz.getByText('40.0 分')).toBeDefined()
  expect(quiz.getByText('3')).toBeDefined()
  expect(quiz.getByText('最好成绩 40 分，需 60 分')).toBeDefined()
  expect(screen.getByText('开始学习')).toBeDefined()
  expect(screen.queryByRole('button', { name: '分享报告' })).toBeNull()
  expect(screen.getByRole('link', { name: '返回课程' }).getAttribute('href')).toBe(
    '/courseDetail/c1',
  )
})

test('a round with a report shows its dimensions, and can be shared', async () => {
  const report = {
    Composite: 86.5,
    Level: 'A',
    FinishedAt: '2026-03-06T01:12:00.000Z',
    Dimensions: [{ Name: '章节测验', Score: 73, Evidence: '2 次测验' }],
  }
  aServer({ GetAttemptDetail: { Data: detail({ Closed: '', Report: report }) } })
  await show('/MyLearningDetail?progressId=p1')
  expect(await screen.findByText('86.5')).toBeDefined()
  expect(screen.getByRole('button', { name: '分享报告' })).toBeDefined()
  expect(screen.queryByText('历史记录，不可进入')).toBeNull()
})

test.each(['/MyLearningDetail', '/MyLearningDetail?progressId=other'])(
  '(%s) names no round of one’s own',
  async (at) => {
    aServer({ GetAttemptDetail: { Code: -404, Msg: '数据不存在' } })
    await show(at)
    expect(await screen.findByText('暂无学习数据')).toBeDefined()
    expect(screen.getByRole('link', { name: '查看我的学习记录' })).toBeDefined()
  },
)
