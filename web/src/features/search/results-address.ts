/** What is looked for: everything, or one kind of thing alone. */
export type Mode = 'all' | 'course' | 'teacher' | 'topic' | 'news'

/** The address of the results of a search. */
export const resultsAddress = (key: string, mode: Mode = 'all') =>
  `/searchResults?${new URLSearchParams({ key, ...(mode !== 'all' && { mode }) })}`
