import { messageOf } from '#ui'
import { maxPictures } from '@xinglin/contract/feedback'
import { type ClipboardEvent, useRef, useState } from 'react'
import { shrinkPicture } from './shrink-picture.ts'

const tooMany = `最多上传${maxPictures}张图片`

/** The pictures of a form, made small as they are chosen or pasted. */
export const usePictures = () => {
  const latest = useRef<readonly Blob[]>([])
  const [pictures, show] = useState<readonly Blob[]>([])
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const set = (next: readonly Blob[]) => {
    latest.current = next
    show(next)
  }
  const add = async (files: readonly File[]) => {
    setError(undefined)
    setBusy(true)
    try {
      for (const file of files) {
        if (latest.current.length >= maxPictures) throw new Error(tooMany)
        const picture = await shrinkPicture(file)
        set([...latest.current, picture])
      }
    } catch (fault) {
      setError(messageOf(fault))
    } finally {
      setBusy(false)
    }
  }
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files].filter(({ type }) => type.startsWith('image/'))
    if (files.length === 0) return
    event.preventDefault()
    void add(files)
  }
  return {
    pictures,
    busy,
    paste,
    field: {
      pictures,
      busy,
      error,
      onAdd: (files: readonly File[]) => void add(files),
      onDrop: (picture: Blob) => {
        setError(undefined)
        set(latest.current.filter((one) => one !== picture))
      },
    },
    clear: () => set([]),
  }
}
