import type { Session } from '@xinglin/contract/identity'

let navigate: (to: string) => void = (to) => window.location.assign(to)

/** Tells the session room how to move between pages; once at the start. */
export const setWay = (go: (to: string) => void) => {
  navigate = go
}

/** Moves to a page of the product. */
export const go = (to: string) => navigate(to)

/** Where somebody signs in again: administrators by their own door, guests start at home. */
export const entryFor = (was: Session | undefined): string => {
  if (was?.IsTourists) return '/'
  return was?.LoginType === 0 ? '/login?type=0' : '/login'
}

/** The address to come back to after signing in: a path of this site, or home. */
export const safeRedirect = (wish: string | null): string => {
  if (!wish?.startsWith('/') || wish.startsWith('//') || wish.includes('\\')) return '/'
  const target = new URL(wish, window.location.origin)
  if (target.origin !== window.location.origin || target.pathname === '/login') return '/'
  // `/.//elsewhere` is a path of this site that reads like another one.
  if (target.pathname.startsWith('//')) return '/'
  return target.pathname + target.search + target.hash
}

/** An entry that remembers the page one came from. */
export const entryWithReturn = (entry: string): string => {
  const here = window.location.pathname + window.location.search
  if (here === '/' || !entry.startsWith('/login')) return entry
  return `${entry}${entry.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(here)}`
}
