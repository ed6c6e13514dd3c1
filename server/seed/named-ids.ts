/** What the demo names; throws where there is none. */
export const expectFound = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`the demo names ${what}, which there is not`)
  return value
}

/** Ids by the names that the demo's files use. */
export type MadeSchool = {
  readonly people: Map<string, string>
  readonly courses: ReadonlyMap<string, string>
  readonly news: ReadonlyMap<string, string>
  readonly topics: ReadonlyMap<string, string>
}
