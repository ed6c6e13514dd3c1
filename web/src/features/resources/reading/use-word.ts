import { readFile } from '#call'
import { builtWorker } from '#ui'
import { useEffect, useState } from 'react'
import type { WordRead } from './word-html.ts'

/** How the reading of a Word document stands. */
export type WordState =
  | { readonly is: 'coming' }
  | { readonly is: 'broken' }
  | { readonly is: 'there'; readonly read: WordRead }

// A small file may unfold to a very large one: whatever takes longer is given up.
const patienceMs = 20_000

const readWord = async (url: string, signal: AbortSignal): Promise<WordRead | undefined> => {
  const file = await readFile(url, signal)
  if (!file) return undefined
  const { default: address } = await import('./word-worker.ts?worker&url')
  signal.throwIfAborted()
  const worker = builtWorker(address)
  try {
    return await new Promise<WordRead | undefined>((resolve) => {
      setTimeout(() => resolve(undefined), patienceMs)
      signal.addEventListener('abort', () => resolve(undefined))
      worker.addEventListener('message', ({ data }: MessageEvent<WordRead | undefined>) =>
        resolve(data),
      )
      worker.addEventListener('error', () => resolve(undefined))
      worker.postMessage(file, [file])
    })
  } finally {
    worker.terminate()
  }
}

/** Reads the Word document at an address, beside the page. */
export const useWord = (url: string): WordState => {
  const [opened, setOpened] = useState<{ url: string; state: WordState }>()
  useEffect(() => {
    const gone = new AbortController()
    const open = async () => {
      const read = await readWord(url, gone.signal).catch(() => undefined)
      if (!gone.signal.aborted)
        setOpened({ url, state: read ? { is: 'there', read } : { is: 'broken' } })
    }
    void open()
    return () => gone.abort()
  }, [url])
  return opened?.url === url ? opened.state : { is: 'coming' }
}
