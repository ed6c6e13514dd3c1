import { type StreamState, watch } from '#call'
import { watchCourse, type WatchedItem, type WatchedLearner } from '@xinglin/contract/analytics'
import type { OutputOf } from '@xinglin/contract/call'
import { useEffect, useState } from 'react'

/** The learners of a course as they are now. */
export type Watched = {
  readonly items: readonly WatchedItem[]
  /** By number. */
  readonly learners: readonly WatchedLearner[]
  /** How many of them are still on their way. */
  readonly left: number
}

type Line = OutputOf<typeof watchCourse>

type Known = {
  readonly items: readonly WatchedItem[]
  readonly learners: ReadonlyMap<string, WatchedLearner>
  readonly left: number
}

/** What is known after a line; undefined before everything was known once. */
export const afterLine = (before: Known | undefined, line: Line): Known | undefined => {
  if (line.Kind === 'all') return { items: line.Head.Items, learners: new Map(), left: line.Count }
  if (line.Kind === 'still' || !before) return before
  const learners = new Map(before.learners)
  for (const one of line.Rows) learners.set(one.PersonId, one)
  for (const id of line.Gone) learners.delete(id)
  return { ...before, learners, left: line.Left }
}

const inOrder = new Intl.Collator('zh', { numeric: true })

const byNumber = (one: WatchedLearner, other: WatchedLearner): number =>
  inOrder.compare(one.Number, other.Number) || (one.PersonId < other.PersonId ? -1 : 1)

/** Lines come by the hundred: they are drawn together. */
const drawnEveryMs = 200

/** Watches the learners of a course for as long as it is drawn: what is known, how the connection stands, what ended it. Of another course or class it is drawn anew, by its key. */
export const useWatchedCourse = (courseId: string, classId: string) => {
  const [watched, setWatched] = useState<Watched>()
  const [state, setState] = useState<StreamState>('opening')
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    const over = new AbortController()
    let known: Known | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const draw = () => {
      timer = undefined
      if (!known) return
      const { items, learners, left } = known
      setWatched({ items, left, learners: [...learners.values()].toSorted(byNumber) })
    }
    watch(watchCourse, (From) => ({ CourseId: courseId, ClassId: classId || null, From }), {
      signal: over.signal,
      onLine: (line) => {
        known = afterLine(known, line)
        if (line.Kind !== 'still') timer ??= setTimeout(draw, drawnEveryMs)
      },
      onState: setState,
    }).catch((fault: unknown) => setError(fault))
    return () => {
      over.abort()
      clearTimeout(timer)
    }
  }, [courseId, classId])
  return { watched, state, error }
}
