import { aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TaughtConsultations } from './taught-consultations.tsx'

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))
afterEach(() => vi.unstubAllGlobals())

describe('the teacher’s page', () => {
  const page = (answers: Parameters<typeof aServer>[0]) => {
    const requests = aServer(answers)
    return renderPage(
      <TaughtConsultations courseId="c1" head={() => null} addressOf={() => '/debrief'} />,
      { at: '/?tab=questions', path: '/', who: aSession() },
    ).then(() => requests)
  }
  const taught = {
    Data: {
      CourseName: '急诊接诊',
      Items: [
        {
          ItemId: 'i1',
          Title: '急诊诊室',
          Mode: 'practice',
          Learners: 0,
          OpenAppeals: 0,
          OpenQuestions: 1,
        },
      ],
    },
  }

  test('a question is left, and who comes second is told so', async () => {
    const line = {
      Id: 'u1',
      Text: '这股劲儿多大',
      Times: 3,
      Kind: 'unknown',
      Guess: '',
      State: 'open',
      Key: '',
      Decider: '',
      DecidedAt: null,
      LastAt: '2026-11-20T02:00:00.000Z',
      SessionId: '',
      ProgressId: '',
      Seq: 1,
    }
    const requests = await page({
      GetTaught: taught,
      GetUnmatched: { Data: { List: [line], Count: 1, Answers: [] } },
      DecideUnmatched: { Code: -10009, Msg: '该问题已由他人处理，请刷新后查看' },
    })
    fireEvent.click(await screen.findByRole('button', { name: '不予处理：这股劲儿多大' }))
    expect(await screen.findByText('该问题已由他人处理，请刷新后查看')).toBeDefined()
    expect(requests.find(({ name }) => name === 'DecideUnmatched')?.input).toMatchObject({
      Id: 'u1',
      Was: 'open',
      State: 'dismissed',
    })
  })

  test('nothing there, nothing allowed, nothing reached: each says so', async () => {
    await page({ GetTaught: { Data: { CourseName: '急诊接诊', Items: [] } } })
    expect(await screen.findByText('这门课程没有虚拟问诊')).toBeDefined()
    await page({ GetTaught: { Code: -10002, Msg: '您没有权限操作' } })
    expect(await screen.findByText(/权限/)).toBeDefined()
    await page({ GetTaught: taught, GetUnmatched: { Code: -500, Msg: '服务器开小差了' } })
    expect(await screen.findByRole('button', { name: '重试' })).toBeDefined()
  })
})
