import { Worker } from 'node:worker_threads'
import { codes } from '@xinglin/wire'
import { Refused } from '#platform/visit'
import type { Sent, SentBack } from '#platform/thread-jobs'

/** Threads of one module, which does jobs that nobody knows the length of. */
export type Threads<Job, Came> = {
  /** What comes of a job of somebody; throws Overrun where it takes more than it may, −10503 where too many wait, −10429 where too many of theirs do. */
  readonly run: (job: Job, of: string) => Promise<Came>
  readonly close: () => Promise<void>
}

/** A job took more time or memory than it may: it was ended, and its thread with it. */
export class Overrun extends Error {}

type Waiting = {
  readonly job: unknown
  readonly of: string
  readonly resolve: (came: unknown) => void
  readonly reject: (error: Error) => void
}
type Thread = { readonly worker: Worker; isReady: boolean; doing?: Waiting | undefined }

const overloaded = (reason: string) =>
  new Refused(codes.overloaded.code, codes.overloaded.msg, { reason })

/** Jobs of one person that wait: what a page of ours asks for at once, and a little more. */
const maxOfOne = 6

/** Takes out the job that is next: of whoever was served longest ago, so that nobody waits for all of another's. */
const takeNext = (waiting: Waiting[], served: Map<string, number>): Waiting | undefined => {
  const first = waiting.toSorted(
    (one, other) => (served.get(one.of) ?? 0) - (served.get(other.of) ?? 0),
  )[0]
  if (!first) {
    served.clear()
    return undefined
  }
  waiting.splice(waiting.indexOf(first), 1)
  return first
}

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
    maxWaiting = 100,
  }: {
    readonly count?: number
    readonly longestMs: number
    readonly megabytes: number
    readonly maxWaiting?: number
  },
): Threads<Job, Came> => {
  const threads = new Set<Thread>()
  const waiting: Waiting[] = []
  const served = new Map<string, number>()
  let numbers = 0

  const give = (thread: Thread): void => {
    const next = takeNext(waiting, served)
    if (!next) return thread.worker.unref()
    const sent: Sent = { no: (numbers += 1), job: next.job }
    served.set(next.of, numbers)
    const clock = setTimeout(() => end(thread, new Overrun('time')), longestMs)
    thread.doing = {
      job: next.job,
      of: next.of,
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
    worker.on('message', (message: SentBack) => {
      if ('ready' in message) thread.isReady = true
      else {
        const done = thread.doing
        thread.doing = undefined
        if ('error' in message) done?.reject(new Error(`a job failed: ${message.error}`))
        else done?.resolve(message.came)
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
    run: (job, of) =>
      new Promise<Came>((resolve, reject) => {
        if (waiting.length >= maxWaiting) return reject(overloaded('threads'))
        if (waiting.filter((one) => one.of === of).length >= maxOfOne)
          return reject(new Refused(codes.tooMany.code, codes.tooMany.msg, { reason: of }))
        waiting.push({ job, of, resolve: resolve as (came: unknown) => void, reject })
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
