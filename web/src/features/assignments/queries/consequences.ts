import { CallError } from '#call'

/** What something means for students, a sentence each, where the server asks for a second word; undefined of every other error. */
export const consequencesIn = (error: unknown, message: string): readonly string[] | undefined => {
  if (!(error instanceof CallError) || error.message !== message) return undefined
  const { data } = error
  const record = typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {}
  const { Consequences: all } = record
  return Array.isArray(all) ? all.filter((one): one is string => typeof one === 'string') : []
}
