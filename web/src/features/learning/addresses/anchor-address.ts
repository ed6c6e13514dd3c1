import type { Anchor } from '../items/item.ts'
import { type Moolparam, playerAddress } from './moolparam.ts'

const numberIn = (query: URLSearchParams, name: string): number | undefined => {
  const value = Number(query.get(name) ?? Number.NaN)
  return Number.isFinite(value) && value >= 0 ? value : undefined
}

/** The place within an item that an address asks for: `?second=31` or `?page=3`. */
export const readAnchor = (query: URLSearchParams): Anchor => {
  const second = numberIn(query, 'second')
  const page = numberIn(query, 'page')
  return { ...(second !== undefined && { second }), ...(page !== undefined && { page }) }
}

/** The address of a place within an item of an attempt. */
export const placeAddress = (courseId: string, where: Moolparam, anchor: Anchor): string => {
  const query = new URLSearchParams()
  if (anchor.second !== undefined) query.set('second', String(Math.floor(anchor.second)))
  if (anchor.page !== undefined) query.set('page', String(anchor.page))
  const text = query.toString()
  return `${playerAddress(courseId, where)}${text && `?${text}`}`
}
