import { parentPort } from 'node:worker_threads'

/** What is sent to a thread, and what it sends back: first that it is ready, then of each job what came of it or why it failed. */
export type Sent = { readonly no: number; readonly job: unknown }
export type SentBack =
  | { readonly ready: true }
  | { readonly no: number; readonly came: unknown }
  | { readonly no: number; readonly error: string }

/** What a thread's module calls: answers jobs, one after the other, with plain data. */
// The type says what the module was opened with.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export const serveJobs = <Job>(answer: (job: Job) => unknown): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  const send = (message: SentBack): void => parentPort?.postMessage(message)
  parentPort?.on('message', ({ no, job }: Sent) => {
    const answering = async () => {
      try {
        send({ no, came: await answer(job as Job) })
      } catch (error) {
        send({ no, error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
      }
    }
    void answering()
  })
  send({ ready: true })
}
