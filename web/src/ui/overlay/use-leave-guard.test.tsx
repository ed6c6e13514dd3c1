import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter, Link, Route, Routes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { ConfirmPlace } from './confirm.tsx'
import { isUnsaved, mayLeave, useLeaveGuard } from './use-leave-guard.ts'

const Form = ({ dirty }: { dirty: boolean }) => {
  useLeaveGuard(dirty)
  return (
    <>
      <h1>表单</h1>
      <Link to="/elsewhere">别处</Link>
      <a href="https://example.test/">外面</a>
    </>
  )
}

const show = (dirty: boolean) =>
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/form" element={<Form dirty={dirty} />} />
        <Route path="/elsewhere" element={<h1>到了</h1>} />
      </Routes>
      <ConfirmPlace />
    </BrowserRouter>,
  )

beforeEach(() => window.history.replaceState({ idx: 0 }, '', '/form'))

test('a link out of a changed form asks first, and leads there once it was agreed to', async () => {
  show(true)
  fireEvent.click(screen.getByRole('link', { name: '别处' }))
  fireEvent.click(await screen.findByRole('button', { name: '继续编辑' }))
  expect(screen.getByRole('heading', { name: '表单' })).toBeDefined()
  fireEvent.click(screen.getByRole('link', { name: '别处' }))
  fireEvent.click(await screen.findByRole('button', { name: '离开' }))
  expect(await screen.findByRole('heading', { name: '到了' })).toBeDefined()
})

test('an unchanged form asks nothing', async () => {
  show(false)
  fireEvent.click(screen.getByRole('link', { name: '别处' }))
  expect(await screen.findByRole('heading', { name: '到了' })).toBeDefined()
})

test('closing the page of a changed form is asked about by the browser', () => {
  const { unmount } = show(true)
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false)
  unmount()
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true)
})

test('going back from a changed form is taken back until it was agreed to', async () => {
  window.history.replaceState({ idx: 0 }, '', '/elsewhere')
  window.history.pushState({ idx: 1 }, '', '/form')
  show(true)
  window.history.back()
  expect(await screen.findByText('还有未保存的修改，离开后将会丢失。')).toBeDefined()
  await waitFor(() => expect(window.location.pathname).toBe('/form'))
  fireEvent.click(screen.getByRole('button', { name: '离开' }))
  expect(await screen.findByRole('heading', { name: '到了' })).toBeDefined()
})

test('a step is heard before the router hears it, in whatever order a browser tells of it', async () => {
  const answers: string[] = []
  const add = window.addEventListener.bind(window)
  const spy = vi.spyOn(window, 'addEventListener').mockImplementation((kind, ...rest) => {
    answers.push(kind)
    add(kind, ...(rest as [EventListener]))
  })
  show(true)
  spy.mockRestore()
  // Only the router's own: the guard listened before there was a router.
  expect(answers.filter((kind) => kind === 'popstate')).toHaveLength(1)
})

test('a way that is no link asks too', async () => {
  const { unmount } = show(true)
  expect(isUnsaved()).toBe(true)
  const answer = mayLeave()
  fireEvent.click(await screen.findByRole('button', { name: '继续编辑' }))
  expect(await answer).toBe(false)
  unmount()
  expect(isUnsaved()).toBe(false)
  expect(await mayLeave()).toBe(true)
})
