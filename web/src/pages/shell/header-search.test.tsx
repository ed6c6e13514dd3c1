import { aSchool, aServer, onWideScreens, renderPage } from '#testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useQuery } from '@tanstack/react-query'
import { Link, type RouteObject } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useEager } from './eager.ts'
import { Header } from './header.tsx'
import { entries, isUnder } from './menu.ts'

const key = encodeURIComponent('心电')
const results = `/searchResults?key=${key}`

const narrow = (query: string) => query.includes('max-width')
const onSmallScreens = () => {
  const before = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(before('x'), { matches: narrow(query) }),
  )
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the menu', () => {
  const under = (pathname: string) =>
    entries.filter((entry) => isUnder(entry, pathname)).map(({ name }) => name)

  test.each([
    ['/', ['首页']],
    ['/Course/%20/%20', ['课程']],
    ['/Course/d1/s1', ['课程']],
    ['/CoursePreview/c1', ['课程']],
    ['/searchResults', []],
  ])('follows the address %s', (pathname, names) => expect(under(pathname)).toEqual(names))

  test('says so when the school has not opened the courses, and stays where it is', async () => {
    await renderPage(<Header />, { school: aSchool({ AuthMenuCode: [1] }) })
    fireEvent.click(screen.getByRole('link', { name: '课程' }))
    expect(await screen.findByText('抱歉，暂未开放！')).toBeTruthy()
    expect(screen.getByTestId('address').textContent).toBe('/')
    expect(screen.getByRole('link', { name: '首页' }).getAttribute('aria-current')).toBe('page')
  })
})

describe('the search of the header', () => {
  const search = (text: string) => {
    fireEvent.change(screen.getByRole('combobox'), { target: { value: text } })
    fireEvent.submit(screen.getByRole<HTMLInputElement>('combobox').form!)
  }

  test('leads to the results, and shows what they are of', async () => {
    onWideScreens()
    aServer({})
    await renderPage(<Header />)
    search('心电')
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(results))
    expect(screen.getByRole('combobox')).toHaveProperty('value', '心电')
  })

  test('brings the same results anew', async () => {
    onWideScreens()
    window.scrollTo = vi.fn()
    aServer({})
    const ask = vi.fn(() => 1)
    const Watcher = () => {
      useQuery({ queryKey: ['search', 'teachers'], queryFn: ask })
      return <Header />
    }
    await renderPage(<Watcher />, { at: results })
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
    search('心电')
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
    expect(screen.getByTestId('address').textContent).toBe(results)
  })

  test('lies over the header on small screens, and gives the focus back', async () => {
    onSmallScreens()
    aServer({})
    await renderPage(<Header />)
    expect(screen.queryByRole('combobox')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '搜索' }))
    expect(document.activeElement).toBe(screen.getByRole('combobox'))
    fireEvent.click(screen.getByRole('button', { name: '关闭搜索' }))
    expect(screen.queryByRole('combobox')).toBeNull()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: '搜索' })),
    )
  })
})

describe('a page that may be visited next', () => {
  const prepare = vi.fn()
  const routes: RouteObject[] = [{ path: 'thing/:id', handle: { prepare } }]
  const Page = () => {
    useEager(routes)
    return (
      <>
        <Link to="/thing/7?a=1">a thing</Link>
        <Link to="/elsewhere">elsewhere</Link>
      </>
    )
  }

  test('is prepared when its link is rested on, come to or pressed', async () => {
    vi.useFakeTimers()
    await renderPage(<Page />)
    const link = screen.getByText('a thing')
    fireEvent.pointerOver(link)
    fireEvent.pointerOver(document.body)
    act(() => void vi.advanceTimersByTime(200))
    expect(prepare).not.toHaveBeenCalled()
    fireEvent.pointerOver(link)
    act(() => void vi.advanceTimersByTime(200))
    expect(prepare).toHaveBeenCalledTimes(1)
    expect(prepare.mock.lastCall?.[1]).toEqual({
      params: { id: '7' },
      query: new URLSearchParams('a=1'),
    })
    act(() => link.focus())
    fireEvent.pointerDown(link)
    expect(prepare).toHaveBeenCalledTimes(3)
    fireEvent.pointerDown(screen.getByText('elsewhere'))
    expect(prepare).toHaveBeenCalledTimes(3)
    vi.useRealTimers()
  })
})
