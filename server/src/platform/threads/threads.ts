import { Worker } from 'node:worker_threads'
import { codes } from '@xinglin/wire'
import { Refused } from '#platform/visit'
import type { Sent, SentBack } from '#platform/thread-jobs'

/** Threads of one module, which does jobs that nobody knows the length of. */
export type Threads<Job, Came> = {
  /** What comes of a job; throws Overrun where it takes more than it may, −10503 where too many wait. */
  readonly run: (job: Job) => Promise<Came>
  readonly close: () => Promise<void>
}

/** A job took more time or memory than it may: it was ended, and its thread with it. */
export class Overrun extends Error {}

type Waiting = {
  readonly job: unknown
  readonly resolve: (came: unknown) => void
  readonly reject: (error: Error) => void
}
type Thread = { readonly worker: Worker; isReady: boolean; doing?: Waiting | undefined }

const overloaded = (reason: string) =>
  new Refused(codes.overloaded.code, codes.overloaded.msg, { reason })

/**
 * Opens threads of a module that calls `serveJobs`. A thread begins when it is needed, does one job at a time, and stays.
 * A job has `longestMs` from when a thread that is ready takes it up, and a thread has `megabytes` of memory: what takes more
 * is ended from outside, whatever it does. In a bundle the module is read from where its source lies, as migrations are.
 */
export const openThreads = <Job, Came>(
  module: URL,
  {
    count = 1,
    longestMs,
    megabytes,
    mostWaiting = 100,
  }: {
    readonly count?: number
    readonly longestMs: number
    readonly megabytes: number
    readonly mostWaiting?: number
  },
): Threads<Job, Came> => {
  const threads = new Set<Thread>()
  const waiting: Waiting[] = []
  let numbers = 0

  const give = (thread: Thread): void => {
    const next = waiting.shift()
    if (!next) return thread.worker.unref()
    const sent: Sent = { no: (numbers += 1), job: next.job }
    const clock = setTimeout(() => end(thread, new Overrun('time')), longestMs)
    thread.doing = {
      job: next.job,
      resolve: (came) => {
        clearTimeout(clock)
        next.resolve(came)
      },
      reject: (error) => {
        clearTimeout(clock)
        next.reject(error)
      },
    }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.worker.postMessage(sent)
  }

  /** Takes a thread away; what it did fails, what waits is given to others. */
  const end = (thread: Thread, error: Error): void => {
    if (!threads.delete(thread)) return
    void thread.worker.terminate()
    thread.doing?.reject(error)
    // One that never was ready would be begun again for ever.
    if (!thread.isReady) for (const one of waiting.splice(0)) one.reject(error)
    if (waiting.length > 0) begin()
  }

  const begin = (): void => {
    const worker = new Worker(module, {
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
      // What the process was started with (a profile, a coverage) is of its main thread.
      execArgv: [],
    })
    const thread: Thread = { worker, isReady: false }
    threads.add(thread)
    worker.on('message', (told: SentBack) => {
      if ('ready' in told) thread.isReady = true
      else {
        const done = thread.doing
        thread.doing = undefined
        if ('error' in told) done?.reject(new Error(`a job failed: ${told.error}`))
        else done?.resolve(told.came)
      }
      give(thread)
    })
    worker.on('error', (error: NodeJS.ErrnoException) =>
      end(thread, error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Overrun('memory') : error),
    )
    worker.on('exit', () => end(thread, overloaded('a thread ended')))
  }

  const idle = (): Thread | undefined =>
    [...threads].find(({ isReady, doing }) => isReady && doing === undefined)

  return {
    run: (job) =>
      new Promise<Came>((resolve, reject) => {
        if (waiting.length >= mostWaiting) return reject(overloaded('threads'))
        waiting.push({ job, resolve: resolve as (came: unknown) => void, reject })
        const free = idle()
        if (free) {
          free.worker.ref()
          give(free)
        } else if (threads.size < count) begin()
      }),
    close: async () => {
      for (const one of waiting.splice(0)) one.reject(overloaded('closing'))
      const all = [...threads]
      threads.clear()
      for (const { worker, doing } of all) {
        doing?.reject(overloaded('closing'))
        await worker.terminate()
      }
    },
  }
}
