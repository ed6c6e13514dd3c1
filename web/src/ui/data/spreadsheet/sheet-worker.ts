import { doWork, type Work } from './sheet-work.ts'

type WorkerScope = {
  readonly addEventListener: (kind: 'message', hear: (event: MessageEvent<Work>) => void) => void
  readonly postMessage: (message: unknown, moved: Transferable[]) => void
}

// The libraries of the browser know this place as a window.
const place = globalThis as unknown as WorkerScope

place.addEventListener('message', ({ data }) => {
  void doWork(data).then((done) => place.postMessage(done, done.kind === 'file' ? [done.file] : []))
})
