import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { codes } from '@xinglin/wire'
import { Refused } from '#platform/visit'
import type { JobResult, Job } from './job.ts'
import type { Sent, SentBack } from './thread.ts'

/** The engines of the experiments, in threads beside the one that answers everybody. */
export type Engines = {
  /** What comes of a job, and the ms of a processor that it took; −10503 where the thread broke down. */
  readonly run: (job: Job) => Promise<{ readonly came: JobResult; readonly spent: number }>
  readonly close: () => Promise<void>
}

type EngineRequest = {
  readonly resolve: (answered: { came: JobResult; spent: number }) => void
  readonly reject: (error: Error) => void
}

type Thread = { readonly worker: Worker; readonly requests: Map<number, EngineRequest> }

/** A run is some kilobytes and a recorded stretch some megabytes; whatever needs more is broken. */
const maxMegabytes = 384

const broken = (reason: string) =>
  new Refused(codes.overloaded.code, codes.overloaded.msg, { reason })

/** Opens the engines: one processor is left to whoever answers; a thread begins when it is first needed. */
export const openEngines = (count = Math.max(1, availableParallelism() - 1)): Engines => {
  const threads: (Thread | undefined)[] = Array.from({ length: count })
  let numbers = 0

  const start = (at: number): Thread => {
    const worker = new Worker(new URL('thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
      // What the process was started with (a profile, a coverage) is of its main thread.
      execArgv: [],
    })
    const thread: Thread = { worker, requests: new Map() }
    worker.on('message', ({ no, came, spent, error }: SentBack) => {
      const one = thread.requests.get(no)
      thread.requests.delete(no)
      if (thread.requests.size === 0) worker.unref()
      if (came) one?.resolve({ came, spent })
      else one?.reject(new Error(`an engine failed: ${error}`))
    })
    // Out of memory, or a fault beyond the jobs: who waited comes again, and the next one starts another thread.
    const ended = (reason: string): void => {
      if (threads[at] === thread) threads[at] = undefined
      for (const one of thread.requests.values()) one.reject(broken(reason))
      thread.requests.clear()
    }
    worker.on('error', (error) => ended(String(error)))
    worker.on('exit', () => ended('an engine ended'))
    worker.unref()
    threads[at] = thread
    return thread
  }

  const minBusy = (): Thread => {
    let best = 0
    const busy = (at: number): number => threads[at]?.requests.size ?? 0
    for (let at = 1; at < count; at += 1) if (busy(at) < busy(best)) best = at
    return threads[best] ?? start(best)
  }

  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        const { worker, requests } = minBusy()
        const no = (numbers += 1)
        requests.set(no, { resolve, reject })
        worker.ref()
        const sent: Sent = { no, job }
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage(sent)
      }),
    close: async () => {
      for (const thread of threads) await thread?.worker.terminate()
    },
  }
}
