import { call, CallError } from '#call'
import { saveLabReport, type Sections } from '@xinglin/contract/simulations/experiment'
import { useEffect, useRef, useState } from 'react'
import type { StageData } from '../session/queries.ts'

const pauseMs = 2_000
const stale = -10_009

/** A report that keeps itself while it is written. */
export type Report = {
  readonly sections: Sections
  readonly write: (section: keyof Sections, text: string) => void
  /** How it stands: 已保存, 未保存, or why it cannot be. */
  readonly state: string
  readonly dirty: boolean
  /** Keeps what is not kept yet; false where it cannot be. */
  readonly keep: () => Promise<boolean>
}

/** The report of a session: each section is kept some seconds after it was written. */
export const useReport = ({ SessionId, Draft }: Pick<StageData, 'SessionId' | 'Draft'>): Report => {
  const [sections, setSections] = useState<Sections>(Draft.Sections)
  const [changed, setChanged] = useState<Sections>({})
  const [trouble, setTrouble] = useState('')
  const version = useRef(Draft.Version)
  const saving = useRef<Promise<boolean>>(undefined)
  const dirty = Object.keys(changed).length > 0

  const save = async (): Promise<boolean> => {
    const sent = changed
    try {
      const kept = await call(saveLabReport, {
        SessionId,
        Version: version.current,
        Sections: sent,
      })
      version.current = kept.Version
      setTrouble('')
      // What was written meanwhile is kept the next time.
      setChanged((now) =>
        Object.fromEntries(
          Object.entries(now).filter(([name, text]) => sent[name as keyof Sections] !== text),
        ),
      )
      return true
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : '保存失败')
      if (error instanceof CallError && error.code === stale) setChanged({})
      return false
    } finally {
      saving.current = undefined
    }
  }

  const keep = async (): Promise<boolean> => {
    if (saving.current && !(await saving.current)) return false
    if (Object.keys(changed).length === 0) return true
    saving.current = save()
    return saving.current
  }
  const newest = useRef(keep)
  useEffect(() => {
    newest.current = keep
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Keeps what was written once nothing more is, and tries again while it cannot. */
  const later = (ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      void newest.current().then((kept) => kept || later(5 * pauseMs))
    }, ms)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    sections,
    write: (section, text) => {
      setSections((now) => ({ ...now, [section]: text }))
      setChanged((now) => ({ ...now, [section]: text }))
      later(pauseMs)
    },
    state: trouble !== '' ? `没有保存：${trouble}` : dirty ? '正在保存…' : '已保存',
    dirty,
    keep: () => newest.current(),
  }
}
