import { useEffect, useState } from 'react'
import type { Outbox, OwnMarks } from './outbox.ts'

const none: OwnMarks = { review: [], struck: {} }

const toggled = (all: readonly string[], one: string): string[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one]

/** Questions to look at again and options that are struck out: kept on this device, nobody else's to know. */
export const useOwnMarks = (outbox: Outbox, attemptId: string) => {
  const [marks, setMarks] = useState(none)
  useEffect(() => {
    let isThere = true
    outbox.marks(attemptId).then(
      (kept) => {
        if (isThere && kept) setMarks(kept)
      },
      () => undefined,
    )
    return () => {
      isThere = false
    }
  }, [outbox, attemptId])
  const change = (next: OwnMarks) => {
    setMarks(next)
    void outbox.keepMarks(attemptId, next).catch(() => undefined)
  }
  return {
    marks,
    mark: (questionId: string) => change({ ...marks, review: toggled(marks.review, questionId) }),
    strike: (unitId: string, optionId: string) =>
      change({
        ...marks,
        struck: { ...marks.struck, [unitId]: toggled(marks.struck[unitId] ?? [], optionId) },
      }),
  }
}
