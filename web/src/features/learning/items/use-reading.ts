import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ItemSession, Position } from './item.ts'

const restMs = 300
const dwellMs = 1500
const nearEnd = 0.979
const readFrom = 0.98
const worthReturning = 160
const worthNoting = 0.005

/** How much of a block has come into sight from above, 0 to 1. */
export const depthOf = (
  { top, height }: { readonly top: number; readonly height: number },
  seen: number,
) => (height <= 0 ? 0 : Math.min(1, Math.max(0, (seen - top) / height)))

const rounded = (depth: number) => Math.round(depth * 1000) / 1000

const depthNow = (block: HTMLElement) => depthOf(block.getBoundingClientRect(), window.innerHeight)

/** Takes the reader back to where the bottom of the window last stood; false where that is the beginning anyway. */
const goBack = (block: HTMLElement, depth: number) => {
  const { top, height } = block.getBoundingClientRect()
  const to = window.scrollY + top + height * depth - window.innerHeight
  if (depth >= readFrom || to < worthReturning) return false
  window.scrollTo({ top: to, behavior: 'instant' })
  return true
}

/** Resolves to true once `mark` has been in sight, on a page that is looked at, for 1.5 s on end. */
const useSeen = (mark: RefObject<HTMLElement | null>, active: boolean) => {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!active || !mark.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer)
      if (!entry?.isIntersecting) return
      const look = () => {
        if (document.visibilityState === 'visible') setSeen(true)
        else timer = setTimeout(look, dwellMs)
      }
      timer = setTimeout(look, dwellMs)
    })
    observer.observe(mark.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [mark, active])
  return seen
}

/**
 * Follows the reading of `block`: goes back to where one was, notes how deep one is, and calls it read only when its
 * `end` was really in sight; a jump past it, or a page in the background, is not reading.
 */
export const useReading = (
  block: RefObject<HTMLElement | null>,
  end: RefObject<HTMLElement | null>,
  { session, ready, from }: { session: ItemSession; ready: boolean; from: Position },
) => {
  const { recording, done, note } = session
  const [returned, setReturned] = useState(false)
  const seen = useSeen(end, ready && recording && !done)
  const deepest = useRef(from.depth ?? 0)
  const start = useRef(from.depth ?? 0)

  useEffect(() => {
    if (ready && block.current && goBack(block.current, start.current)) setReturned(true)
  }, [ready, block])

  useEffect(() => {
    if (!ready || !recording) return
    // Until the server has it complete, having seen the end is not taken back by scrolling up.
    const finished = seen && !done
    let timer: ReturnType<typeof setTimeout> | undefined
    const depthHere = () => {
      const depth = block.current ? rounded(depthNow(block.current)) : deepest.current
      if (finished) return 1
      return done ? depth : Math.min(nearEnd, depth)
    }
    const put = () => {
      const depth = depthHere()
      if (Math.abs(depth - deepest.current) < worthNoting) return
      deepest.current = depth
      note({ depth }, finished)
    }
    // Where one is, is where one rests: a jump on the way out of the page is not a place.
    const moved = () => {
      clearTimeout(timer)
      timer = setTimeout(put, restMs)
    }
    if (finished) put()
    else moved()
    window.addEventListener('scroll', moved, { passive: true })
    window.addEventListener('resize', moved)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', moved)
      window.removeEventListener('resize', moved)
    }
  }, [ready, recording, done, seen, note, block])

  return { returned, goToStart: () => window.scrollTo({ top: 0, behavior: 'smooth' }) }
}
