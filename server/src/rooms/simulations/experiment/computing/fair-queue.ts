import type { JobResult, Task } from './job.ts'

type Waiting = {
  readonly task: Task
  /** Milliseconds of the processor that it had. */
  spent: number
  readonly until: number
  readonly done: (came: JobResult, spent: number) => void
  readonly failed: (error: unknown, spent: number) => void
}

/** The clocks that turns are given by, in ms: one counts what was computed, one what passed. */
export type Clocks = { readonly busy: () => number; readonly wall: () => number }

/**
 * Gives each of several jobs its turn in one thread: always to the one that had the least so far, so that what takes
 * milliseconds is done within milliseconds beside something that takes a minute. A job is stopped when its time is over.
 */
export const turnsOf = (
  clocks: Clocks,
  { turnMs, longestMs }: { turnMs: number; longestMs: number },
) => {
  const waiting = new Set<Waiting>()
  const next = (): Waiting | undefined => {
    let least: Waiting | undefined
    for (const one of waiting) if (!least || one.spent < least.spent) least = one
    return least
  }
  const goOn = (one: Waiting): void => {
    const since = clocks.busy()
    const before = one.spent
    const count = () => (one.spent = before + clocks.busy() - since)
    try {
      for (;;) {
        const { done, value } = one.task.going.next()
        const isOver = clocks.wall() > one.until
        if (count() - before < turnMs && !done && !isOver) continue
        if (!done && !isOver) return
        waiting.delete(one)
        return one.done(done ? value : one.task.stopped(), one.spent)
      }
    } catch (error) {
      waiting.delete(one)
      one.failed(error, count())
    }
  }
  return {
    add: (task: Task, done: Waiting['done'], failed: Waiting['failed']): void =>
      void waiting.add({ task, spent: 0, until: clocks.wall() + longestMs, done, failed }),
    /** Gives one turn; false where nobody waits for one any more. */
    turn: (): boolean => {
      const one = next()
      if (one) goOn(one)
      return waiting.size > 0
    },
  }
}
