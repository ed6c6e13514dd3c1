import { build, type Built, type Wanted } from './build.ts'

type WorkerScope = { readonly postMessage: (message: unknown, moved: Transferable[]) => void }

const place = globalThis as unknown as WorkerScope

const buffersOf = ({ skin, hair, features, cloth, bones, blanket }: Built): Transferable[] =>
  [skin, hair, features, bones, ...cloth, ...(blanket ? [blanket] : [])].flatMap((net) =>
    Object.values(net).map(({ buffer }) => buffer),
  )

// Beside the page: what takes a tenth of a second there would be missed frames.
globalThis.addEventListener('message', ({ data }: MessageEvent<{ id: number; wanted: Wanted }>) => {
  const built = build(data.wanted)
  place.postMessage({ id: data.id, built }, buffersOf(built))
})
