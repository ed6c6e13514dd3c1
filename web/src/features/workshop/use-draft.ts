import { call, newerIn } from '#call'
import { useHeldWork } from '#session'
import { useLeaveGuard } from '#ui'
import type { OutputOf } from '@xinglin/contract/call'
import { type CaseLine, type getCase, saveCase } from '@xinglin/contract/workshop'
import type { Draft } from '@xinglin/simulation/cases'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Path, withValue } from './path.ts'

type File = OutputOf<typeof getCase>

/** What somebody else saved meanwhile. */
export type Newer = Pick<File, 'Line' | 'Content' | 'Version'>

/** How saving stands. */
export type Saving = 'saved' | 'unsaved' | 'saving' | 'failed' | 'newer'

const settledMs = 1_500
const againMs = 10_000

/** The members that were changed since they were last saved. */
export const changedParts = (kept: Draft, draft: Draft): Draft =>
  Object.fromEntries(
    [...new Set([...Object.keys(kept), ...Object.keys(draft)])]
      .filter((name) => kept[name] !== draft[name])
      // What is taken away is kept as empty: members that are not named stay as they are.
      .map((name) => [name, draft[name] ?? '']),
  )

/** Members that both changed, in different ways: there one's own stand. */
const bothChanged = (before: Draft, mine: Draft, theirs: Draft): readonly string[] =>
  Object.keys(changedParts(before, mine)).filter(
    (name) => JSON.stringify(theirs[name]) !== JSON.stringify(before[name]),
  )

/**
 * A draft while it is written: it saves itself a moment after the last change, tries again where that failed, and stops
 * where somebody else saved meanwhile, until one decides. Nothing that was typed is lost by any of it.
 */
export const useDraft = (first: File, onSaved: (line: CaseLine) => void) => {
  const id = first.Line.Id
  const [draft, show] = useState<Draft>(first.Content)
  const [saving, setSaving] = useState<Saving>('saved')
  const [fault, setFault] = useState('')
  const [newer, setNewer] = useState<Newer & { readonly both: readonly string[] }>()
  const latest = useRef<Draft>(first.Content)
  const kept = useRef<{ draft: Draft; version: string }>({
    draft: first.Content,
    version: first.Version,
  })
  const running = useRef<Promise<boolean>>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const send = useCallback(async (): Promise<boolean> => {
    const sent = latest.current
    const parts = changedParts(kept.current.draft, sent)
    if (Object.keys(parts).length === 0) {
      setSaving('saved')
      return true
    }
    setSaving('saving')
    try {
      const { Line, Version } = await call(
        saveCase,
        { CaseId: id, Parts: parts, Version: kept.current.version },
        { background: true },
      )
      kept.current = { draft: sent, version: Version }
      setFault('')
      setSaving(latest.current === sent ? 'saved' : 'unsaved')
      onSaved(Line)
      return latest.current === sent
    } catch (error) {
      const theirs = newerIn(error) as Newer | undefined
      if (theirs)
        setNewer({
          ...theirs,
          both: bothChanged(kept.current.draft, latest.current, theirs.Content),
        })
      setSaving(theirs ? 'newer' : 'failed')
      setFault(error instanceof Error ? error.message : String(error))
      return false
    }
  }, [id, onSaved])

  /** Saves at once what is not saved yet; whether everything is. */
  const flush = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current)
    await running.current
    running.current = send()
    const done = await running.current
    running.current = undefined
    return done
  }, [send])

  useEffect(() => {
    if (saving !== 'unsaved' && saving !== 'failed') return
    timer.current = setTimeout(() => void flush(), saving === 'failed' ? againMs : settledMs)
    return () => clearTimeout(timer.current)
  }, [saving, flush])

  const replace = (next: Draft) => {
    latest.current = next
    show(next)
  }
  const put = useCallback((path: Path, value: unknown) => {
    const next = withValue(latest.current, path, value) as Draft
    latest.current = next
    show(next)
    setSaving((now) => (now === 'newer' ? now : 'unsaved'))
  }, [])

  /** Goes on upon what somebody else saved: with one's own changes over it, or without them. */
  const settle = (mine: boolean) => {
    if (!newer) return
    const parts = mine ? changedParts(kept.current.draft, latest.current) : {}
    kept.current = { draft: newer.Content, version: newer.Version }
    replace({ ...newer.Content, ...parts })
    setNewer(undefined)
    setFault('')
    setSaving(mine ? 'unsaved' : 'saved')
    onSaved(newer.Line)
  }

  const dirty = saving !== 'saved'
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  /** The mark of what was saved last, once everything is. */
  const version = () => kept.current.version
  return { draft, put, saving, fault, newer, settle, flush, version }
}
