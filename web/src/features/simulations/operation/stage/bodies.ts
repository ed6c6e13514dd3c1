import { builtWorker } from '#ui'
import type { Built, Wanted } from '../body/build.ts'

const kept = new Map<string, Promise<Built>>()
const most = 6
let worker: Promise<Worker> | undefined
let requested = 0

const builder = (): Promise<Worker> =>
  (worker ??= import('../body/builder.worker.ts?worker&url').then(({ default: address }) =>
    builtWorker(address),
  ))

const ask = async (wanted: Wanted): Promise<Built> => {
  const here = await builder()
  return new Promise((resolve, reject) => {
    const id = (requested += 1)
    const hear = ({ data }: MessageEvent<{ id: number; built: Built }>) => {
      if (data.id !== id) return
      stop()
      resolve(data.built)
    }
    const fail = () => {
      stop()
      worker = undefined
      reject(new Error('no worker'))
    }
    const stop = () => {
      here.removeEventListener('message', hear)
      here.removeEventListener('error', fail)
    }
    here.addEventListener('message', hear)
    here.addEventListener('error', fail)
    here.postMessage({ id, wanted }, [])
  })
}

/** Wakes whoever builds bodies, while the page still waits for other things. */
export const wakeBuilder = (): void => void builder().catch(() => (worker = undefined))

/** The body as it was built, or as it is being built; one that was seen of late comes at once. */
export const builtBody = (wanted: Wanted): Promise<Built> => {
  const key = JSON.stringify(wanted)
  const known = kept.get(key)
  if (known) return known
  const built = ask(wanted)
  kept.set(key, built)
  built.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  return built
}
