import { call } from '#call'
import { addPageAccess } from '@xinglin/contract/statistics'

const quietMs = 30_000
const last = new Map<string, number>()

/** Whether an arrival counts: the first of this person on this page for 30 s. */
export const counts = (key: string, now: number) => {
  const before = last.get(key)
  if (before !== undefined && now - before < quietMs) return false
  last.set(key, now)
  return true
}

/** Tells the server of an arrival, once per person, page and 30 s; it outlives the page, and nobody waits for it or hears of its failure. */
export const tellArrival = (code: number, title: string, person: string) => {
  const path = window.location.pathname
  if (!counts(`${person} ${path}`, Date.now())) return
  call(addPageAccess, { code, title, url: path }, { keepalive: true }).catch(() => undefined)
}
