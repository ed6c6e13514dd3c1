import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PictureFrame } from './picture-frame.tsx'

const network = vi.hoisted(() => ({ isDown: true }))

vi.mock('./imaging/picture-sheet.tsx', () => ({
  get PictureSheet() {
    if (network.isDown) throw new Error('Failed to fetch dynamically imported module')
    return ({ name }: { name: string }) => <p>{name}示意图</p>
  },
}))

test('where the drawing does not come, it says so, and comes when it is asked for again', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <PictureFrame picture={{ kind: 'head-ct' }} name="头颅CT平扫" />
    </QueryClientProvider>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain('示意图没有加载出来')
  expect(screen.getByRole('button', { name: '刷新页面' })).toBeDefined()
  network.isDown = false
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('头颅CT平扫示意图')).toBeDefined()
})
