// What a thread of the engines runs: it knows the simulation alone, and holds nothing between two jobs.
import { parentPort } from 'node:worker_threads'
import { taskOf, type JobResult, type Job } from './job.ts'
import { turnsOf } from './fair-queue.ts'

/** A job as it is sent to a thread. */
export type Sent = { readonly no: number; readonly job: Job }

/** What a thread sends back: what came of it, or why it failed, and the ms of a processor that it took. */
export type SentBack = {
  readonly no: number
  readonly spent: number
  readonly came?: JobResult
  readonly error?: string
}

const turnMs = 4
/** Within the 28 s that a call may take. */
const longestMs = 22_000

const busy = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
const turns = turnsOf({ busy, wall: () => performance.now() }, { turnMs, longestMs })

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const sendBack = (message: SentBack): void => parentPort?.postMessage(message)

let isTurning = false
// After each turn the messages that came meanwhile are read: a short job need not wait for a long one.
const goOn = (): void => {
  isTurning = turns.turn()
  if (isTurning) setImmediate(goOn)
}

parentPort?.on('message', ({ no, job }: Sent) => {
  turns.add(
    taskOf(job),
    (came, spent) => sendBack({ no, spent, came }),
    (error, spent) =>
      sendBack({ no, spent, error: error instanceof Error ? (error.stack ?? '') : String(error) }),
  )
  if (isTurning) return
  isTurning = true
  setImmediate(goOn)
})
