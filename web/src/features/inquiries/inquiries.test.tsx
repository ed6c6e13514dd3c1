import { aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { Inquiry } from '@xinglin/contract/inquiries'
import { afterEach, expect, test, vi } from 'vitest'
import { AnswerQueue } from './answer-queue.tsx'
import { AskForm } from './ask-form.tsx'
import { InquiryThread } from './inquiry-thread.tsx'

afterEach(() => vi.unstubAllGlobals())

const inquiry: Inquiry = {
  Id: 'q1',
  CourseId: 'c1',
  CourseName: '心电图判读入门',
  ItemTitle: '胸痛患者',
  Title: '下壁心梗为什么要加做右胸导联',
  AskerName: '林小满',
  State: 'answered',
  Audience: 'course',
  IsCommon: false,
  Answers: 1,
  CreatedAt: '2026-11-29T02:00:00.000Z',
  LastAt: '2026-11-29T03:00:00.000Z',
  Unread: false,
  ItemId: 'i1',
  Pin: { Kind: 'turn', At: 4 },
  Body: '<p>依据是什么？</p>',
  Posts: [
    {
      Id: 'p1',
      AuthorName: '沈知微',
      IsTeacher: true,
      Own: false,
      Body: '<p>判断右室是否受累。</p>',
      At: '2026-11-29T03:00:00.000Z',
      Accepted: false,
    },
  ],
  Turns: [{ Text: '胸痛放射到哪里', Answers: ['到左肩。'], IsIt: true }],
  ProgressId: 'r1',
  AssigneeName: '',
  MergedInto: '',
  Actions: ['reply', 'accept'],
  Version: 1,
}
const addressOf = (id: string) => `/q/${id}`

test('a question shows its place and what was said there, and its asker takes an answer', async () => {
  const requests = aServer({
    Get: { Data: inquiry },
    Move: { Data: { ...inquiry, State: 'resolved' } },
  })
  await renderPage(
    <InquiryThread
      id="q1"
      list="/list"
      placeOf={() => '/place'}
      addressOf={addressOf}
      onGone={() => undefined}
    />,
    { at: '/', who: aSession() },
  )
  expect(await screen.findByText('学生：胸痛放射到哪里')).toBeTruthy()
  expect(screen.getByText('患者：到左肩。')).toBeTruthy()
  expect(screen.getByText('问诊第 4 步')).toBeTruthy()
  expect(screen.getByRole('link', { name: '到这一处看看' }).getAttribute('href')).toBe('/place')
  fireEvent.click(screen.getByRole('button', { name: '采纳这个回答' }))
  await waitFor(() =>
    expect(requests.find(({ name }) => name === 'Move')?.input).toMatchObject({
      Id: 'q1',
      Action: 'accept',
      ToId: 'p1',
    }),
  )
})

test('one that is not there says so', async () => {
  aServer({ Get: { Code: -404, Msg: '该问题不可见' } })
  await renderPage(
    <InquiryThread
      id="q1"
      list="/list"
      placeOf={() => undefined}
      addressOf={addressOf}
      onGone={() => undefined}
    />,
    { at: '/', who: aSession() },
  )
  expect(await screen.findByText('该问题不可见')).toBeTruthy()
})

test('similar questions stand above the text before one asks; a short title is refused', async () => {
  aServer({
    Mine: { Data: { List: [], Count: 0, Counts: {}, Courses: [{ Id: 'c1', Name: '心电图' }] } },
    Similar: { Data: { List: [inquiry] } },
  })
  await renderPage(
    <AskForm
      place={{ courseId: 'c1', itemId: 'i1', pin: { Kind: 'second', At: 83, SessionId: null } }}
      addressOf={addressOf}
      onAsked={() => undefined}
    />,
    { at: '/', who: aSession() },
  )
  expect(await screen.findByText(/视频 1:23/)).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox', { name: '标题' }), { target: { value: '右胸导联' } })
  expect(await screen.findByRole('link', { name: inquiry.Title })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '提问' }))
  expect(await screen.findByText('标题至少5个字')).toBeTruthy()
})

test('the queue says what waits, and what patients did not understand', async () => {
  aServer({
    Queue: {
      Data: {
        List: [{ ...inquiry, State: 'open' }],
        Count: 1,
        Waiting: 1,
        Courses: [],
        Unmatched: [{ CourseName: '胸痛', Count: 3, Path: '/Consultations/c1?tab=questions' }],
      },
    },
  })
  await renderPage(<AnswerQueue addressOf={addressOf} />, {
    at: '/',
    who: aSession({ RoleType: 3 }),
  })
  expect(await screen.findByText('“胸痛”有 3 句待处理')).toBeTruthy()
  expect(screen.getByText('1 个待回答')).toBeTruthy()
  expect(screen.getByRole('link', { name: inquiry.Title }).getAttribute('href')).toBe('/q/q1')
})
