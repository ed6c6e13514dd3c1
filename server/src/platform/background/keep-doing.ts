/** Work beside the calls of one process, one round at a time. */
export type Doing = {
  /** Something waits: begins a round, or another one after that which is under way. */
  readonly nudge: () => void
  /** Ends what is under way, and begins no more. */
  readonly stop: () => Promise<void>
}

/**
 * Does a round of work now, every so often, and whenever it is nudged; rows that wait are claimed in the database, so
 * that any number of processes may do it at once. A round ends early when its signal says so.
 */
export const keepDoing = ({
  round,
  everyMs,
  onFault,
}: {
  readonly round: (stopping: AbortSignal) => Promise<void>
  readonly everyMs: number
  /** A round failed as a whole, as when the database is away: the next one finds what waits. */
  readonly onFault: (error: unknown) => void
}): Doing => {
  const stopping = new AbortController()
  let busy: Promise<void> | undefined
  let again = false
  const nudge = (): void => {
    if (stopping.signal.aborted) return
    again = busy !== undefined
    busy ??= round(stopping.signal)
      .catch(onFault)
      .finally(() => {
        busy = undefined
        if (again) nudge()
      })
  }
  const looking = setInterval(nudge, everyMs)
  looking.unref()
  nudge()
  return {
    nudge,
    async stop() {
      clearInterval(looking)
      stopping.abort()
      await busy
    },
  }
}
