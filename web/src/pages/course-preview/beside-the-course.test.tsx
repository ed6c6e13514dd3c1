import { aCourse, aCourseBase, aSchool, aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { CourseBase } from '@xinglin/contract/courses'
import type { School } from '@xinglin/contract/schools'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CoursePreviewPage } from './course-preview-page.tsx'

const answering = (over: Partial<CourseBase> = {}) => ({
  GetRetCourseBaseClient: { Data: aCourseBase(over) },
  AddCourseGlance: { Data: {} },
  GetUserOtherCourse: { Data: { List: [aCourse({ Id: 'o1', Name: '其他课程一' })], Count: 1 } },
  HotCourses: { Data: [aCourse({ Id: 'h1', Name: '热门课程一' })] },
  GetAlikeCourse: { Data: [aCourse({ Id: 'a1', Name: '相似课程一' })] },
})

const show = ({
  who = aSession(),
  school,
}: { who?: ReturnType<typeof aSession> | null; school?: School } = {}) =>
  renderPage(<CoursePreviewPage />, {
    at: '/CoursePreview/c1',
    path: '/CoursePreview/:courseid/:skillId?',
    ...(who && { who }),
    ...(school && { school }),
  })

afterEach(() => vi.unstubAllGlobals())

describe('a favourite', () => {
  test('is kept at once, and the server’s count stands', async () => {
    const requests = aServer({
      ...answering(),
      AddCourseFavorute: { Data: { IsFavorite: 1, FavoriteCount: 9 } },
    })
    await show()
    const press = await screen.findByRole('button', { name: '收藏3' })
    const { fetch } = globalThis
    let go = () => {}
    const held = new Promise<void>((resolve) => (go = resolve))
    vi.stubGlobal('fetch', (...input: Parameters<typeof fetch>) => held.then(() => fetch(...input)))
    fireEvent.click(press)
    expect(await screen.findByRole('button', { name: '已收藏4' })).toBeTruthy()
    go()
    expect(await screen.findByRole('button', { name: '已收藏9' })).toBeTruthy()
    expect(screen.getByText('已收藏', { selector: 'span' })).toBeTruthy()
    expect(requests.find(({ name }) => name === 'AddCourseFavorute')?.input).toEqual({
      CourseId: 'c1',
    })
  })

  test('is let go', async () => {
    aServer({
      ...answering({ IsFavorite: 1 }),
      DelCourseFavorute: { Data: { IsFavorite: 0, FavoriteCount: 2 } },
    })
    await show()
    fireEvent.click(await screen.findByRole('button', { name: '已收藏3' }))
    expect(await screen.findByRole('button', { name: '收藏2' })).toBeTruthy()
    expect(await screen.findByText('已取消收藏')).toBeTruthy()
  })

  test('is taken back when the server fails', async () => {
    aServer({ ...answering(), AddCourseFavorute: { http: 500 } })
    await show()
    fireEvent.click(await screen.findByRole('button', { name: '收藏3' }))
    expect(await screen.findByText('服务器超时！')).toBeTruthy()
    expect(screen.getByRole('button', { name: '收藏3' })).toBeTruthy()
  })

  test.each([
    ['a stranger', null],
    ['a guest', aSession({ IsTourists: true })],
  ])('is not for %s, who signs in and comes back', async (_, who) => {
    const requests = aServer(answering())
    await show({ who })
    fireEvent.click(await screen.findByRole('button', { name: '收藏3' }))
    expect(await screen.findByText('登录后才可以学习哦！')).toBeTruthy()
    expect(screen.getByTestId('address').textContent).toBe('/login?redirect=%2FCoursePreview%2Fc1')
    expect(requests.some(({ name }) => name === 'AddCourseFavorute')).toBe(false)
  })
})

describe('other courses', () => {
  test('are those of the teacher, and those that are alike', async () => {
    const requests = aServer(answering())
    await show()
    const others = within(await screen.findByRole('region', { name: '老师的其他课程' }))
    expect(await others.findByRole('link', { name: '其他课程一' })).toBeTruthy()
    const alike = within(screen.getByRole('region', { name: '相似课程' }))
    expect(await alike.findByRole('link', { name: '相似课程一' })).toBeTruthy()
    expect(requests.some(({ name }) => name === 'HotCourses')).toBe(false)
  })

  test('are what many study where the teacher has none', async () => {
    aServer({ ...answering(), GetUserOtherCourse: { Data: { List: [], Count: 0 } } })
    await show()
    const hot = within(await screen.findByRole('region', { name: '热门课程' }))
    expect(await hot.findByRole('link', { name: '热门课程一' })).toBeTruthy()
  })

  test('are not told to whoever holds a link to this one', async () => {
    const requests = aServer(answering())
    await show({ who: aSession({ IsTourists: true, PreviewCourseId: 'c1' }) })
    await screen.findByRole('heading', { name: '授课教师' })
    const others = ['GetUserOtherCourse', 'GetAlikeCourse', 'HotCourses']
    expect(requests.filter(({ name }) => others.includes(name))).toEqual([])
  })

  test('are hidden by the school’s flag', async () => {
    const requests = aServer(answering())
    await show({ school: aSchool({ Flags: { other_courses: false } }) })
    await screen.findByRole('region', { name: '相似课程' })
    expect(screen.queryByRole('region', { name: '老师的其他课程' })).toBeNull()
    expect(requests.some(({ name }) => name === 'GetUserOtherCourse')).toBe(false)
  })
})

