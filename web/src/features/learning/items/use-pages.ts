import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ItemSession, Position } from './item.ts'
import { isShown, pageInSight, withPage } from './pdf/pages-seen.ts'

const tickMs = 250
const dwellMs = 750

const pagesIn = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>('[data-page]')]

/** Nobody has read what is not drawn yet, or cannot be drawn whole. */
const isReadable = (page: HTMLElement | undefined) => page?.dataset['drawn'] === 'whole'

const showPage = (place: HTMLElement | null, number: number) =>
  place?.querySelector<HTMLElement>(`[data-page='${number}']`)?.scrollIntoView({ block: 'start' })

/** Follows which page of a document is in sight and which were shown for a while, notes both, and goes back to where one was. */
export const usePages = (
  place: RefObject<HTMLElement | null>,
  { session, from, ready }: { session: ItemSession; from: Position; ready: boolean },
) => {
  const { recording, note, onAnchored } = session
  const [page, setPage] = useState(from.page ?? 1)
  const [seen, setSeen] = useState<readonly number[]>(from.pages ?? [])
  const [returned, setReturned] = useState(0)
  const held = useRef({ page: from.page ?? 1, pages: from.pages ?? [] })
  const start = useRef(from.page ?? 1)

  useEffect(() => {
    if (!ready || start.current <= 1) return
    showPage(place.current, start.current)
    setReturned(start.current)
  }, [ready, place])

  useEffect(() => {
    if (!ready) return
    const lookedAt = new Map<number, number>()
    const say = (now: boolean) => {
      if (recording) note({ page: held.current.page, pages: [...held.current.pages] }, now)
    }
    const follow = (boxes: readonly DOMRect[]) => {
      const now = pageInSight(boxes, window.innerHeight)
      if (now === 0 || now === held.current.page) return
      held.current = { ...held.current, page: now }
      setPage(now)
      say(false)
    }
    const count = (boxes: readonly DOMRect[], all: readonly HTMLElement[]) => {
      const enough = boxes.flatMap((box, index) => {
        const number = index + 1
        if (!isReadable(all[index]) || !isShown(box, window.innerHeight)) return []
        lookedAt.set(number, (lookedAt.get(number) ?? 0) + tickMs)
        return (lookedAt.get(number) ?? 0) >= dwellMs ? [number] : []
      })
      const pages = enough.reduce(withPage, held.current.pages)
      if (pages.length === held.current.pages.length) return
      held.current = { ...held.current, pages }
      setSeen(pages)
      say(pages.length === boxes.length)
    }
    const ticking = setInterval(() => {
      if (!place.current || document.visibilityState !== 'visible') return
      const all = pagesIn(place.current)
      const boxes = all.map((page) => page.getBoundingClientRect())
      follow(boxes)
      count(boxes, all)
    }, tickMs)
    return () => clearInterval(ticking)
  }, [ready, recording, note, place])

  useEffect(() => {
    onAnchored({
      now: () => ({ page: held.current.page }),
      goTo: (anchor) => {
        if (anchor.page !== undefined) showPage(place.current, anchor.page)
      },
    })
    return () => onAnchored(undefined)
  }, [onAnchored, place])

  /** Where in the page that is read the middle of what is seen is; the function brings it back there after the pages have changed their size. */
  const steady = () => {
    const frame = place.current
    const box = () =>
      place.current?.querySelector(`[data-page='${held.current.page}']`)?.getBoundingClientRect()
    const before = box()
    const middle = window.innerHeight / 2
    const down = before ? (middle - before.top) / before.height : 0
    const across = frame ? (frame.scrollLeft + frame.clientWidth / 2) / frame.scrollWidth : 0
    return () => {
      const after = box()
      if (!after || !frame) return
      window.scrollBy({ top: after.top + down * after.height - middle, behavior: 'instant' })
      frame.scrollLeft = across * frame.scrollWidth - frame.clientWidth / 2
    }
  }

  return { page, seen, returned, goTo: (to: number) => showPage(place.current, to), steady }
}
