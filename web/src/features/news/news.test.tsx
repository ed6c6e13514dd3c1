import { aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ManagedNews as Row, NewsItem } from '@xinglin/contract/news'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ManagedNews, NewsArticle, NewsList } from './index.ts'
import { checkNews, valuesOf } from './news-form.ts'

const anItem = (over: Partial<NewsItem> = {}): NewsItem => ({
  Id: 'n1',
  Title: '技能中心开放预约',
  Summary: '周末也开放',
  Type: 1,
  IsTop: 0,
  PublishTime: '2026-11-20T01:12:00Z',
  ReadState: 0,
  ...over,
})
const anArticle = (over: object = {}) => ({
  ...anItem(),
  Html: '<p>正文</p>',
  Source: '教务处',
  IsPublished: true,
  Newer: null,
  Older: { Id: 'n0', Title: '更早的一篇' },
  ...over,
})
const aRow = (over: Partial<Row> = {}): Row => ({
  Id: 'n1',
  Title: '技能中心开放预约',
  Summary: '',
  Type: 1,
  IsTop: false,
  Source: '',
  State: 'draft',
  PublishTime: null,
  EditTime: '2026-11-20T01:12:00Z',
  EditorName: '何守一',
  ReadCount: 3,
  Version: 'v1',
  ...over,
})
const listed = (...List: unknown[]) => ({
  Data: { List, Count: List.length, UnreadCount: List.length },
})
const admin = { who: aSession({ RoleType: 2 }) }

afterEach(() => vi.unstubAllGlobals())

describe('the news', () => {
  test('stands with its day and kind; what is unread is marked for those with an account', async () => {
    aServer({ GetNews: listed(anItem(), anItem({ Id: 'n2', Title: '读过的', ReadState: 1 })) })
    const { unmount } = await renderPage(<NewsList />, { at: '/News', who: aSession() })
    const lines = await screen.findAllByRole('article')
    expect(within(lines[0]!).getByText('未读')).toBeTruthy()
    expect(within(lines[1]!).queryByText('未读')).toBeNull()
    expect(within(lines[0]!).getByText('2026-11')).toBeTruthy()
    unmount()
    await renderPage(<NewsList />, { at: '/News' })
    await screen.findAllByRole('article')
    expect(screen.queryByText('未读')).toBeNull()
    expect(screen.queryByRole('button', { name: '全部标为已读' })).toBeNull()
  })

  test('is narrowed by kind, which the address keeps; an empty kind leads back', async () => {
    const requests = aServer({
      GetNews: ({ Type }) => (Type === 3 ? listed() : listed(anItem())),
    })
    await renderPage(<NewsList />, { at: '/News' })
    await screen.findByRole('article')
    fireEvent.click(screen.getByLabelText('学术活动'))
    expect(await screen.findByText('暂无新闻')).toBeTruthy()
    expect(screen.getByTestId('address').textContent).toBe('/News?type=3')
    expect(requests.at(-1)?.input).toMatchObject({ Type: 3, PageIndex: 1, PageSize: 20 })
    fireEvent.click(screen.getByRole('button', { name: '查看全部新闻' }))
    expect(await screen.findByRole('article')).toBeTruthy()
  })

  test('is read by those with an account, once, and by nobody else', async () => {
    const requests = aServer({
      GetNewsDetail: { Data: anArticle() },
      ReadNews: { Data: { UnreadCount: 0 } },
    })
    const { unmount } = await renderPage(<NewsArticle id="n1" />, { who: aSession() })
    expect(await screen.findByText('正文')).toBeTruthy()
    expect(screen.getByRole('link', { name: /下一篇/ }).getAttribute('href')).toBe('/News/n0')
    const reads = () => requests.filter(({ name }) => name === 'ReadNews')
    await waitFor(() => expect(reads()).toEqual([{ name: 'ReadNews', input: { Id: 'n1' } }]))
    unmount()
    await renderPage(<NewsArticle id="n1" />, { who: aSession({ IsTourists: true }) })
    expect(await screen.findByText('正文')).toBeTruthy()
    expect(reads()).toHaveLength(1)
  })

  test('that is gone says so, and failing is not being gone', async () => {
    aServer({ GetNewsDetail: { Code: -404, Msg: '数据不存在' } })
    const { unmount } = await renderPage(<NewsArticle id="n1" />)
    expect(await screen.findByText('内容已不存在')).toBeTruthy()
    unmount()
    aServer({ GetNewsDetail: { http: 504 } })
    await renderPage(<NewsArticle id="n1" />)
    expect(await screen.findByText('504-网关超时')).toBeTruthy()
  })

  test('that is not published tells those who run the school, and is not marked read', async () => {
    const requests = aServer({ GetNewsDetail: { Data: anArticle({ IsPublished: false }) } })
    await renderPage(<NewsArticle id="n1" />, admin)
    expect(await screen.findByText(/没有发布/)).toBeTruthy()
    expect(requests.some(({ name }) => name === 'ReadNews')).toBe(false)
  })
})

