/** What was read a moment ago, so that many who ask the same do not all ask the database. */
type Memory<T> = {
  /**
   * What is remembered under a key, or what `read` answers. Nobody waits for another's reading: who waits may hold the
   * very connection that the other needs.
   */
  readonly get: (key: string, read: () => Promise<T>) => Promise<T>
  /** Forgets every key that begins so. */
  readonly forget: (prefix: string) => void
}

const all: (() => void)[] = []

/** Forgets everything that anything remembers, as a process does that begins: for who starts another server in it, on other data. */
export const forgetEverything = (): void => {
  for (const forget of all) forget()
}

type Kept<T> = { readonly value: T; readonly until: number }

/** Remembers for `ms`, at most `most` keys: the oldest go first, and those whose time is over. A failure is not remembered. */
export const memory = <T>(ms: number, most: number): Memory<T> => {
  const kept = new Map<string, Kept<T>>()
  // What was forgotten while it was being read is not kept: it may be what was changed.
  let forgotten = 0
  all.push(() => {
    forgotten += 1
    kept.clear()
  })
  return {
    async get(key, read) {
      const before = kept.get(key)
      if (before && before.until > performance.now()) return before.value
      const since = forgotten
      // From before the reading: what another process changes meanwhile is known after `ms`, however slow that was.
      const until = performance.now() + ms
      const value = await read()
      if (since !== forgotten) return value
      kept.delete(key)
      kept.set(key, { value, until })
      const now = performance.now()
      for (const [oldest, one] of kept) {
        if (one.until > now && kept.size <= most) break
        kept.delete(oldest)
      }
      return value
    },
    forget(prefix) {
      forgotten += 1
      for (const key of kept.keys()) if (key.startsWith(prefix)) kept.delete(key)
    },
  }
}
