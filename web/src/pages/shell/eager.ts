import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { matchRoutes, type RouteObject } from 'react-router'
import { isHandle } from './page.tsx'

// A pointer on its way across a list is not on its way to a page.
const intentMs = 65

const linkAt = (target: EventTarget | null) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link && link.origin === window.location.origin && link.target !== '_blank'
    ? link
    : undefined
}

/** Prepares the page of a link as soon as somebody is about to follow it: rests on it, comes to it by keyboard, or presses it. */
export const useEager = (routes: RouteObject[]) => {
  const queries = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const prepare = ({ pathname, search }: HTMLAnchorElement) => {
      const match = matchRoutes(routes, pathname)?.at(-1)
      const here = pathname + search === window.location.pathname + window.location.search
      if (here || !isHandle(match?.route.handle)) return
      match.route.handle.prepare(queries, {
        params: match.params,
        query: new URLSearchParams(search),
      })
    }
    const rest = ({ target }: Event) => {
      clearTimeout(timer)
      const link = linkAt(target)
      if (link) timer = setTimeout(prepare, intentMs, link)
    }
    const now = ({ target }: Event) => {
      const link = linkAt(target)
      if (link) prepare(link)
    }
    const quiet = { passive: true }
    document.addEventListener('pointerover', rest, quiet)
    document.addEventListener('pointerdown', now, quiet)
    document.addEventListener('focusin', now)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', rest)
      document.removeEventListener('pointerdown', now)
      document.removeEventListener('focusin', now)
    }
  }, [queries, routes])
}
