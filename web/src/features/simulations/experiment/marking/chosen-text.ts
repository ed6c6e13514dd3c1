import type { Placed } from './stretches.ts'

const offsetIn = (place: Element, node: Node, offset: number): number => {
  const before = document.createRange()
  before.selectNodeContents(place)
  before.setEnd(node, offset)
  return before.toString().length
}

/** What is selected within one section of a report; undefined where nothing is, or more than one section. */
export const chosenText = (): (Placed & { readonly section: string }) | undefined => {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  const { startContainer: start } = range
  const element = start instanceof Element ? start : start.parentElement
  const place = element?.closest('[data-section]')
  const section = place?.getAttribute('data-section')
  if (!place || !section || !place.contains(range.endContainer)) return undefined
  const from = offsetIn(place, start, range.startOffset)
  const to = offsetIn(place, range.endContainer, range.endOffset)
  return from < to ? { section, from, to } : undefined
}
