import { type Saving, useLeaveGuard, messageOf } from '#ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useHeldWork } from './held-work.ts'

type Members = Readonly<Record<string, unknown>>

/** A draft as the server has it: what it says, by which mark. */
export type SavedDraft<T> = { readonly content: T; readonly version: string }

const settledMs = 1_500
const againMs = 10_000

/** The members that were changed since they were last saved. */
export const changedParts = <T extends Members>(kept: T, draft: T): Partial<T> =>
  Object.fromEntries(
    [...new Set([...Object.keys(kept), ...Object.keys(draft)])]
      .filter((name) => kept[name] !== draft[name])
      // What is taken away is kept as empty: members that are not named stay as they are.
      .map((name) => [name, draft[name] ?? '']),
  ) as Partial<T>

/** Members that both changed, in different ways: there one's own stand. */
const bothChanged = <T extends Members>(before: T, mine: T, theirs: T): readonly string[] =>
  Object.keys(changedParts(before, mine)).filter(
    (name) => JSON.stringify(theirs[name]) !== JSON.stringify(before[name]),
  )

/**
 * A draft while it is written: it saves itself a moment after the last change, tries again where that failed, and stops
 * where somebody else saved meanwhile, until one decides. Nothing that was typed is lost by any of it.
 */
export const useSavedDraft = <T extends Members, Theirs extends SavedDraft<T>>({
  first,
  save,
  newerOf,
  onSettled,
}: {
  first: SavedDraft<T>
  /** Saves members upon a mark, answers the new one. Stays the same function. */
  save: (parts: Partial<T>, version: string) => Promise<string>
  /** What somebody else saved meanwhile, where a refusal carries it. Stays the same function. */
  newerOf: (error: unknown) => Theirs | undefined
  /** Hears of what somebody else saved, once one goes on upon it. */
  onSettled: (theirs: Theirs) => void
}) => {
  const [draft, show] = useState<T>(first.content)
  const [saving, setSaving] = useState<Saving>('saved')
  const [fault, setFault] = useState('')
  const [newer, setNewer] = useState<Theirs & { readonly both: readonly string[] }>()
  const latest = useRef<T>(first.content)
  const kept = useRef<SavedDraft<T>>(first)
  const running = useRef<Promise<boolean>>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const send = useCallback(async (): Promise<boolean> => {
    const sent = latest.current
    const parts = changedParts(kept.current.content, sent)
    if (Object.keys(parts).length === 0) {
      setSaving('saved')
      return true
    }
    setSaving('saving')
    try {
      const version = await save(parts, kept.current.version)
      kept.current = { content: sent, version }
      setFault('')
      setSaving(latest.current === sent ? 'saved' : 'unsaved')
      return latest.current === sent
    } catch (error) {
      const theirs = newerOf(error)
      if (theirs)
        setNewer({
          ...theirs,
          both: bothChanged(kept.current.content, latest.current, theirs.content),
        })
      setSaving(theirs ? 'newer' : 'failed')
      setFault(messageOf(error))
      return false
    }
  }, [save, newerOf])

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

  /** Changes the draft by what it says now. */
  const change = useCallback((next: (now: T) => T) => {
    const changed = next(latest.current)
    if (changed === latest.current) return
    latest.current = changed
    show(changed)
    setSaving((now) => (now === 'newer' ? now : 'unsaved'))
  }, [])

  /** Goes on upon what somebody else saved: with one's own changes over it, or without them. */
  const settle = (mine: boolean) => {
    if (!newer) return
    const parts = mine ? changedParts(kept.current.content, latest.current) : {}
    kept.current = { content: newer.content, version: newer.version }
    latest.current = { ...newer.content, ...parts }
    show(latest.current)
    setNewer(undefined)
    setFault('')
    setSaving(mine ? 'unsaved' : 'saved')
    onSettled(newer)
  }

  const dirty = saving !== 'saved'
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  /** The mark of what was saved last, once everything is. */
  const version = () => kept.current.version
  return { draft, change, saving, fault, newer, settle, flush, version }
}
