/** The newest state of each session under way. */
type Newest<State> = {
  readonly of: (sessionId: string) => State | undefined
  /** The same for one owner: whoever takes it may change it, and gives it back when that was committed. */
  readonly take: (sessionId: string) => State | undefined
  /** Remembers a state whose events are committed; one that is over is forgotten. */
  readonly keep: (sessionId: string, state: State) => void
}

/**
 * Remembers the newest states, so that the next action need not be folded from all events. It is a shortcut alone: the
 * number in a session's row says which state is wanted, so that several processes may serve one session and a restart
 * loses nothing. Beyond `most` the one that was kept longest ago goes.
 */
export const newestOf = <State>(most: number, isOver: (state: State) => boolean): Newest<State> => {
  const kept = new Map<string, State>()
  return {
    of: (sessionId) => kept.get(sessionId),
    take: (sessionId) => {
      const state = kept.get(sessionId)
      kept.delete(sessionId)
      return state
    },
    keep: (sessionId, state) => {
      kept.delete(sessionId)
      if (isOver(state)) return
      kept.set(sessionId, state)
      if (kept.size > most) kept.delete(kept.keys().next().value ?? '')
    },
  }
}
