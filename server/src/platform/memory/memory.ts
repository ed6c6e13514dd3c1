/** What was read a moment ago, so that many who ask the same do not all ask the database. */
export type Memory<T> = {
  /** What is remembered under a key, or what `read` answers; those who ask meanwhile wait for the same answer. */
  readonly get: (key: string, read: () => Promise<T>) => Promise<T>
  /** Forgets every key that begins so. */
  readonly forget: (prefix: string) => void
}

type Kept<T> = { readonly value: Promise<T>; readonly until: number }

/** Remembers for `ms`, at most `most` keys: the oldest go first. A failure is remembered by nobody. */
export const memory = <T>(ms: number, most: number): Memory<T> => {
  const kept = new Map<string, Kept<T>>()
  return {
    get(key, read) {
      const now = performance.now()
      const before = kept.get(key)
      if (before && before.until > now) return before.value
      const value = read()
      kept.delete(key)
      kept.set(key, { value, until: now + ms })
      if (kept.size > most) kept.delete(kept.keys().next().value ?? '')
      value.catch(() => {
        if (kept.get(key)?.value === value) kept.delete(key)
      })
      return value
    },
    forget(prefix) {
      for (const key of kept.keys()) if (key.startsWith(prefix)) kept.delete(key)
    },
  }
}