describe('the administration of news', () => {
  const form = { Data: { ...aRow(), Html: '<p>正文</p>' } }

  test('publishes a draft at a moment to come, in Beijing’s time', async () => {
    const requests = aServer({
      ListManaged: { Data: { List: [aRow()], Count: 1 } },
      GetManaged: form,
      GetSensitiveWord: { Data: [] },
      Save: form,
      Move: { Data: aRow({ State: 'scheduled' }) },
    })
    await renderPage(<ManagedNews />, { at: '/manage/news', ...admin })
    fireEvent.click(await screen.findByRole('button', { name: /^编辑：/ }))
    fireEvent.click(await screen.findByRole('button', { name: '保存并发布' }))
    const dialog = await screen.findByRole('dialog', { name: /^发布/ })
    fireEvent.click(within(dialog).getByLabelText('定时发布'))
    const time = within(dialog).getByLabelText(/发布时间/)
    fireEvent.change(time, { target: { value: '2026-12-01T08:30' } })
    fireEvent.click(within(dialog).getByRole('button', { name: '定时发布' }))
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'Move')?.input).toEqual({
        Id: 'n1',
        Action: 'publish',
        PublishTime: '2026-12-01T00:30:00.000Z',
      }),
    )
    expect(requests.find(({ name }) => name === 'Save')?.input).toMatchObject({ Version: 'v1' })
  })

  test('lays what was typed over what somebody else saved meanwhile', async () => {
    const theirs = { ...form.Data, Title: '他们的标题', Source: '教务处', Version: 'v2' }
    const requests = aServer({
      ListManaged: { Data: { List: [aRow()], Count: 1 } },
      GetManaged: form,
      GetSensitiveWord: { Data: [] },
      Save: ({ Version }) =>
        Version === 'v1'
          ? { Code: -10011, Msg: '新闻已被他人修改', Data: theirs }
          : { Data: theirs },
    })
    await renderPage(<ManagedNews />, { at: '/manage/news', ...admin })
    fireEvent.click(await screen.findByRole('button', { name: /^编辑：/ }))
    const title = await screen.findByLabelText('标题')
    fireEvent.change(title, { target: { value: '我的标题' } })
    fireEvent.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText(/“标题”双方都有改动/)).toBeTruthy()
    expect(screen.getByLabelText(/发布单位/)).toHaveProperty('value', '教务处')
    expect(title).toHaveProperty('value', '我的标题')
    fireEvent.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() =>
      expect(requests.filter(({ name }) => name === 'Save').at(-1)?.input).toMatchObject({
        Title: '我的标题',
        Version: 'v2',
      }),
    )
  })

  test('asks before it takes something back', async () => {
    const requests = aServer({
      ListManaged: { Data: { List: [aRow({ State: 'published' })], Count: 1 } },
      GetManaged: { Data: { ...form.Data, State: 'published' } },
      GetSensitiveWord: { Data: [] },
      Move: { Data: aRow({ State: 'withdrawn' }) },
    })
    await renderPage(<ManagedNews />, { at: '/manage/news', ...admin })
    fireEvent.click(await screen.findByRole('button', { name: /^编辑：/ }))
    fireEvent.click(await screen.findByRole('button', { name: '撤回' }))
    const question = await screen.findByRole('dialog', { name: /^撤回“/ })
    expect(requests.some(({ name }) => name === 'Move')).toBe(false)
    fireEvent.click(within(question).getByRole('button', { name: '撤回' }))
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'Move')?.input).toMatchObject({
        Action: 'withdraw',
      }),
    )
  })

  test('wants a title and a text, without sensitive words', () => {
    const check = checkNews((text) => text.includes('坏词'))
    expect(check(valuesOf(undefined))).toEqual({ Title: '请填写标题', Html: '请填写正文' })
    expect(check({ ...valuesOf(undefined), Title: '好', Html: '<p>坏<b>词</b></p>' })).toEqual({
      Html: '内容包含敏感词',
    })
  })
})
