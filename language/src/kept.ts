/** Makes something of a text once, and keeps it for whenever the same text comes again. */
export const kept = <T>(make: (text: string) => T): ((text: string) => T) => {
  const values = new Map<string, T>()
  return (text) => {
    const known = values.get(text)
    if (known !== undefined) return known
    const fresh = make(text)
    values.set(text, fresh)
    return fresh
  }
}
