import { call, newId } from '#call'
import { toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  getUploads,
  kindByName,
  removeResource,
  resourceKindNames,
  resourceKinds,
  tooLarge,
  uploadInit,
  type ResourceKind,
} from '@xinglin/contract/resources'
import { useEffect, useRef, useState } from 'react'
import { markOf } from './file-mark.ts'
import { resourceKeys } from './queries.ts'
import { uploadFile } from './upload-file.ts'

/** A file on its way to the server. */
export type Uploading = {
  readonly id: string
  readonly file: File
  readonly folderId: string
  readonly percent: number
  /** Why it stopped; empty while it goes on. */
  readonly fault: string
}

const { kind: unknownKind, empty } = uploadInit.refusals

/** What the server would refuse at once. */
export const faultOf = (
  { name, size }: Pick<File, 'name' | 'size'>,
  kinds: readonly ResourceKind[] = resourceKindNames,
): string => {
  const kind = kindByName(name)
  if (!kind || !kinds.includes(kind))
    return kinds.length === 1 && kinds[0]
      ? `仅支持 ${resourceKinds[kinds[0]].formats} 格式的${resourceKinds[kinds[0]].name}`
      : unknownKind[1]
  if (size === 0) return empty[1]
  return size > resourceKinds[kind].most ? tooLarge(kind) : ''
}

/** The upload of the caller's that this very file goes on with: one that was broken off, here or elsewhere. */
const begunWith = async (file: File) => {
  const { List: begun } = await call(getUploads, {}, { background: true })
  const mark = await markOf(file)
  return begun.find(({ Mark }) => Mark === mark)
}

/** The files that are being uploaded, and how to begin, go on with and give up one. */
export const useUploads = (kinds?: readonly ResourceKind[]) => {
  const queries = useQueryClient()
  const [uploads, setUploads] = useState<readonly Uploading[]>([])
  const [fault, setFault] = useState('')
  const stops = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const running = stops.current
    return () => {
      for (const stop of running.values()) stop.abort()
    }
  }, [])

  const change = (id: string, set: Partial<Uploading>) =>
    setUploads((now) => now.map((one) => (one.id === id ? { ...one, ...set } : one)))
  const drop = (id: string) => setUploads((now) => now.filter((one) => one.id !== id))

  const go = async ({ id, file, folderId }: Pick<Uploading, 'id' | 'file' | 'folderId'>) => {
    const stop = new AbortController()
    stops.current.set(id, stop)
    change(id, { fault: '' })
    try {
      const { Kind: kind } = await uploadFile(file, {
        id,
        folderId,
        signal: stop.signal,
        onPercent: (percent) => change(id, { percent }),
      })
      drop(id)
      toast.success(`“${file.name}”已上传${kind === 'video' ? '，正在排队转码' : ''}`)
    } catch (error) {
      if (!stop.signal.aborted) change(id, { fault: messageOf(error) })
    }
    await queries.invalidateQueries({ queryKey: resourceKeys })
  }

  return {
    uploads,
    fault,
    begin: async (file: File, folderId = '') => {
      const wrong = faultOf(file, kinds)
      setFault(wrong)
      if (wrong) return
      const before = await begunWith(file).catch(() => undefined)
      if (before && stops.current.has(before.Id) && uploads.some(({ id }) => id === before.Id))
        return
      const percent = before ? Math.floor((before.Received / before.Bytes) * 100) : 0
      const one = { id: before?.Id ?? newId(), file, folderId, percent, fault: '' }
      setUploads((now) => [...now, one])
      await go(one)
    },
    goOn: (one: Uploading) => void go(one),
    giveUp: async (id: string) => {
      stops.current.get(id)?.abort()
      drop(id)
      // It is forgotten by itself too, only later.
      await call(removeResource, { Id: id }, { background: true }).catch(() => undefined)
      await queries.invalidateQueries({ queryKey: resourceKeys })
    },
  }
}
