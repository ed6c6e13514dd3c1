/** Remembers what one request read, by what it is called. */
export const readOnce = () => {
  const known = new Map<string, Promise<unknown>>()
  return {
    once: <T>(name: string, read: () => Promise<T>): Promise<T> => {
      const before = known.get(name) as Promise<T> | undefined
      const reading = before ?? read()
      known.set(name, reading)
      return reading
    },
    /** Another transaction begins: everything may have changed. */
    forget: () => known.clear(),
  }
}
