import { call } from '#call'
import { decideReport, saveMark, type Mark } from '@xinglin/contract/simulations/experiment'
import { useEffect, useRef, useState } from 'react'
import type { Marking } from './marking-queries.ts'

const pauseMs = 1_200
const empty: Mark = { Points: {}, Adjusted: [], Annotations: [], Comment: '' }

/** A mark that keeps itself while it is given. */
export type OwnMark = {
  readonly mark: Mark
  readonly change: (part: Partial<Mark>) => void
  /** How it stands: 已保存, 正在保存…, or why it cannot be. */
  readonly state: string
  readonly dirty: boolean
  readonly decide: (
    outcome: 'returned' | 'marked',
    release: boolean,
  ) => Promise<{ readonly Final: number | null }>
}

/** The mark of the report on the desk; what was typed is kept after a pause, one call after the other. */
export const useMark = ({ SessionId, Version, Revision, Told }: Marking): OwnMark => {
  const [mark, setMark] = useState<Mark>(Told?.Mark ?? empty)
  const [dirty, setDirty] = useState(false)
  const [trouble, setTrouble] = useState('')
  const newest = useRef(mark)
  const revision = useRef(Revision)
  const going = useRef<Promise<void>>(Promise.resolve())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const save = async () => {
    const sent = newest.current
    try {
      const kept = await call(saveMark, {
        SessionId,
        Version,
        Revision: revision.current,
        Mark: sent,
      })
      revision.current = kept.Revision
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
    decide: async (Outcome, Release) => {
      clearTimeout(timer.current)
      await going.current
      const decided = await call(decideReport, {
        SessionId,
        Version,
        Revision: revision.current,
        Mark: newest.current,
        Outcome,
        Release,
      })
      revision.current = decided.Revision
      setDirty(false)
      setTrouble('')
      return decided
    },
  }
}
