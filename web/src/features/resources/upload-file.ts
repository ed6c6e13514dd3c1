import { call, CallError } from '#call'
import { uploadComplete, uploadInit, uploadPart } from '@xinglin/contract/resources'
import { markOf } from './file-mark.ts'

const pausesMs = [1_000, 2_000, 4_000, 8_000]
const tooOften = 429
const away = 503
const late = 408

const isPassing = (error: unknown) =>
  error instanceof CallError && [0, late, tooOften, away].includes(error.http)

const after = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

/** Does something again after a pause while what hinders it may pass by itself. */
const patiently = async <T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> => {
  for (const pause of pausesMs) {
    try {
      return await work()
    } catch (error) {
      if (!isPassing(error)) throw error
      await after(pause, signal)
    }
  }
  return work()
}

/** How much the server says it has, where it refuses a part out of turn. */
const receivedIn = (error: unknown): number | undefined => {
  const data: unknown = error instanceof CallError ? error.data : undefined
  if (typeof data !== 'object' || data === null || !('Received' in data)) return undefined
  return typeof data.Received === 'number' ? data.Received : undefined
}

/**
 * Uploads a file part by part under an `id` of the browser's; begun again with the same one it goes on where it was broken
 * off. `onPercent` hears how much has arrived.
 */
export const uploadFile = async (
  file: File,
  {
    id: Id,
    folderId: FolderId = '',
    signal,
    onPercent,
  }: {
    id: string
    folderId?: string
    signal: AbortSignal
    onPercent: (percent: number) => void
  },
) => {
  const quietly = { signal, background: true }
  const Mark = await markOf(file)
  const { PartBytes: size, Received: begun } = await patiently(
    () => call(uploadInit, { Id, Name: file.name, Bytes: file.size, FolderId, Mark }, quietly),
    signal,
  )
  let at = begun
  const tell = () => onPercent(Math.floor((at / file.size) * 100))
  tell()
  while (at < file.size) {
    const From = at
    const Bytes = new Uint8Array(await file.slice(From, From + size).arrayBuffer())
    try {
      const sent = await patiently(() => call(uploadPart, { Id, From, Bytes }, quietly), signal)
      at = sent.Received
    } catch (error) {
      const there = receivedIn(error)
      if (there === undefined || there === From) throw error
      at = there
    }
    tell()
  }
  return patiently(() => call(uploadComplete, { Id }, quietly), signal)
}
