import type { ReactNode } from 'react'
import styles from './marked.module.css'

type Stretch = readonly [from: number, to: number]

/** A text cut where stretches of it are marked; stretches that overlap or reach beyond its end are put right. */
const cut = (text: string, marks: readonly Stretch[]): ReactNode[] => {
  const pieces: ReactNode[] = []
  let at = 0
  for (const [from, to] of marks.toSorted(([one], [other]) => one - other)) {
    const start = Math.max(at, from)
    const end = Math.min(text.length, to)
    if (end <= start) continue
    pieces.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>)
    at = end
  }
  return [...pieces, text.slice(at)]
}

/** A text in which what was searched for stands out; stretches count in UTF-16 units, [from, to). */
export const Marked = ({
  text,
  marks = [],
}: {
  text: string
  marks?: readonly Stretch[] | undefined
}) => (marks.length === 0 ? text : <span className={styles.text}>{cut(text, marks)}</span>)
