import type { MouseEvent } from 'react'

/** Whether the lower edge of a field lies behind something, or beyond what its container shows. */
const isCovered = (field: HTMLElement): boolean => {
  // The windows of tests know no layout.
  if (!('elementFromPoint' in document)) return false
  const { left, width, bottom } = field.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, bottom - 2) !== field
}

/**
 * Brings a field that is pressed into sight before it is entered: a list that opens with the focus is shut by a scroll that
 * comes after it.
 */
export const inSightFirst = (event: MouseEvent<HTMLInputElement>): void => {
  const field = event.currentTarget
  if (document.activeElement === field || !isCovered(field)) return
  event.preventDefault()
  field.scrollIntoView({ block: 'nearest' })
  // The scroll is told at the next frame.
  requestAnimationFrame(() => requestAnimationFrame(() => field.focus()))
}
