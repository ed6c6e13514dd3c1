import { call, newId } from '#call'
import { toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { largestVideo, removeResource, uploadInit } from '@xinglin/contract/resources'
import { useEffect, useRef, useState } from 'react'
import { videoKeys } from './queries.ts'
import { uploadVideo } from './upload-video.ts'

/** A video on its way to the server. */
export type Uploading = {
  readonly id: string
  readonly file: File
  readonly percent: number
  /** Why it stopped; empty while it goes on. */
  readonly fault: string
}

const { kind, empty, large } = uploadInit.refusals
const endings = /\.(?:mp4|m4v|webm|mov)$/i

/** What the server would refuse at once. */
export const faultOf = ({ name, size }: Pick<File, 'name' | 'size'>): string => {
  if (!endings.test(name)) return kind[1]
  if (size === 0) return empty[1]
  return size > largestVideo ? large[1] : ''
}

/** The videos that are being uploaded, and how to begin, go on with and give up one. */
export const useUploads = () => {
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

  const go = async ({ id, file }: Pick<Uploading, 'id' | 'file'>) => {
    const stop = new AbortController()
    stops.current.set(id, stop)
    change(id, { fault: '' })
    try {
      await uploadVideo(file, {
        id,
        signal: stop.signal,
        onPercent: (percent) => change(id, { percent }),
      })
      drop(id)
      toast.success(`“${file.name}”已上传，正在排队转码`)
      await queries.invalidateQueries({ queryKey: videoKeys })
    } catch (error) {
      if (!stop.signal.aborted) change(id, { fault: messageOf(error) })
    }
  }

  return {
    uploads,
    fault,
    begin: (file: File) => {
      const wrong = faultOf(file)
      setFault(wrong)
      if (wrong) return
      const one = { id: newId(), file, percent: 0, fault: '' }
      setUploads((now) => [...now, one])
      void go(one)
    },
    goOn: (one: Uploading) => void go(one),
    giveUp: ({ id }: Uploading) => {
      stops.current.get(id)?.abort()
      drop(id)
      // It is forgotten by itself too, only later.
      call(removeResource, { Id: id }, { background: true }).catch(() => undefined)
    },
  }
}
