import { aCourse, aSchool, aServer, renderPage } from '#testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { SearchResultsPage } from './search-results-page.tsx'

const teacher = {
  Id: 't1',
  Name: '沈心远',
  ImgUrl: '',
  Gender: 0,
  Type: 5,
  SchoolName: '青禾医科大学',
  Remark: '字'.repeat(50),
  CourseCount: 3,
  Expertise: [],
  Marks: [[1, 2]],
}
const some = (List: unknown[], Count = List.length) => ({ Data: { List, Count } })
const nothing = some([])
const conditions = {
  Data: { MenuModel: [], TypeModel: [], ApplicableModel: [], OrderModel: [] },
}
const well = {
  GetCourseSearchConditionClient: conditions,
  SearchCourseList: some([aCourse({ Marks: [[0, 1]] })]),
  Teachers: some([teacher]),
  Topics: some([]),
  News: some([]),
  Instead: { Data: { Names: [], Courses: [] } },
}

const show = (at: string) => renderPage(<SearchResultsPage />, { at })
const address = () => screen.getByTestId('address').textContent
const key = encodeURIComponent('心')

afterEach(() => vi.unstubAllGlobals())

describe('what a search found', () => {
  test('stands kind by kind, with counts, the match marked', async () => {
    aServer(well)
    await show(`/searchResults?key=${key}`)
    const courses = within(await screen.findByRole('region', { name: /课程/ }))
    expect(await courses.findByRole('link', { name: '胸部体格检查' })).toBeTruthy()
    const teachers = within(screen.getByRole('region', { name: /教师/ }))
    expect(teachers.getByText('教授')).toBeTruthy()
    expect(teachers.getByText('心').tagName).toBe('MARK')
    expect(teachers.getByText('3 门课程')).toBeTruthy()
    expect(teachers.getByText(`${'字'.repeat(46)}…`)).toBeTruthy()
    expect(teachers.getByRole('link').getAttribute('href')).toMatch(/^\/TeacherInfo\/./)
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '全部',
      '课程1',
      '教师1',
      '专题0',
      '新闻0',
    ])
  })

  test('tells topics and news too, the match marked, each with a tab of its own', async () => {
    const topic = {
      Id: 's1',
      Title: '心脏专题',
      Summary: '简介',
      Tag: '内科学',
      Motif: 'heart',
      BannerUrl: '',
      StartDay: '2026-11-01',
      EndDay: '2026-12-01',
      Status: 1,
      IsPublic: 1,
      CourseCount: 2,
      JoinCount: 0,
      IsJoined: 0,
      Marks: [[0, 1]],
      SummaryMarks: [],
    }
    const news = {
      Id: 'n1',
      Title: '心肺复苏周',
      Summary: '从心开始',
      Type: 3,
      IsTop: 0,
      PublishTime: '2026-11-20T01:12:00Z',
      ReadState: 0,
      Marks: [[0, 1]],
      SummaryMarks: [[1, 2]],
    }
    aServer({ ...well, Topics: some([topic]), News: some([news], 21) })
    await show(`/searchResults?key=${key}`)
    const topics = within(await screen.findByRole('region', { name: /专题/ }))
    expect((await topics.findByRole('link', { name: '心脏专题' })).getAttribute('href')).toBe(
      '/Specials?id=s1',
    )
    const lines = within(screen.getByRole('region', { name: /新闻/ }))
    expect(lines.getAllByText('心').map(({ tagName }) => tagName)).toEqual(['MARK', 'MARK'])
    fireEvent.click(screen.getByRole('tab', { name: '新闻21' }))
    expect(address()).toBe(`/searchResults?key=${key}&mode=news`)
    expect(await screen.findByText(/条新闻/)).toBeTruthy()
    expect(screen.queryByText('心脏专题')).toBeNull()
  })

  test('has no topics where the school has none', async () => {
    const requests = aServer(well)
    await renderPage(<SearchResultsPage />, {
      at: `/searchResults?key=${key}`,
      school: aSchool({ ProviderNo: -1 }),
    })
    expect(await screen.findByRole('link', { name: '胸部体格检查' })).toBeTruthy()
    expect(screen.queryByRole('tab', { name: /专题/ })).toBeNull()
    expect(requests.some(({ name }) => name === 'Topics')).toBe(false)
  })

  test('is narrowed to one kind by its tab, which the address keeps', async () => {
    aServer(well)
    await show(`/searchResults?key=${key}`)
    fireEvent.click(await screen.findByRole('tab', { name: /教师/ }))
    expect(address()).toBe(`/searchResults?key=${key}&mode=teacher`)
    expect(await screen.findByText('3 门课程')).toBeTruthy()
    expect(screen.queryByText('胸部体格检查')).toBeNull()
    fireEvent.click(screen.getByRole('tab', { name: /课程/ }))
    expect(address()).toBe(`/searchResults?key=${key}&mode=course`)
  })

  test('is not asked of what the school has closed', async () => {
    const requests = aServer(well)
    await renderPage(<SearchResultsPage />, {
      at: `/searchResults?key=${key}&mode=teacher`,
      school: aSchool({ AuthMenuCode: [1, 3] }),
    })
    expect(await screen.findByRole('link', { name: '胸部体格检查' })).toBeTruthy()
    expect(screen.queryByRole('tab', { name: /教师/ })).toBeNull()
    expect(screen.queryByRole('region', { name: /教师/ })).toBeNull()
    expect(requests.some(({ name }) => name === 'Teachers')).toBe(false)
  })

  test('of one kind may fail alone', async () => {
    let broken = true
    aServer({ ...well, Teachers: () => (broken ? { http: 500 } : some([teacher])) })
    await show(`/searchResults?key=${key}`)
    expect(await screen.findByText('教师加载失败')).toBeTruthy()
    expect(await screen.findByRole('link', { name: '胸部体格检查' })).toBeTruthy()
    broken = false
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('3 门课程')).toBeTruthy()
  })

  test('may be nothing: nearest names and hot courses instead', async () => {
    aServer({
      ...well,
      SearchCourseList: nothing,
      Teachers: nothing,
      Instead: { Data: { Names: ['心电图判读'], Courses: [aCourse()] } },
    })
    await show(`/searchResults?key=${key}`)
    expect(await screen.findByText('没有找到“心”')).toBeTruthy()
    const name = await screen.findByRole('link', { name: '心电图判读' })
    expect(name.getAttribute('href')).toBe(`/searchResults?key=${encodeURIComponent('心电图判读')}`)
    expect(screen.getByRole('region', { name: '热门课程' })).toBeTruthy()
  })

  test('may be nothing but a department of that name, whose courses are one step away', async () => {
    const node = { Id: 'd1', Name: '心内常用操作', Child: [{ Id: 's1', Name: '心电图室' }] }
    aServer({
      ...well,
      GetCourseSearchConditionClient: { Data: { ...conditions.Data, MenuModel: [node] } },
      SearchCourseList: nothing,
      Teachers: nothing,
    })
    await show(`/searchResults?key=${key}`)
    const department = await screen.findByRole('link', { name: '心内（科室）' })
    expect(department.getAttribute('href')).toBe('/Course/d1/%20')
    const section = screen.getByRole('link', { name: '心电图室（科室）' })
    expect(section.getAttribute('href')).toBe('/Course/d1/s1')
  })

  test('is nothing that the server refuses for its words: told, cleared, and not asked again', async () => {
    const refusal = { Code: -10010, Msg: '内容包含敏感词' }
    const requests = aServer({ ...well, SearchCourseList: refusal, Teachers: refusal })
    await show(`/searchResults?key=${key}`)
    await waitFor(() => expect(address()).toBe('/searchResults'))
    expect(screen.getAllByText('内容包含敏感词').length).toBeGreaterThan(0)
    const before = requests.length
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(requests).toHaveLength(before)
    expect(requests.filter(({ name }) => name === 'Instead')).toEqual([])
  })

  test('is nothing before something is searched for', async () => {
    const requests = aServer(well)
    await show('/searchResults')
    expect(screen.getByText('请输入老师/课程名称')).toBeTruthy()
    expect(requests).toEqual([])
  })
})
