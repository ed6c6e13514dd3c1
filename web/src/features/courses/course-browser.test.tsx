import { aCourse, aServer, onWideScreens, renderPage } from '#testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useParams, useSearchParams } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { catalogueAddress, readCatalogue } from './catalogue-address.ts'
import { CourseBrowser } from './course-browser.tsx'

const choices = {
  MenuModel: [
    { Id: 'd1', Name: '急诊常用操作', Child: [{ Id: 's1', Name: '气道管理' }] },
    { Id: 'd2', Name: '护理', Child: [] },
  ],
  TypeModel: [
    { Id: 0, Name: '理论课程' },
    { Id: 3, Name: '虚拟实验' },
  ],
  ApplicableModel: [{ Id: 1, Name: '本科生' }],
  OrderModel: [
    { Id: 0, Name: '综合' },
    { Id: 1, Name: '最新' },
  ],
}

const onSensitive = vi.fn()

const Page = () => {
  const { psub, sub } = useParams()
  const [query] = useSearchParams()
  return (
    <CourseBrowser
      filters={readCatalogue(psub, sub, query)}
      to={catalogueAddress}
      onSensitive={onSensitive}
    />
  )
}

const show = (at = '/Course/%20/%20') => renderPage(<Page />, { at, path: '/Course/:psub/:sub' })
const address = () => screen.getByTestId('address').textContent
const some = (List: unknown[], Count = List.length) => ({ Data: { List, Count } })

beforeEach(() => {
  vi.clearAllMocks()
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('courses to look through', () => {
  test('are those that the address asks for', async () => {
    const requests = aServer({
      GetCourseSearchConditionClient: { Data: choices },
      SearchCourseList: some([aCourse()]),
    })
    await show('/Course/d1/s1?type=3&applicable=1&order=1&page=2&key=%E5%BF%83')
    expect(await screen.findByText('胸部体格检查')).toBeTruthy()
    expect(requests.find(({ name }) => name === 'SearchCourseList')?.input).toEqual({
      SearchKey: '心',
      OrderByType: 1,
      PSubjectId: 'd1',
      SubjectId: 's1',
      Type: 3,
      ApplicableType: 1,
      PageIndex: 2,
    })
  })

  test('are narrowed by what is chosen, which the address keeps', async () => {
    onWideScreens()
    aServer({
      GetCourseSearchConditionClient: { Data: choices },
      SearchCourseList: some([aCourse()]),
    })
    await show('/Course/%20/%20?page=2')
    fireEvent.click(await screen.findByRole('radio', { name: '虚拟实验' }))
    expect(address()).toBe('/Course/%20/%20?type=3')
    fireEvent.click(screen.getByRole('radio', { name: '最新' }))
    expect(address()).toBe('/Course/%20/%20?type=3&order=1')
    fireEvent.click(screen.getByRole('link', { name: '急诊' }))
    expect(address()).toBe('/Course/d1/%20?type=3&order=1')
    fireEvent.click(await screen.findByRole('link', { name: '气道管理' }))
    expect(address()).toBe('/Course/d1/s1?type=3&order=1')
    expect(screen.getByRole('link', { name: '气道管理' }).getAttribute('aria-current')).toBe('page')
  })

  test('of a page stay in sight until those of the next are there', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    aServer({
      GetCourseSearchConditionClient: { Data: choices },
      SearchCourseList: ({ PageIndex }) =>
        some([aCourse({ Name: `第 ${String(PageIndex)} 页的课程` })], 1001),
    })
    const { container } = await show()
    expect(await screen.findByText('第 1 页的课程')).toBeTruthy()
    expect(screen.getByText('1,000+')).toBeTruthy()
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) =>
      answered.then(() => fetch(...args)),
    )
    fireEvent.click(screen.getByRole('button', { name: '第 2 页' }))
    expect(address()).toBe('/Course/%20/%20?page=2')
    expect(screen.getByText('第 1 页的课程')).toBeTruthy()
    expect(container.querySelector('[aria-busy=true]')).toBeTruthy()
    expect(document.activeElement?.tagName).toBe('H2')
    answer()
    expect(await screen.findByText('第 2 页的课程')).toBeTruthy()
  })

  test('of an unknown place are all courses, and it is said', async () => {
    const requests = aServer({
      GetCourseSearchConditionClient: { Data: choices },
      SearchCourseList: ({ PSubjectId }) => some(PSubjectId ? [] : [aCourse()]),
    })
    await show('/Course/nowhere/%20?type=3')
    expect(await screen.findByText('未找到该分类，已显示全部课程')).toBeTruthy()
    expect(await screen.findByText('胸部体格检查')).toBeTruthy()
    expect(requests.at(-1)?.input).toMatchObject({ PSubjectId: null, Type: 3 })
  })

  test('of which none is left: 暂无数据, and the choices are taken away', async () => {
    aServer({
      GetCourseSearchConditionClient: { Data: choices },
      SearchCourseList: ({ Type }) => some(Type === 3 ? [] : [aCourse()]),
    })
    await show('/Course/d2/%20?type=3&order=1&key=%E5%BF%83')
    expect(await screen.findByText('暂无数据')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '清除筛选' }))
    expect(await screen.findByText('胸部体格检查')).toBeTruthy()
    expect(address()).toBe('/Course/%20/%20?order=1')
  })

  test('beyond the last page: back to the first', async () => {
    aServer({
      GetCourseSearchConditionClient: { Data: choices },
      SearchCourseList: ({ PageIndex }) => some(PageIndex === 9 ? [] : [aCourse()], 1),
    })
    await show('/Course/%20/%20?page=9')
    fireEvent.click(await screen.findByRole('button', { name: '返回第一页' }))
    expect(await screen.findByText('胸部体格检查')).toBeTruthy()
    expect(address()).toBe('/Course/%20/%20')
  })
})

