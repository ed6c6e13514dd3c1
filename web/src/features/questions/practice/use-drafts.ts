import { call } from '#call'
import type { Saving } from '#ui'
import { type Answer, type PracticeView, savePractice } from '@xinglin/contract/questions'
import { useEffect, useRef, useState } from 'react'

const pauseMs = 2_000
const againMs = 10_000

type Kept = { readonly position: number; readonly drafts: Readonly<Record<string, Answer>> }

/**
 * What was chosen or written and not handed in, and where one is: kept two seconds after the last change, when the page is
 * left or hidden, and again while it failed.
 */
export const useDrafts = (view: PracticeView, isOpen: boolean) => {
  const [kept, setKept] = useState<Kept>({ position: view.Position, drafts: view.Drafts })
  const [saving, setSaving] = useState<Saving>('saved')
  const [fault, setFault] = useState('')
  const seq = useRef(view.Seq)
  const latest = useRef(kept)
  const isDirty = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const RoundId = view.Round.Id

  const save = async (keepalive = false) => {
    clearTimeout(timer.current)
    if (!isDirty.current) return
    isDirty.current = false
    seq.current += 1
    const { position: Position, drafts: Drafts } = latest.current
    setSaving('saving')
    try {
      const input = { RoundId, Position, Drafts, Seq: seq.current }
      const done = await call(savePractice, input, { keepalive, background: true })
      seq.current = Math.max(seq.current, done.Seq)
      if (!isDirty.current) setSaving('saved')
    } catch (error) {
      isDirty.current = true
      setFault(error instanceof Error ? error.message : '')
      setSaving('failed')
      timer.current = setTimeout(() => void save(), againMs)
    }
  }
  const saveNow = useRef(save)
  useEffect(() => {
    saveNow.current = save
  })
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') void saveNow.current(true)
    }
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      void saveNow.current(true)
    }
  }, [])

  const change = (part: Partial<Kept>) => {
    const next = { ...latest.current, ...part }
    latest.current = next
    setKept(next)
    if (!isOpen) return
    isDirty.current = true
    setSaving('unsaved')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void saveNow.current(), pauseMs)
  }
  return {
    position: kept.position,
    drafts: kept.drafts,
    saving,
    fault,
    save: () => void save(),
    go: (position: number) => change({ position }),
    write: (unitId: string, answer: Answer) =>
      change({ drafts: { ...latest.current.drafts, [unitId]: answer } }),
    forget: (unitId: string) => {
      const { [unitId]: _handedIn, ...drafts } = latest.current.drafts
      change({ drafts })
    },
  }
}
