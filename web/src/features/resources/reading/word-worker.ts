import { toReadable, type WordRead } from './word-html.ts'

type WorkerScope = {
  readonly addEventListener: (
    kind: 'message',
    hear: (event: MessageEvent<ArrayBuffer>) => void,
  ) => void
  readonly postMessage: (message: WordRead | undefined, moved: Transferable[]) => void
}

// The libraries of the browser know this place as a window.
const place = globalThis as unknown as WorkerScope

place.addEventListener('message', ({ data }) => {
  void toReadable(data).then(
    (read) =>
      place.postMessage(
        read,
        read.pictures.map(({ bytes }) => bytes),
      ),
    () => place.postMessage(undefined, []),
  )
})