describe('courses that cannot be had', () => {
  test('say why, and are asked for again', async () => {
    let well = false
    aServer({
      GetCourseSearchConditionClient: { Data: choices },
      SearchCourseList: () => (well ? some([aCourse()]) : { http: 504 }),
    })
    await show()
    expect(await screen.findByText('504-网关超时')).toBeTruthy()
    well = true
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('胸部体格检查')).toBeTruthy()
  })

  test('because they are not for this person', async () => {
    aServer({
      GetCourseSearchConditionClient: { Data: choices },
      SearchCourseList: { http: 403, Code: -403, Msg: '你没有权限浏览此页面！' },
    })
    await show()
    expect(await screen.findByText('你没有权限浏览此页面！')).toBeTruthy()
  })

  test('for the word that was searched for', async () => {
    aServer({
      GetCourseSearchConditionClient: { Data: choices },
      SearchCourseList: { Code: -10010, Msg: '内容包含敏感词' },
    })
    await show('/Course/%20/%20?key=x')
    await waitFor(() => expect(onSensitive).toHaveBeenCalledWith('内容包含敏感词'))
  })
})

test('on small screens the choices lie on a sheet, and those that hold can be taken away', async () => {
  aServer({
    GetCourseSearchConditionClient: { Data: choices },
    SearchCourseList: some([aCourse()]),
  })
  await show('/Course/d1/s1?key=%E5%BF%83')
  fireEvent.click(await screen.findByRole('button', { name: '筛选（1）' }))
  const sheet = within(screen.getByRole('dialog', { name: '筛选课程' }))
  fireEvent.click(sheet.getByRole('radio', { name: '本科生' }))
  expect(address()).toBe('/Course/d1/s1?key=%E5%BF%83&applicable=1')
  fireEvent.click(await sheet.findByRole('button', { name: '查看 1 门课程' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: /气道管理/ }))
  expect(address()).toBe('/Course/d1/%20?key=%E5%BF%83&applicable=1')
  fireEvent.click(screen.getByRole('link', { name: /“心”/ }))
  expect(address()).toBe('/Course/d1/%20?applicable=1')
  fireEvent.click(screen.getByRole('link', { name: '清除筛选' }))
  expect(address()).toBe('/Course/%20/%20')
})
