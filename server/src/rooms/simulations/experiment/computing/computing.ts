import type { Visit } from '#platform/visit'
import { takeTurn } from '#simulations/kernel'
import { allowanceOf } from './allowance.ts'
import type { Engines } from './engines.ts'
import type { JobResult, Job } from './job.ts'

/** What is computed for those who experiment: off the event loop, without a connection, one thing at a time for each person. */
export type Computing = {
  /** Waits until nothing else is computed for the visitor, and keeps it so until the call is over. */
  readonly enter: (visit: Visit) => Promise<void>
  /** What comes of a job. `isFree` where it is not charged to the visitor’s allowance. */
  readonly run: (visit: Visit, job: Job, isFree?: boolean) => Promise<JobResult>
}

/** Twice an hour of the dearest experiment, replay and assessment with it; then a quarter of a processor. */
const usual = { most: 120_000, aSecond: 250 }

/** Computes with some engines; nobody takes more than an allowance (ms of a processor) of them. */
export const computingWith = (engines: Engines, allowed = usual): Computing => {
  const allowance = allowanceOf(allowed)
  return {
    enter: (visit) => takeTurn(visit, 'engine'),
    run: (visit, job, isFree = false) =>
      visit.apart(async () => {
        const person = visit.person?.id ?? ''
        if (!isFree) allowance.check(person, performance.now())
        const { came, spent } = await engines.run(job)
        if (!isFree) allowance.charge(person, spent, performance.now())
        return came
      }),
  }
}
