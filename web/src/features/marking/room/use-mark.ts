import type { Mark, Outcome } from '@xinglin/contract/marking'
import { useEffect, useRef, useState } from 'react'

const pauseMs = 1_200
const empty: Mark = { Points: {}, Adjusted: [], Annotations: [], Comment: '' }

/** What is decided beside points and words. */
export type Ending = { readonly release: boolean; readonly againDays: number }

/** A mark that keeps itself while it is given. */
export type OwnMark<Decided> = {
  readonly mark: Mark
  readonly change: (part: Partial<Mark>) => void
  /** How it stands: 已保存, 正在保存…, or why it cannot be. */
  readonly state: string
  readonly dirty: boolean
  readonly decide: (outcome: Outcome, ending: Ending) => Promise<Decided>
  /** Keeps what is not kept yet; answers the revision of the mark. */
  readonly kept: () => Promise<number>
}

/** The mark of a work on the desk; what was typed is kept after a pause, one call after the other. */
export const useMark = <Decided extends { readonly Revision: number }>({
  revision: first,
  mark: given,
  keep,
  decide,
}: {
  revision: number
  mark: Mark | null | undefined
  keep: (revision: number, mark: Mark) => Promise<{ readonly Revision: number }>
  decide: (revision: number, mark: Mark, outcome: Outcome, ending: Ending) => Promise<Decided>
}): OwnMark<Decided> => {
  const [mark, setMark] = useState<Mark>(given ?? empty)
  const [dirty, setDirty] = useState(false)
  const [trouble, setTrouble] = useState('')
  const newest = useRef(mark)
  const revision = useRef(first)
  const going = useRef<Promise<void>>(Promise.resolve())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const save = async () => {
    const sent = newest.current
    try {
      revision.current = (await keep(revision.current, sent)).Revision
      setTrouble('')
      if (newest.current === sent) setDirty(false)
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : '保存失败')
    }
  }

  return {
    mark,
    dirty,
    state: trouble !== '' ? `没有保存：${trouble}` : dirty ? '正在保存…' : '已保存',
    change: (part) => {
      newest.current = { ...newest.current, ...part }
      setMark(newest.current)
      setDirty(true)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        going.current = going.current.then(save)
      }, pauseMs)
    },
    kept: async () => {
      clearTimeout(timer.current)
      await going.current
      if (dirty) await save()
      return revision.current
    },
    decide: async (outcome, ending) => {
      clearTimeout(timer.current)
      await going.current
      // Somebody else may have decided meanwhile: what was given is kept before that is asked.
      if (dirty) await save()
      const decided = await decide(revision.current, newest.current, outcome, ending)
      revision.current = decided.Revision
      setDirty(false)
      setTrouble('')
      return decided
    },
  }
}
