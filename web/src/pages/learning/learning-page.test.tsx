import { playerAddress, type PlayerData } from '#learning'
import { workIsHeld } from '#session'
import { aServer, aSession, renderPage } from '#testing'
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LearningPage } from './learning-page.tsx'

configure({ asyncUtilTimeout: 5000 }) // four answers and a part that is loaded late precede a text

const line = (Id: string, over = {}) => ({
  Id,
  Title: `标题 ${Id}`,
  Kind: 'text' as const,
  Minutes: 5,
  Required: true,
  State: 'new' as const,
  BestScore: null,
  Rule: '读到文末',
  Why: '',
  Lock: '',
  DueAt: null,
  DueChange: null,
  Wait: 0,
  ...over,
})

const player = (over: Partial<PlayerData> = {}): PlayerData => ({
  ProgressId: 'p1',
  CourseId: 'c1',
  CourseName: '心电图判读入门',
  AttemptNo: 1,
  State: 'active',
  ReadOnly: '',
  Progress: 0,
  DoneCount: 0,
  ItemCount: 2,
  Seconds: 725,
  CurrentItem: 'b',
  Sequential: false,
  ReviewedBy: '',
  Chapters: [{ Title: '第一章', Items: [line('a', { State: 'done' }), line('b')] }],
  Report: null,
  Period: null,
  ...over,
})

const report = {
  Composite: 89.99,
  Level: 'A',
  FinishedAt: '2026-11-21T10:00:00.000Z',
  Dimensions: [
    { Name: '学习完成度', Score: 100, Evidence: '必修内容完成 2/2 项' },
    { Name: '作业', Score: null, Evidence: '本课程未设置该项，不计入总分' },
  ],
}

const finished = player({
  State: 'finished',
  ReadOnly: '本次学习已完成，可以回看',
  Progress: 100,
  DoneCount: 2,
  Report: report,
})
const item = ({ ItemId }: Record<string, unknown>) => ({
  Data: {
    Id: ItemId,
    Title: `标题 ${String(ItemId)}`,
    State: 'new',
    Position: {},
    Seq: 0,
    Content: { Kind: 'text', Html: `<p>正文 ${String(ItemId)}</p>` },
  },
})

const standing = {
  Seq: 1,
  State: 'begun',
  Why: '已读 10%',
  Elsewhere: false,
  Progress: 0,
  DoneCount: 0,
  CanFinish: false,
}

const server = (data: PlayerData, more: Parameters<typeof aServer>[0] = {}) =>
  aServer({
    GetPlayer: { Data: data },
    GetItem: item,
    SaveItemProgress: { Data: standing },
    Heartbeat: { Data: { Seconds: 800, Elsewhere: false } },
    ...more,
  })

const show = (segment: string) =>
  renderPage(<LearningPage />, {
    at: segment,
    path: '/BaseLearning/:courseId/:moolparam',
    who: aSession(),
  })

const at = (itemId: string) => playerAddress('c1', { progressId: 'p1', itemId })
const namesOf = (calls: readonly { name: string }[]) => calls.map(({ name }) => name)

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  window.localStorage.clear()
})

describe('the player', () => {
  test('opens the item of the address, in its outline, and names the page after both', async () => {
    server(player())
    await show(at('a'))
    expect(await screen.findByRole('heading', { level: 1, name: '标题 a' })).toBeDefined()
    expect(await screen.findByText('正文 a')).toBeDefined()
    expect(screen.getByText('12 分钟')).toBeDefined()
    expect(screen.getByText('已保存')).toBeDefined()
    await waitFor(() => expect(document.title).toBe('标题 a — 心电图判读入门'))
  })

  test('holds work, so that a session that ends is renewed in place', async () => {
    server(player())
    await show(at('a'))
    await screen.findByText('正文 a')
    expect(workIsHeld()).toBe(true)
  })

  test('shows why nothing is recorded any more, and records nothing', async () => {
    const calls = server(player({ ReadOnly: '历史记录，不可进入', State: 'superseded' }))
    await show(at('a'))
    expect(await screen.findByText('历史记录，不可进入')).toBeDefined()
    await screen.findByText('正文 a')
    window.dispatchEvent(new Event('pagehide'))
    expect(namesOf(calls)).not.toContain('SaveItemProgress')
    expect(screen.queryByText('已保存')).toBeNull()
    expect(workIsHeld()).toBe(false)
  })
})

