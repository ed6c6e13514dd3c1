import type { Note } from '@xinglin/contract/notes'

/** A place within an item: a second of a video, a page of a document, or neither. */
export type Anchor = Note['Anchor']

const two = (value: number) => String(value).padStart(2, '0')

/** A second as a player shows it: 2:31, 1:02:31. */
export const clockOf = (second: number): string => {
  const whole = Math.floor(second)
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  const rest = two(whole % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}

/** The place in words: 2:31, 第 3 页; empty for the item as a whole. */
export const anchorWords = ({ second, page }: Anchor): string => {
  if (second !== undefined) return clockOf(second)
  return page === undefined ? '' : `第 ${page} 页`
}

/** Whether an anchor names a place at all. */
export const isPlace = (anchor: Anchor): boolean => anchorWords(anchor) !== ''
