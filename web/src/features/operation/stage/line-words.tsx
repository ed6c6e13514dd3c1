import { useEffect, useRef, useState } from 'react'
import look from './operation-stage.module.css'
import type { Stage } from './stage.ts'

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
        for (const [index, { spot }] of now.entries()) {
          const one = list.current?.children.item(index)
          if (!(one instanceof HTMLElement)) continue
          one.style.transform = `translate(${spot.x.toFixed(0)}px, ${spot.y.toFixed(0)}px)`
          one.style.opacity = spot.facing ? '1' : '0'
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
