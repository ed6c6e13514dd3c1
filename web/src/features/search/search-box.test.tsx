import { aServer, renderPage } from '#testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetSearches, recentSearches, rememberSearch } from './recent.ts'
import { SearchBox } from './search-box.tsx'

const suggestions = {
  Courses: [{ Id: 'c1', Name: '心电图判读入门', UserName: '沈知微', Marks: [[0, 2]] }],
  Teachers: [{ Id: 't1', Name: '沈心远', Type: 5, Marks: [[1, 2]] }],
  Topics: [],
  News: [],
}

const onGo = vi.fn()
const onLeave = vi.fn()
const show = (searched = '') =>
  renderPage(<SearchBox searched={searched} onGo={onGo} onLeave={onLeave} />)

const box = () => screen.getByRole<HTMLInputElement>('combobox')
const type = (value: string) => fireEvent.change(box(), { target: { value } })
const press = (key: string, over = {}) => fireEvent.keyDown(box(), { key, ...over })
const enter = () => fireEvent.submit(box().form!)
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const chosen = () => screen.queryByRole('option', { selected: true })?.textContent

beforeEach(() => {
  vi.clearAllMocks()
  forgetSearches()
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => vi.unstubAllGlobals())

describe('the search box', () => {
  test('asks once the typing rests, and groups what it is told, the match marked', async () => {
    const requests = aServer({ Suggest: { Data: suggestions } })
    await show()
    type('心')
    type('心电')
    expect(requests).toEqual([])
    expect(await screen.findByRole('group', { name: '课程' })).toBeTruthy()
    expect(requests).toEqual([{ name: 'Suggest', input: { SearchKey: '心电' } }])
    expect(options()).toEqual(['心电图判读入门沈知微', '沈心远教授'])
    expect(screen.getByText('心电').tagName).toBe('MARK')
    expect(box().getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('listbox').id).toBe(box().getAttribute('aria-controls'))
  })

  test('waits for an input method, whose Enter is not ours', async () => {
    const requests = aServer({ Suggest: { Data: suggestions } })
    await show()
    fireEvent.compositionStart(box())
    type('xin')
    press('Enter', { isComposing: true })
    enter()
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(requests).toEqual([])
    expect(onGo).not.toHaveBeenCalled()
    type('心')
    fireEvent.compositionEnd(box())
    await waitFor(() => expect(requests).toHaveLength(1))
    expect(requests[0]?.input).toEqual({ SearchKey: '心' })
  })

  test('is worked by keyboard: arrows turn round, Home and End, Escape first closes, then empties, then leaves', async () => {
    aServer({ Suggest: { Data: suggestions } })
    await show()
    type('心')
    await screen.findByRole('listbox')
    press('ArrowDown')
    expect(chosen()).toContain('心电图')
    expect(box().getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    )
    press('ArrowUp')
    expect(chosen()).toContain('沈心远')
    press('ArrowDown')
    expect(chosen()).toContain('心电图')
    press('End')
    expect(chosen()).toContain('沈心远')
    press('Home')
    expect(chosen()).toContain('心电图')
    press('Escape')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(box().value).toBe('心')
    press('ArrowDown')
    expect(screen.getByRole('listbox')).toBeTruthy()
    press('Escape')
    press('Escape')
    expect(box().value).toBe('')
    press('Escape')
    expect(onLeave).toHaveBeenCalled()
  })

  test('leads to a course’s preview, and a teacher to the own page', async () => {
    aServer({ Suggest: { Data: suggestions } })
    await show()
    type('心')
    await screen.findByRole('listbox')
    press('ArrowDown')
    enter()
    expect(onGo).toHaveBeenLastCalledWith('/CoursePreview/c1')
    expect(recentSearches()).toEqual([])
    type('心')
    fireEvent.click(await screen.findByRole('option', { name: /沈心远/ }))
    expect(onGo.mock.lastCall?.[0]).toMatch(/^\/TeacherInfo\/./)
    expect(recentSearches()).toEqual([])
  })

  test('offers topics and news below courses and teachers, and leads to them', async () => {
    const more = {
      Topics: [{ Id: 's1', Name: '心脏专题', Status: 1, Marks: [[0, 1]] }],
      News: [{ Id: 'n1', Name: '心肺复苏周', Type: 3, Marks: [[0, 1]] }],
    }
    aServer({ Suggest: { Data: { ...suggestions, ...more } } })
    await show()
    type('心')
    await screen.findByRole('listbox')
    expect(screen.getAllByRole('group').map((one) => one.getAttribute('aria-label'))).toEqual([
      '课程',
      '教师',
      '专题',
      '新闻',
    ])
    expect(options().slice(2)).toEqual(['心脏专题进行中', '心肺复苏周学术活动'])
    fireEvent.click(screen.getByRole('option', { name: /心脏专题/ }))
    expect(onGo).toHaveBeenLastCalledWith('/Specials?id=s1')
    type('心')
    fireEvent.click(await screen.findByRole('option', { name: /心肺复苏周/ }))
    expect(onGo).toHaveBeenLastCalledWith('/News/n1')
  })

  test('searches for what was typed, trimmed; for nothing it says what to type', async () => {
    aServer({ Suggest: { Data: { Courses: [], Teachers: [], Topics: [], News: [] } } })
    await show()
    type('   ')
    enter()
    expect(await screen.findByText('请输入老师/课程名称')).toBeTruthy()
    expect(onGo).not.toHaveBeenCalled()
    type(' 心电 ')
    enter()
    expect(onGo).toHaveBeenCalledWith(`/searchResults?key=${encodeURIComponent('心电')}`)
  })

  test('says so when nothing fits', async () => {
    aServer({ Suggest: { Data: { Courses: [], Teachers: [], Topics: [], News: [] } } })
    await show()
    type('qq')
    expect(await screen.findByText(/没有匹配的内容/)).toBeTruthy()
  })

  test('forgets a text that the server refuses for its words', async () => {
    aServer({ Suggest: { Code: -10010, Msg: '内容包含敏感词' } })
    await show()
    type('坏词')
    expect(await screen.findByText('内容包含敏感词')).toBeTruthy()
    expect(box().value).toBe('')
  })

  test('shows what the page shows the results of', async () => {
    aServer({})
    await show('心肺复苏')
    expect(box().value).toBe('心肺复苏')
  })
})

describe('recent searches', () => {
  test('are the last eight, each once, newest first', () => {
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'c']) rememberSearch(text)
    expect(recentSearches()).toEqual(['c', 'i', 'h', 'g', 'f', 'e', 'd', 'b'])
    expect(JSON.parse(window.localStorage.getItem('recent-searches') ?? '')).toHaveLength(8)
  })

  test('are offered for an empty field, and cleared', async () => {
    aServer({})
    rememberSearch('心电图')
    await show()
    fireEvent.focus(box())
    const group = within(screen.getByRole('group', { name: '最近搜索' }))
    fireEvent.click(group.getByRole('option', { name: '心电图' }))
    expect(onGo).toHaveBeenCalledWith(`/searchResults?key=${encodeURIComponent('心电图')}`)
    type('')
    fireEvent.click(screen.getByRole('button', { name: '清空' }))
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(window.localStorage.getItem('recent-searches')).toBeNull()
  })
})
