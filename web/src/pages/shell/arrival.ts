import { useSchool } from '#session'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { arrive } from './came-from.ts'

const patienceMs = 3000

const focusHeading = () => {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

/** Moves the focus to the page's heading as soon as there is one, so that a screen reader hears where it is; not away from somebody who has begun to do something else. */
const focusWhenThere = () => {
  if (focusHeading()) return () => undefined
  const waiting = new AbortController()
  const stop = () => waiting.abort()
  const watcher = new MutationObserver(() => {
    if (focusHeading()) stop()
  })
  watcher.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(stop, patienceMs)
  waiting.signal.addEventListener('abort', () => {
    clearTimeout(timer)
    watcher.disconnect()
  })
  for (const act of ['keydown', 'pointerdown'])
    document.addEventListener(act, stop, { capture: true, signal: waiting.signal })
  return stop
}

let last: string | undefined

/** What happens on arriving at a page: its title, and after the first one the focus on its heading. */
export const useArrival = (title: string | undefined) => {
  const { PlatformName: platform, Name: name } = useSchool()
  const { pathname, search } = useLocation()
  useEffect(() => {
    document.title = title ? `${title} · ${platform || name}` : platform || name
  }, [title, platform, name])
  useEffect(() => {
    const first = last === undefined
    if (last === pathname) return undefined
    last = pathname
    return first ? undefined : focusWhenThere()
  }, [pathname])
  useEffect(() => arrive(pathname + search), [pathname, search])
}
