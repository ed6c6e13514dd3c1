import { renderPage } from '#testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Link } from 'react-router'
import { expect, test } from 'vitest'
import { useArrival } from './arrival.ts'

/** A page whose heading comes when it is let. */
const Slow = () => {
  useArrival(undefined)
  const [there, come] = useState(false)
  return (
    <main>
      {there && <h1>心电图</h1>}
      <Link to="/two">去</Link>
      <button type="button">收藏</button>
      <button type="button" onClick={() => come(true)}>
        来
      </button>
    </main>
  )
}

const button = (name: string) => screen.getByRole('button', { name })

// One file, one life of the product: nobody has arrived before the first rendering.
test('the heading that comes later gets the focus, unless somebody does something else by then', async () => {
  const { unmount } = await renderPage(<Slow />, { at: '/one' })
  fireEvent.click(screen.getByRole('link', { name: '去' }))
  fireEvent.click(button('来'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')))
  unmount()

  await renderPage(<Slow />, { at: '/three' })
  button('收藏').focus()
  fireEvent.keyDown(button('收藏'), { key: ' ' })
  fireEvent.click(button('来'))
  await screen.findByRole('heading')
  // A watcher that was still there would have been told by now.
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.activeElement).toBe(button('收藏'))
})
