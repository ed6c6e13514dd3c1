import { useEffect, useRef, useState } from 'react'
import look from './operation-stage.module.css'
import type { Stage } from './stage.ts'

type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const inset = 4

const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** The names of the lines of anatomy beside them; they go with the picture without a new page. */
export const LineWords = ({ stage }: { stage: Stage }) => {
  const list = useRef<HTMLUListElement>(null)
  const [words, setWords] = useState<readonly string[]>([])
  useEffect(
    () =>
      stage.onDrawn(() => {
        const now = stage.words()
        setWords((before) =>
          before.length === now.length && before.every((zh, index) => zh === now[index]?.zh)
            ? before
            : now.map(({ zh }) => zh),
        )
        const shown: Box[] = []
        const width = list.current?.clientWidth ?? 0
        for (const [index, { spot }] of now.entries()) {
          const one = list.current?.children.item(index)
          if (!(one instanceof HTMLElement)) continue
          const box = { ...spot, width: one.offsetWidth, height: one.offsetHeight }
          // A name that would be cut off, or lie upon another, says less than none.
          const isFree =
            spot.facing &&
            spot.x + box.width + inset <= width &&
            !shown.some((other) => meet(box, other))
          if (isFree) shown.push(box)
          one.style.transform = `translate(${spot.x.toFixed(0)}px, ${spot.y.toFixed(0)}px)`
          one.style.opacity = isFree ? '1' : '0'
        }
      }),
    [stage],
  )
  return (
    <ul ref={list} className={look.words} aria-hidden>
      {words.map((zh, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{zh}</li>
      ))}
    </ul>
  )
}