describe('an address that names no attempt', () => {
  const opened = { ProgressId: 'p1', Progress: 0, AttemptNo: 1, CurrentItem: 'b', Proceed: 1 }

  test.each(['nonsense', '%20', 'eyJhIjoxfQ'])(
    '(%s) goes on where one is in the course',
    async (segment) => {
      const calls = server(player(), { GetCourseStudyProgressInfo: { Data: opened } })
      await show(`/BaseLearning/c1/${segment}`)
      expect(await screen.findByText('正文 b')).toBeDefined()
      expect(screen.getByTestId('address').textContent).toBe(at('b'))
      expect(calls[0]).toMatchObject({ name: 'GetCourseStudyProgressInfo', input: { Proceed: 1 } })
    },
  )

  test('leads to the preview with the reason where nothing was begun', async () => {
    server(player(), { GetCourseStudyProgressInfo: { Code: -1, Msg: '还没有开始学习该课程' } })
    await show('/BaseLearning/c1/nonsense')
    expect(await screen.findByText('还没有开始学习该课程')).toBeDefined()
    expect(screen.getByTestId('address').textContent).toBe('/CoursePreview/c1')
  })

  test('is also one of another person or course', async () => {
    const calls = server(player(), {
      GetPlayer: { Code: -404, Msg: '数据不存在' },
      GetCourseStudyProgressInfo: { Code: -1, Msg: '还没有开始学习该课程' },
    })
    await show(at('a'))
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/CoursePreview/c1'))
    expect(namesOf(calls)).toContain('GetCourseStudyProgressInfo')
  })
})

describe('the end', () => {
  test('is asked once, settles what is open, and leads to the report', async () => {
    let done = false
    const calls = server(player({ Progress: 100, DoneCount: 2 }), {
      GetPlayer: () => ({ Data: done ? finished : player({ Progress: 100, DoneCount: 2 }) }),
      FinishAttempt: () => {
        done = true
        return { Data: { Composite: 89.99, Level: 'A' } }
      },
    })
    await show(at('a'))
    fireEvent.click(await screen.findByRole('button', { name: '完成学习' }))
    expect(namesOf(calls)).not.toContain('FinishAttempt')
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '完成学习' }))
    expect(await screen.findByRole('heading', { level: 1, name: '学习报告' })).toBeDefined()
  })

  test('is a report: a score that is cut and never rounded, and what does not count', async () => {
    server(finished)
    await show(at(''))
    expect(await screen.findByText('89.9')).toBeDefined()
    expect(screen.getByText('A')).toBeDefined()
    const row = within(screen.getByRole('row', { name: /作业/ }))
    expect(row.getByText('未设置')).toBeDefined()
    expect(row.getByText('不计入总分')).toBeDefined()
    expect(screen.getByRole('link', { name: '返回课程' }).getAttribute('href')).toBe(
      '/courseDetail/c1',
    )
  })
})

describe('a quiz', () => {
  const quiz = line('q', { Kind: 'quiz' as const })
  const one = player({ Chapters: [{ Title: '第一章', Items: [quiz] }] })
  const Questions = [{ Id: 'q1', Type: 'judge', Stem: '题干', Options: ['正确', '错误'] }]
  const content = { Kind: 'quiz', Pass: 60, Tries: 0, BestScore: null, Last: null, Questions }
  const marks = [
    { QuestionId: 'q1', Right: true, Chosen: [0], Answer: [0], Explanation: '因为如此' },
  ]

  test('once submitted sends no draft any more, and shows in the outline', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const calls = server(one, {
      GetItem: () => ({
        Data: { Id: 'q', Title: '标题 q', State: 'new', Position: {}, Seq: 0, Content: content },
      }),
      SubmitQuiz: {
        Data: {
          Result: { Score: 100, Passed: true, Marks: marks },
          State: 'done',
          Why: '最好 100 分',
          Elsewhere: false,
          Progress: 100,
          DoneCount: 1,
          CanFinish: true,
        },
      },
    })
    await show(at('q'))
    fireEvent.click(await screen.findByLabelText(/正确/))
    fireEvent.click(screen.getByRole('button', { name: '提交答案' }))
    expect(await screen.findByRole('heading', { name: '测验通过' })).toBeDefined()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(namesOf(calls).filter((name) => name === 'SaveItemProgress')).toEqual([])
    expect(Object.keys(window.localStorage)).not.toContain('xinglin/unsent/u1/p1/q')
    expect(screen.getByText('本项完成')).toBeDefined()
    expect(screen.getByRole('button', { name: '完成学习' })).toBeDefined()
    vi.useRealTimers()
  })
})
