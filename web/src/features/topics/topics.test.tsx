import { aCourse, aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { TopicForm, TopicItem } from '@xinglin/contract/topics'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ManagedTopics, TopicList, TopicView } from './index.ts'
import { checkTopic, inputOf, valuesOf } from './topic-form.ts'
import { standingIn } from './topic-head.tsx'

// The list that is sorted comes with code of its own.
const slow = { timeout: 5000 }
const draw = () => null
const aTopic = (over: Partial<TopicItem> = {}): TopicItem => ({
  Id: 's1',
  Title: '急救专题',
  Summary: '黄金四分钟',
  Tag: '急诊医学',
  Motif: 'heart',
  BannerUrl: '',
  StartDay: '2026-11-01',
  EndDay: '2026-12-15',
  Status: 1,
  IsPublic: 1,
  CourseCount: 2,
  JoinCount: 3,
  IsJoined: 0,
  ...over,
})
const courseOf = (Id: string, Progress: number) => ({ ...aCourse({ Id, Name: Id }), Progress })
const aWhole = (over: object = {}) => ({
  ...aTopic(),
  Html: '<p>介绍</p>',
  IsPublished: true,
  Groups: [
    { Name: '循环', Note: '先救命', Courses: [courseOf('甲', 100), courseOf('乙', 20)] },
    { Name: '代谢', Note: '', Courses: [courseOf('丙', 0)] },
  ],
  News: [],
  ...over,
})
const parts = {
  draw,
  courses: (courses: readonly { Name: string }[]) => courses.map(({ Name }) => Name).join('、'),
  news: () => '新闻',
}
const view = (who?: ReturnType<typeof aSession>) =>
  renderPage(<TopicView id="s1" parts={parts} />, { at: '/Specials?id=s1', ...(who && { who }) })

afterEach(() => vi.unstubAllGlobals())

describe('the topics', () => {
  test('stand with period, status and courses, and are narrowed by year in the address', async () => {
    const requests = aServer({
      GetSpecials: ({ Year }) => ({
        Data: { List: Year === 2025 ? [] : [aTopic()], Count: 1, Years: [2026, 2025] },
      }),
    })
    await renderPage(<TopicList draw={draw} />, { at: '/Special' })
    const card = within(await screen.findByRole('article'))
    expect(card.getByText('进行中')).toBeTruthy()
    expect(card.getByText('2026.11.01 – 2026.12.15')).toBeTruthy()
    expect(card.getByText('2 门课程')).toBeTruthy()
    expect(card.getByRole('link').getAttribute('href')).toBe('/Specials?id=s1')
    fireEvent.click(screen.getByLabelText('2025年'))
    expect(await screen.findByText('暂无专题')).toBeTruthy()
    expect(screen.getByTestId('address').textContent).toBe('/Special?year=2025')
    expect(requests.at(-1)?.input).toMatchObject({ Year: 2025, PageSize: 12 })
  })

  test('a student joins one that is not over, and goes on where something is left', async () => {
    let joined = 0
    const requests = aServer({
      GetSpecial: () => ({ Data: aWhole({ IsJoined: joined }) }),
      Join: () => {
        joined = 1
        return { Data: { IsJoined: 1, JoinCount: 4 } }
      },
    })
    await view(aSession())
    expect(await screen.findByRole('heading', { name: '循环' })).toBeTruthy()
    expect(screen.getByText('甲、乙')).toBeTruthy()
    expect(screen.getByRole('link', { name: '进入学习' }).getAttribute('href')).toBe(
      '/CoursePreview/乙',
    )
    fireEvent.click(screen.getByRole('button', { name: '参加专题' }))
    expect(await screen.findByRole('link', { name: '继续学习' })).toBeTruthy()
    expect(screen.getByText('已完成 1/3 门')).toBeTruthy()
    expect(requests.filter(({ name }) => name === 'Join')).toEqual([
      { name: 'Join', input: { Id: 's1' } },
    ])
  })

  test.each([
    [0, true, false],
    [1, true, true],
    [2, false, true],
  ])('with the status %i one may join: %s, may study: %s', async (Status, join, study) => {
    aServer({ GetSpecial: { Data: aWhole({ Status }) } })
    await view(aSession())
    await screen.findByRole('heading', { level: 1, name: '急救专题' })
    expect(screen.queryByRole('button', { name: '参加专题' }) !== null).toBe(join)
    expect(screen.queryByRole('link', { name: '进入学习' }) !== null).toBe(study)
  })

  test('one for the school’s own people says so to strangers, and how to get in', async () => {
    aServer({ GetSpecial: { Code: -10002, Msg: '该专题仅对本校师生开放' } })
    await view()
    expect(await screen.findByText('该专题仅对本校师生开放')).toBeTruthy()
    expect(screen.getByRole('link', { name: '登录' }).getAttribute('href')).toBe(
      `/login?redirect=${encodeURIComponent('/Specials?id=s1')}`,
    )
  })

  test('one that is gone is not one that failed', async () => {
    aServer({ GetSpecial: { Code: -404, Msg: '数据不存在' } })
    const { unmount } = await view()
    expect(await screen.findByText('内容已不存在')).toBeTruthy()
    unmount()
    aServer({ GetSpecial: { http: 502 } })
    await view()
    expect(await screen.findByText('502-网关错误')).toBeTruthy()
  })

  test('what comes next is the first that is not done, and the first of all when all are', () => {
    expect(standingIn(aWhole())).toMatchObject({ all: 3, done: 1, next: { Id: '乙' } })
    const done = [{ Name: '', Note: '', Courses: [courseOf('甲', 100)] }]
    expect(standingIn({ Groups: done })).toMatchObject({ done: 1, next: { Id: '甲' } })
  })
})

