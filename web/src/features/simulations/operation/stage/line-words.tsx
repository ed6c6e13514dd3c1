import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import styles from './operation-stage.module.css'
import type { BodyView } from './stage.ts'

type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const inset = 4
/** A name stands that much above its place. */
const above = 10

const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** Puts each name where its line is: one that would be cut off, or lie upon another, says less than none. */
const place = (list: HTMLElement | null, now: ReturnType<BodyView['words']>): void => {
  if (!list) return
  const { clientWidth, clientHeight } = list
  const shown: Box[] = []
  for (const [index, { spot }] of now.entries()) {
    const one = list.children.item(index)
    if (!(one instanceof HTMLElement)) continue
    const box = { ...spot, width: one.offsetWidth, height: one.offsetHeight }
    const isWithin =
      box.x >= 0 &&
      box.y >= above &&
      box.x + box.width + inset <= clientWidth &&
      box.y + box.height + inset <= clientHeight
    const isFree = spot.facing && isWithin && !shown.some((other) => meet(box, other))
    if (isFree) shown.push(box)
    one.style.transform = `translate(${spot.x.toFixed(0)}px, ${spot.y.toFixed(0)}px)`
    one.style.opacity = isFree ? '1' : '0'
  }
}

/** The names of the lines of anatomy beside them; they go with the picture without a new page. */
export const LineWords = ({ stage }: { stage: BodyView }) => {
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
        place(list.current, now)
      }),
    [stage],
  )
  // A name that is new has no place yet, and the picture may stand still from now on.
  useLayoutEffect(() => place(list.current, stage.words()))
  return (
    <ul ref={list} className={styles.words} aria-hidden>
      {words.map((zh, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{zh}</li>
      ))}
    </ul>
  )
}
