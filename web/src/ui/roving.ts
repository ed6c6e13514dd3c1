import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Arrow keys, Home and End move the focus among the elements that match `selector` within the one that listens, and choose them. */
export const rove = (
  event: KeyboardEvent<HTMLElement>,
  selector: string,
  choose?: (index: number) => void,
) => {
  const step = steps[event.key]
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)]
  const at = all.findIndex((element) => element === document.activeElement)
  if (!step || at < 0) return
  event.preventDefault()
  const next = step(at, all.length)
  all[next]?.focus()
  choose?.(next)
}
