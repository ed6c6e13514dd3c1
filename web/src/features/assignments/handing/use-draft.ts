import { messageOf } from '#ui'
import { call, CallError } from '#call'
import type { Saving } from '#ui'
import {
  handIn,
  keepWorkFile,
  openDraft,
  saveDraft,
  type WorkDraft,
} from '@xinglin/contract/assignments'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

const pauseMs = 2_000
const againMs = 10_000
const elsewhere = -10_009

export type WorkPlace = { readonly Id: string; readonly ItemId: string }
type Text = Pick<WorkDraft, 'Body' | 'Files'>

/**
 * A draft that keeps itself while it is written: one call after the other, each a further version, tried again while it cannot
 * be kept. Where it was opened elsewhere meanwhile nothing more is sent until somebody goes on here.
 */
export const useDraft = (place: WorkPlace, opened: { Epoch: number; Draft: WorkDraft }) => {
  const [text, setText] = useState<Text>(opened.Draft)
  const [saving, setSaving] = useState<Saving>('saved')
  const [fault, setFault] = useState('')
  const [isElsewhere, setElsewhere] = useState(false)
  const newest = useRef<Text>(opened.Draft)
  const kept = useRef<Text>(opened.Draft)
  const version = useRef(opened.Draft.Version)
  const epoch = useRef(opened.Epoch)
  const going = useRef<Promise<boolean>>(Promise.resolve(true))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const failed = (error: unknown): void => {
    setFault(messageOf(error))
    if (error instanceof CallError && error.code === elsewhere) {
      setElsewhere(true)
      setSaving('newer')
    } else setSaving('failed')
  }
  const save = async (): Promise<boolean> => {
    const sent = newest.current
    if (sent === kept.current) return true
    setSaving('saving')
    try {
      const answer = await call(saveDraft, {
        ...place,
        Epoch: epoch.current,
        Version: version.current + 1,
        Body: sent.Body,
        Files: sent.Files.map(({ Id }) => Id),
      })
      version.current = answer.Version
      kept.current = sent
      setFault('')
      setSaving(newest.current === sent ? 'saved' : 'unsaved')
      return newest.current === sent
    } catch (error) {
      failed(error)
      return false
    }
  }
  /** Keeps what is not kept yet; false where it cannot be. */
  const keep = (): Promise<boolean> => {
    going.current = going.current.then(save)
    return going.current
  }
  const later = (ms: number): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      void keep().then((done) => done || later(againMs))
    }, ms)
  }
  const change = (part: Partial<Text>): void => {
    newest.current = { ...newest.current, ...part }
    setText(newest.current)
    if (isElsewhere) return
    setSaving('unsaved')
    later(pauseMs)
  }
  const hidden = useEffectEvent(() => {
    if (document.visibilityState === 'hidden' && !isElsewhere) void keep()
  })
  useEffect(() => {
    const listen = () => hidden()
    document.addEventListener('visibilitychange', listen)
    return () => {
      clearTimeout(timer.current)
      document.removeEventListener('visibilitychange', listen)
    }
  }, [])

  return {
    ...text,
    saving,
    fault,
    isElsewhere,
    dirty: saving !== 'saved',
    keep,
    write: (Body: string) => change({ Body }),
    dropFile: (id: string) => change({ Files: newest.current.Files.filter(({ Id }) => Id !== id) }),
    addFile: async (file: File): Promise<void> => {
      if (!(await keep())) throw new Error('草稿还没有保存，请稍后再添加')
      const Bytes = new Uint8Array(await file.arrayBuffer())
      const answer = await call(keepWorkFile, {
        ...place,
        Epoch: epoch.current,
        Name: file.name,
        Bytes,
      })
      version.current = answer.Version
      newest.current = { ...newest.current, Files: [...newest.current.Files, answer.File] }
      kept.current = { ...kept.current, Files: newest.current.Files }
      if (kept.current.Body === newest.current.Body) kept.current = newest.current
      setText(newest.current)
    },
    /** Goes on here with what stands here, whatever was written elsewhere. */
    takeOver: async (): Promise<void> => {
      const again = await call(openDraft, place)
      epoch.current = again.Epoch
      version.current = again.Draft.Version
      // Files that were added elsewhere stay: nothing that was uploaded is lost by going on here.
      const known = new Set(newest.current.Files.map(({ Id }) => Id))
      newest.current = {
        ...newest.current,
        Files: [
          ...newest.current.Files.filter(({ Id }) =>
            again.Draft.Files.some((one) => one.Id === Id),
          ),
          ...again.Draft.Files.filter(({ Id }) => !known.has(Id)),
        ],
      }
      setText(newest.current)
      setElsewhere(false)
      await keep()
    },
    handIn: async () => {
      clearTimeout(timer.current)
      if (!(await keep())) throw new Error('草稿还没有保存，请稍后再提交')
      return call(handIn, { ...place, Epoch: epoch.current, Version: version.current })
    },
  }
}
