import type pg from 'pg'

/** Gives a query the name under which its connection keeps it prepared. */
export type Preparer = (config: pg.QueryConfig) => pg.QueryConfig

const preparedAtMost = 200
const preparedFrom = 3

/**
 * Names the queries that come again and again, so that each connection parses them once; those of many shapes (lists of
 * ids) stay unnamed, or a connection would keep them all.
 */
export const preparer = (): Preparer => {
  const seen = new Map<string, number>()
  const names = new Map<string, string>()
  return (config) => {
    if (typeof config !== 'object' || typeof config.text !== 'string') return config
    const { text } = config
    const known = names.get(text)
    if (known) return { ...config, name: known }
    if (names.size >= preparedAtMost) return config
    const count = (seen.get(text) ?? 0) + 1
    if (count >= preparedFrom) {
      names.set(text, `x${names.size}`)
      seen.delete(text)
    } else {
      if (seen.size > 10_000) seen.clear()
      seen.set(text, count)
    }
    return config
  }
}
