import { session } from '#session'
import { aCourseBase, aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Verdict } from '@xinglin/contract/courses'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CoursePreviewPage } from './course-preview-page.tsx'

const verdict = (over: Partial<Verdict> = {}): Verdict => ({
  Reason: 'ok',
  Message: '',
  Actions: ['start'],
  ...over,
})

const reduced = {
  Id: 'c1',
  Name: '动脉血气分析',
  ImgUrl: '',
  Motif: 'flask',
  ExamineType: 2,
  PublishType: 1,
  IsSelfClass: 1,
  CanStudy: 0,
}

const course = aCourseBase

const show = (at = '/CoursePreview/c1', who: ReturnType<typeof aSession> | null = aSession()) =>
  renderPage(<CoursePreviewPage />, {
    at,
    path: '/CoursePreview/:courseid/:skillId?',
    ...(who && { who }),
  })

const answering = (Data: unknown) => ({
  GetRetCourseBaseClient: { Data },
  AddCourseGlance: { Data: {} },
  GetUserOtherCourse: { Data: { List: [], Count: 0 } },
  HotCourses: { Data: [] },
  GetAlikeCourse: { Data: [] },
})

afterEach(() => vi.unstubAllGlobals())

describe('a course before it is opened', () => {
  test('tells what it is, names the page after it, and counts one look', async () => {
    const requests = aServer(answering(course()))
    await show()
    expect(await screen.findByRole('heading', { level: 1, name: '动脉血气分析' })).toBeDefined()
    expect(screen.getByText('1,203')).toBeDefined()
    expect(screen.getByText('2026-11-21')).toBeDefined()
    expect(screen.getByText('公开')).toBeDefined()
    expect(screen.getByText('内容待专家审核')).toBeDefined()
    await waitFor(() => expect(document.title).toContain('动脉血气分析'))
    expect(requests.filter(({ name }) => name === 'AddCourseGlance')).toHaveLength(1)
  })

  test('names the expert who reviewed its content', async () => {
    aServer(answering({ ...course(), ReviewedBy: '陈主任' }))
    await show()
    expect(await screen.findByText('内容经陈主任审核')).toBeDefined()
    expect(screen.queryByText('内容待专家审核')).toBeNull()
  })

  test('shows the tabs that its author wants, and 暂无大纲 for a broken outline', async () => {
    aServer(answering(course()))
    await show('/CoursePreview/c1?tab=outline')
    expect(await screen.findByText('暂无大纲')).toBeDefined()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '课程介绍',
      '学习大纲',
      '评价',
    ])
  })

  test('has no tab of an outline where there are no chapters, as of a course that is held elsewhere', async () => {
    const bare = course()
    const info = { ...bare.CourseInfoModel, LearningOutline: '[]' }
    aServer(answering({ ...bare, CourseInfoModel: info }))
    await show()
    expect(await screen.findByRole('tab', { name: '课程介绍' })).toBeDefined()
    expect(screen.queryByRole('tab', { name: '学习大纲' })).toBeNull()
  })

  test('shows how far one is', async () => {
    aServer(
      answering(
        course({ CourseProgress: 43, DoneCount: 7, Verdict: verdict({ Actions: ['continue'] }) }),
      ),
    )
    await show()
    expect(await screen.findByRole('progressbar', { name: '学习进度' })).toHaveProperty('value', 43)
    expect(screen.getByText('43%').parentElement?.textContent).toBe('43% 已完成 7/16')
  })

  test('leads into the player', async () => {
    const opened = { ProgressId: 'p1', Progress: 0, AttemptNo: 1, CurrentItem: 'i1', Proceed: 0 }
    const requests = aServer({
      ...answering(course()),
      GetCourseStudyProgressInfo: { Data: opened },
    })
    await show()
    fireEvent.click(await screen.findByRole('button', { name: '开始学习' }))
    await waitFor(() =>
      expect(screen.getByTestId('address').textContent).toMatch(/^\/BaseLearning\/c1\/[\w-]+$/),
    )
    expect(requests.find(({ name }) => name === 'GetCourseStudyProgressInfo')?.input).toMatchObject(
      {
        Proceed: 0,
      },
    )
  })

  test('says what the server says when it cannot be opened', async () => {
    aServer({
      ...answering(course()),
      GetCourseStudyProgressInfo: { Code: -1, Msg: '该课程已下架，无法继续学习' },
    })
    await show()
    fireEvent.click(await screen.findByRole('button', { name: '开始学习' }))
    expect(await screen.findByText('该课程已下架，无法继续学习')).toBeDefined()
  })
})

describe('a course that may not be opened', () => {
  test.each([
    ['offShelf', '该课程已下架，无法继续学习'],
    ['smallClass', '老师已设置小班课程，无法查看'],
  ] as const)('%s: its name, the sentence, no buttons', async (Reason, Message) => {
    aServer(answering({ ...reduced, Full: false, Verdict: { Reason, Message, Actions: [] } }))
    await show()
    expect(await screen.findByRole('link', { name: '返回首页' })).toBeDefined()
    const page = within(screen.getByRole('region', { name: '动脉血气分析' }))
    expect(page.getByText(Message)).toBeDefined()
    expect(page.queryAllByRole('button')).toEqual([])
  })

  test('that is not there: 数据不存在 and the way home', async () => {
    aServer({ GetRetCourseBaseClient: { Code: -404, Msg: '数据不存在' } })
    await show()
    expect(await screen.findByText('数据不存在')).toBeDefined()
    expect(screen.getByRole('link', { name: '返回首页' })).toBeDefined()
    expect(screen.queryByRole('link', { name: '登录后查看' })).toBeNull()
  })

  test('that is not there for a stranger may be there once they have signed in', async () => {
    aServer({ GetRetCourseBaseClient: { Code: -404, Msg: '数据不存在' } })
    await show('/CoursePreview/c1?tab=outline', null)
    const signIn = await screen.findByRole('link', { name: '登录后查看' })
    expect(signIn.getAttribute('href')).toBe(
      '/login?redirect=%2FCoursePreview%2Fc1%3Ftab%3Doutline',
    )
  })

  test('even for its author, who sees the rest of it: the sentence, and no buttons', async () => {
    const Message = '该课程已下架，无法继续学习'
    aServer(answering(course({ Verdict: verdict({ Reason: 'offShelf', Message, Actions: [] }) })))
    await show()
    expect(await screen.findByText(Message)).toBeDefined()
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  test('in a menu that the school has closed', async () => {
    aServer({ GetRetCourseBaseClient: { http: 403, Code: -403, Msg: '你没有权限浏览此页面！' } })
    await show()
    expect(await screen.findByText('你没有权限浏览此页面！')).toBeDefined()
  })

  test('because the server failed: once more by 重试', async () => {
    let broken = true
    aServer({
      ...answering(course()),
      GetRetCourseBaseClient: () =>
        broken ? { http: 500, Code: -10500, Msg: '' } : { Data: course() },
    })
    await show()
    expect(await screen.findByText('服务器超时！')).toBeDefined()
    broken = false
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('heading', { name: '动脉血气分析' })).toBeDefined()
  })
})

test('a preview link with its credentials in the path is invalid: it is told, and the session is forgotten', async () => {
  aServer(answering(course()))
  await show('/CoursePreview/c1/source=abc')
  expect(await screen.findByText('请确认您输入的链接是否正确！')).toBeDefined()
  expect(screen.getByTestId('address').textContent).toBe('/login')
  expect(session()).toBeUndefined()
})
