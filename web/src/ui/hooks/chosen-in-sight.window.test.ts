import { afterEach, expect, test, vi } from 'vitest'
import { chosenInSight } from './chosen-in-sight.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

test('an entry that comes later is watched too, and what is chosen is brought back into sight', async () => {
  const watched: Element[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = (one: Element) => void watched.push(one)
      disconnect = () => undefined
    },
  )
  const list = document.createElement('div')
  const chosen = document.createElement('button')
  chosen.setAttribute('aria-selected', 'true')
  list.append(chosen)
  document.body.append(list)
  let left = 300
  Object.defineProperties(list, { scrollWidth: { value: 500 }, clientWidth: { value: 200 } })
  Object.defineProperties(chosen, {
    offsetLeft: { get: () => left },
    offsetWidth: { value: 100 },
  })
  const stop = chosenInSight(list)
  expect(watched).toEqual([list, chosen])

  const later = document.createElement('button')
  list.prepend(later)
  left = 380
  await vi.waitFor(() => expect(list.scrollLeft).toBe(330))
  expect(watched).toContain(later)
  stop?.()
})