describe('an experiment elsewhere', () => {
  const external = { ExperimentType: 'URL', ExperimentPath: 'https://lab.example/e', HasVirtual: 3 }
  const opened = { ProgressId: 'p1', Progress: 0, AttemptNo: 1, CurrentItem: null, Proceed: 0 }

  const signed = 'https://lab.example/e?ticket=t1'
  const elsewhere = (over = {}) => ({
    ...answering(external),
    GetCourseStudyProgressInfo: { Data: opened },
    Launch: { Data: { Url: signed, Signed: true } },
    ...over,
  })

  test('opens in a window of its own once the server has agreed and counted the look', async () => {
    const open = vi.fn()
    vi.stubGlobal('open', open)
    const requests = aServer(elsewhere())
    await show()
    expect(await screen.findByText('将在新窗口打开外部实验')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '开始学习' }))
    await waitFor(() => expect(open).toHaveBeenCalledWith(signed, '_blank', 'noopener,noreferrer'))
    const order = requests.map(({ name }) => name)
    const steps = ['GetCourseStudyProgressInfo', 'AddCourseGlance', 'Launch']
    const at = steps.map((name) => order.lastIndexOf(name))
    expect(at).toEqual(at.toSorted((one, other) => one - other))
    expect(requests.find(({ name }) => name === 'Launch')?.input).toEqual({
      CourseId: 'c1',
      ProgressId: 'p1',
    })
    expect(screen.getByTestId('address').textContent).toBe('/CoursePreview/c1')
  })

  test('who saw no window gets an empty one at once, led on with a ticket of its own', async () => {
    const there = { opener: {} as unknown, location: { replace: vi.fn() }, close: vi.fn() }
    const open = vi.fn(() => there)
    vi.stubGlobal('open', open)
    let launches = 0
    aServer(
      elsewhere({
        Launch: () => {
          launches += 1
          if (launches === 3) return { Code: -1, Msg: '外部实验的地址不可用，请联系任课教师' }
          return { Data: { Url: `https://lab.example/e?ticket=t${launches}`, Signed: true } }
        },
      }),
    )
    await show()
    fireEvent.click(await screen.findByRole('button', { name: '开始学习' }))
    fireEvent.click(await screen.findByRole('button', { name: '点此打开' }))
    await waitFor(() =>
      expect(there.location.replace).toHaveBeenCalledWith('https://lab.example/e?ticket=t2'),
    )
    expect(open).toHaveBeenLastCalledWith('about:blank', '_blank')
    expect(there.opener).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '点此打开' }))
    expect(await screen.findByText('外部实验的地址不可用，请联系任课教师')).toBeTruthy()
    expect(there.close).toHaveBeenCalled()
  })

  test('what came back is told, found when one comes back to the window, and the course asked for anew', async () => {
    const result = {
      Id: 'r1',
      Title: '外部',
      Finished: false,
      Counts: false,
      Score: 36,
      StartedAt: '2026-11-20T08:00:00.000Z',
      EndedAt: '2026-11-20T08:05:00.000Z',
      Seconds: 300,
      ReceivedAt: '2026-11-20T08:05:01.000Z',
      Steps: [],
    }
    let came = [result]
    const requests = aServer({
      ...answering({ ...external, ProgressId: 'p1' }),
      MyElsewhere: () => ({ Data: came }),
    })
    await show()
    expect(await screen.findByText(/已收到外部实验的阶段记录/)).toBeTruthy()
    const looks = () => requests.filter(({ name }) => name === 'GetRetCourseBaseClient').length
    const before = looks()
    came = [
      { ...result, Id: 'r3', Finished: true, Score: 80 },
      { ...result, Id: 'r2', Finished: true, Score: 86, Counts: true },
      result,
    ]
    fireEvent(window, new Event('focus'))
    expect(await screen.findByText('外部实验成绩已送达：86.0 分（共 2 次，取最高）。')).toBeTruthy()
    expect(screen.getByRole('link', { name: '查看学习报告' })).toBeTruthy()
    await waitFor(() => expect(looks()).toBeGreaterThan(before))
  })

  test('stays shut when the server refuses, and when its address is none', async () => {
    const open = vi.fn()
    vi.stubGlobal('open', open)
    aServer({
      ...answering(external),
      GetCourseStudyProgressInfo: { Code: -1, Msg: '该课程已下架，无法继续学习' },
    })
    const { unmount } = await show()
    fireEvent.click(await screen.findByRole('button', { name: '开始学习' }))
    expect(await screen.findByText('该课程已下架，无法继续学习')).toBeTruthy()
    unmount()
    // oxlint-disable-next-line no-script-url -- what must never be followed
    aServer(answering({ ...external, ExperimentPath: 'javascript:alert(1)' }))
    await show()
    await screen.findByRole('button', { name: '开始学习' })
    expect(screen.queryByText('将在新窗口打开外部实验')).toBeNull()
    expect(open).not.toHaveBeenCalled()
  })
})

test('a course without a licence is bought by telephone or by leaving word', async () => {
  aServer(
    answering({ Verdict: { Reason: 'unlicensed', Message: '请拨打销售热线', Actions: ['buy'] } }),
  )
  await show()
  fireEvent.click(await screen.findByRole('button', { name: '购买' }))
  const dialog = within(screen.getByRole('dialog', { name: '购买课程' }))
  expect(dialog.getByRole('link', { name: '400-000-6601' })).toBeTruthy()
  expect(dialog.getByRole('textbox', { name: '电话' })).toBeTruthy()
})
