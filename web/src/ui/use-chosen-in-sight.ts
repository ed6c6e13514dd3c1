import { useEffect, useRef } from 'react'

/**
 * The ref of a row that may be wider than its place: it is scrolled sideways until what is chosen in it is seen, at
 * first and whenever `chosen` or its width changes.
 */
export const useChosenInSight = <T extends HTMLElement>(chosen: string) => {
  const row = useRef<T>(null)
  useEffect(() => {
    const list = row.current
    if (!list || !('ResizeObserver' in window)) return undefined
    const one = list.querySelector<HTMLElement>('[aria-selected=true], [aria-current=page]')
    if (!one) return undefined
    const show = () => {
      if (list.scrollWidth <= list.clientWidth) return
      list.scrollLeft = one.offsetLeft - (list.clientWidth - one.offsetWidth) / 2
    }
    // It calls once the page is laid out; asked here, the browser would have to lay it out for this alone.
    const watcher = new ResizeObserver(show)
    watcher.observe(list)
    // Counts beside the names come later and widen them.
    watcher.observe(one)
    return () => watcher.disconnect()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what is chosen is read from the page
  }, [chosen])
  return row
}
