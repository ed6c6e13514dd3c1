import { aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { helpAddress, readHelpAddress } from './help-address.ts'
import { HelpBrowser } from './help-browser.tsx'
import { ManagedHelp } from './managed-help.tsx'
import { marksOf } from './marks.ts'

afterEach(() => vi.unstubAllGlobals())

const line = (Key: string, Category: string, Title: string) => ({
  Key,
  Category,
  Title,
  Beginning: `${Title}的开头`,
})
const some = [line('a', 'login', '怎样登录'), line('b', 'learning', '看视频')]

test('only categories that hold something are shown, the role’s own first', async () => {
  aServer({ List: { Data: { List: some, Count: 2 } } })
  await renderPage(<HelpBrowser usual="learning" />, { at: '/Help' })
  expect(await screen.findByText('看视频')).toBeTruthy()
  expect(screen.getAllByRole('radio').map((one) => one.parentElement?.textContent)).toEqual([
    '登录',
    '学习',
  ])
  expect(screen.queryByText('怎样登录')).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: '登录' }))
  expect(await screen.findByText('怎样登录')).toBeTruthy()
  expect(screen.getByTestId('address').textContent).toBe('/Help?category=login')
})

test('a role whose category is empty sees the first that is not', async () => {
  aServer({ List: { Data: { List: [some[0]], Count: 1 } } })
  await renderPage(<HelpBrowser usual="manage" />, { at: '/Help' })
  expect(await screen.findByText('怎样登录')).toBeTruthy()
})

test('a search looks through all categories, says what it found, and what to do when it found nothing', async () => {
  const requests = aServer({
    List: ({ SearchKey }) => ({
      Data: SearchKey === '视频' ? { List: [some[1]], Count: 1 } : { List: [], Count: 0 },
    }),
  })
  const { unmount } = await renderPage(<HelpBrowser usual="login" />, { at: '/Help?key=视频' })
  expect(await screen.findByText('找到 1 篇关于“视频”的文章')).toBeTruthy()
  expect(screen.getAllByText('视频')[0]?.tagName).toBe('MARK')
  unmount()
  await renderPage(<HelpBrowser usual="login" />, { at: '/Help?key=没有' })
  expect(await screen.findByText('暂无文章')).toBeTruthy()
  expect(screen.getByRole('link', { name: '意见反馈' })).toBeTruthy()
  expect(requests.map(({ input }) => input['SearchKey'])).toEqual(['视频', '没有'])
})

test('an article that is not there leads back', async () => {
  aServer({ List: { Data: { List: some, Count: 2 } }, Get: { Code: -404, Msg: '数据不存在' } })
  await renderPage(<HelpBrowser usual="login" />, { at: '/Help?article=gone' })
  expect(await screen.findByText('数据不存在')).toBeTruthy()
  expect(screen.getByRole('link', { name: '全部文章' }).getAttribute('href')).toBe('/Help')
})

test.each([
  ['?category=nothing&key=%20a%20', { category: undefined, key: 'a', article: '' }, '/Help?key=a'],
  [
    '?category=manage&article=x',
    { category: 'manage', key: '', article: 'x' },
    '/Help?category=manage&article=x',
  ],
])('%s', (query, place, address) => {
  expect(readHelpAddress(new URLSearchParams(query))).toEqual(place)
  expect(helpAddress(readHelpAddress(new URLSearchParams(query)))).toBe(address)
})

test.each([
  [
    '看视频：视频进度',
    '视频',
    [
      [1, 3],
      [4, 6],
    ],
  ],
  [
    'Excel 导入',
    'excel 导入',
    [
      [0, 5],
      [6, 8],
    ],
  ],
  ['笔记', '没有', []],
  [
    'aaa',
    'aa a',
    [
      [0, 2],
      [2, 3],
    ],
  ],
])('%s, %s', (text, key, marks) => expect(marksOf(text, key)).toEqual(marks))

const article = {
  Key: 'a',
  Category: 'login',
  Title: '怎样登录',
  Html: '<p>点登录</p>',
  Hidden: false,
  Origin: 'changed',
  ChangedAt: '2026-03-05T01:12:00Z',
  Version: 'v1',
}

test('a save upon an older article keeps what was typed and shows what is new', async () => {
  const requests = aServer({
    ListManaged: { Data: { List: [article], Count: 1 } },
    GetManaged: { Data: article },
    Save: ({ Version }) =>
      Version === 'v1'
        ? {
            Code: -10011,
            Msg: '该文章已被他人修改，请核对后再次保存',
            Data: { ...article, Category: 'learning', Version: 'v2' },
          }
        : { Data: { ...article, Version: 'v3' } },
  })
  await renderPage(<ManagedHelp />, { who: aSession({ RoleType: 2 }) })
  fireEvent.click(await screen.findByRole('button', { name: '编辑' }))
  const drawer = within(await screen.findByRole('dialog', { hidden: true }))
  const title = await drawer.findByLabelText<HTMLInputElement>('标题')
  fireEvent.change(title, { target: { value: '本校怎样登录' } })
  fireEvent.click(drawer.getByText('保存'))
  expect(await drawer.findByText('该文章已被他人修改，请核对后再次保存')).toBeTruthy()
  expect(title.value).toBe('本校怎样登录')
  expect(drawer.getByLabelText<HTMLSelectElement>('分类').value).toBe('learning')
  fireEvent.click(drawer.getByText('保存'))
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
  expect(
    requests
      .filter(({ name }) => name === 'Save')
      .map(({ input }) => [input['Version'], input['Title'], input['Category']]),
  ).toEqual([
    ['v1', '本校怎样登录', 'login'],
    ['v2', '本校怎样登录', 'learning'],
  ])
})