describe('the administration of topics', () => {
  const form: TopicForm = {
    Id: 's1',
    Title: '急救专题',
    Summary: '',
    Tag: '校级专题',
    Motif: 'heart',
    BannerId: null,
    BannerUrl: '',
    StartDay: '2026-11-01',
    EndDay: '2026-12-15',
    Status: 1,
    IsPublic: true,
    State: 'draft',
    CourseCount: 2,
    JoinCount: 0,
    EditTime: '2026-11-20T01:12:00Z',
    Version: 'v1',
    Html: '',
    Groups: [
      {
        Name: '循环',
        Note: '',
        Courses: [
          { Id: 'c1', Name: '甲' },
          { Id: 'c2', Name: '乙' },
        ],
      },
      { Name: '代谢', Note: '', Courses: [{ Id: 'c3', Name: '丙' }] },
    ],
    News: [],
  }
  const tools = {
    draw,
    findCourses: () => Promise.resolve([]),
    findNews: () => Promise.resolve([]),
  }
  const answers = {
    ListManaged: { Data: { List: [form], Count: 1 } },
    GetManaged: { Data: form },
    GetSensitiveWord: { Data: [] },
  }
  const show = (at = '/manage/topics') =>
    renderPage(<ManagedTopics tools={tools} />, { at, who: aSession({ RoleType: 2 }) })
  beforeEach(() => vi.stubGlobal('CSS', { escape: (text: string) => text }))

  test('courses and groups are put into another order, courses are taken out, and all is sent', async () => {
    const requests = aServer({ ...answers, Save: { Data: { ...form, Version: 'v2' } } })
    await show('/manage/topics?edit=s1')
    const group = within(await screen.findByRole('group', { name: '循环' }))
    fireEvent.click(await group.findByRole('button', { name: '下移 甲' }, slow))
    fireEvent.click(screen.getByRole('button', { name: '下移分组 循环' }))
    const other = within(screen.getByRole('group', { name: '代谢' }))
    fireEvent.click(await other.findByRole('button', { name: '移除 丙' }, slow))
    fireEvent.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'Save')?.input).toMatchObject({
        Id: 's1',
        Version: 'v1',
        Groups: [
          { Name: '代谢', CourseIds: [] },
          { Name: '循环', CourseIds: ['c2', 'c1'] },
        ],
      }),
    )
  })

  test('its form stands in the address, and closes there', async () => {
    aServer(answers)
    await show()
    fireEvent.click(await screen.findByRole('button', { name: '编辑：急救专题' }))
    expect(screen.getByTestId('address').textContent).toBe('/manage/topics?edit=s1')
    fireEvent.click(await screen.findByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/manage/topics'))
  })

  test('a topic is published after a question', async () => {
    const requests = aServer({ ...answers, Move: { Code: -1, Msg: '请先添加课程再发布' } })
    await show('/manage/topics?edit=s1')
    fireEvent.click(await screen.findByRole('button', { name: '发布' }))
    const question = await screen.findByRole('dialog', { name: /^发布“/ })
    fireEvent.click(within(question).getByRole('button', { name: '发布' }))
    expect(await screen.findByText('请先添加课程再发布')).toBeTruthy()
    expect(requests.find(({ name }) => name === 'Move')?.input).toEqual({
      Id: 's1',
      Action: 'publish',
    })
  })

  test('wants a title and days that follow one another', () => {
    const check = checkTopic((text) => text.includes('坏词'))
    expect(check(valuesOf(undefined))).toMatchObject({
      Title: '请填写标题',
      StartDay: '请选择起止日期',
    })
    const filled = valuesOf(form)
    expect(check(filled)).toEqual({})
    expect(check({ ...filled, EndDay: '2026-01-01' }).StartDay).toBe('结束日期不得早于开始日期')
    const [first] = filled.Groups
    expect(check({ ...filled, Groups: [{ ...first!, Note: '坏词' }] }).Groups).toBe(
      '内容包含敏感词',
    )
    expect(inputOf(filled, { Id: 's1', Version: 'v1' })).not.toHaveProperty('BannerUrl')
  })
})
