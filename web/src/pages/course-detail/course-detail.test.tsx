import { aServer, aSession, renderPage } from '#testing'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CourseDetailPage } from './course-detail-page.tsx'

const reduced = {
  Full: false,
  Id: 'c1',
  Name: '清创与缝合',
  ImgUrl: '',
  Motif: '',
  ExamineType: 2,
  PublishType: 2,
  IsSelfClass: 0,
  CanStudy: 0,
  Verdict: { Reason: 'offShelf', Message: '该课程已下架，无法继续学习', Actions: [] },
}

const line = {
  ProgressId: 'p1',
  CourseId: 'c1',
  CourseName: '清创与缝合',
  Motif: '',
  ImgUrl: '',
  HasVirtual: 0,
  AttemptNo: 1,
  State: 'active',
  Progress: 50,
  DoneCount: 1,
  ItemCount: 2,
  Seconds: 60,
  Composite: null,
  Level: '',
  StartedAt: '2026-03-05T01:12:00.000Z',
  LastAt: '2026-03-06T01:12:00.000Z',
  FinishedAt: null,
}

const player = {
  ProgressId: 'p1',
  CourseId: 'c1',
  CourseName: '清创与缝合',
  AttemptNo: 1,
  State: 'active',
  ReadOnly: '该课程已下架，无法继续学习',
  Progress: 50,
  DoneCount: 1,
  ItemCount: 2,
  Seconds: 60,
  CurrentItem: 'a',
  Sequential: false,
  ReviewedBy: '',
  Chapters: [
    {
      Title: '第一章',
      Items: [
        {
          Id: 'a',
          Title: '伤口评估',
          Kind: 'video',
          Minutes: 5,
          Required: true,
          State: 'begun',
          BestScore: null,
          Rule: '观看 ≥ 90%',
          Why: '已观看 62%',
          Lock: '',
        },
      ],
    },
  ],
  Report: null,
}

const full = {
  ...reduced,
  Full: true,
  HasVirtual: 0,
  CreateUserName: '沈知微',
  SchoolName: '青禾医科大学',
  ProgressId: null,
  AttemptState: 'none',
  ContestStudyInfo: null,
  Verdict: { Reason: 'ok', Message: '', Actions: [] },
  CourseInfoModel: { LearningOutline: JSON.stringify([{ Name: '第一章', Child: [] }]) },
}

const server = (rounds: object[], course: object = reduced) =>
  aServer({
    GetRetCourseBaseClient: { Data: course },
    GetAttemptList: { Data: { List: rounds, Count: rounds.length } },
    GetPlayer: { Data: player },
    List: { Data: { List: [], Count: 0, Courses: [], MayWrite: false } },
  })

const show = () =>
  renderPage(<CourseDetailPage />, {
    at: '/courseDetail/c1',
    path: '/courseDetail/:courseid',
    who: aSession(),
  })

afterEach(() => vi.unstubAllGlobals())

test('the home of a course: how far one is, why it is shut, its outline, rounds and notes', async () => {
  const requests = server([line])
  await show()
  expect(await screen.findByRole('heading', { level: 1, name: '清创与缝合' })).toBeDefined()
  expect(screen.getByText('该课程已下架，无法继续学习')).toBeDefined()
  expect(await screen.findByText('已观看 62%')).toBeDefined()
  expect(screen.getByRole('link', { name: '第 1 次学习' }).getAttribute('href')).toBe(
    '/MyLearningDetail?progressId=p1',
  )
  expect(await screen.findByText(/暂无笔记/)).toBeDefined()
  // Looking takes the lead from no device.
  expect(requests.find(({ name }) => name === 'GetPlayer')?.input['Device'] ?? '').toBe('')
})

test.each([
  ['who teaches it', { CreateUserId: aSession().UserId, Period: null }],
  [
    'to whom it is given',
    {
      CreateUserId: 't9',
      Period: {
        OpensAt: null,
        ClosesAt: null,
        ExamFrom: null,
        ExamUntil: null,
        MostRounds: 0,
        Via: [],
        Changes: [],
      },
    },
  ],
])('%s sees its home before beginning', async (_who, more) => {
  server([], { ...full, ...more })
  await show()
  expect(await screen.findByRole('heading', { level: 1, name: '清创与缝合' })).toBeDefined()
  expect(await screen.findByText('暂无公告')).toBeDefined()
  expect(screen.queryByText('我的学习进度')).toBeNull()
})

test('who never began the course is shown its preview', async () => {
  server([])
  await show()
  await vi.waitFor(() =>
    expect(screen.getByTestId('address').textContent).toBe('/CoursePreview/c1'),
  )
})
