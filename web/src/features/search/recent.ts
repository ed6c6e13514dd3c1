import { createStore } from '#ui'

const place = 'recent-searches'
const most = 8

const read = (): readonly string[] => {
  try {
    const parsed: unknown = JSON.parse(window.localStorage.getItem(place) ?? '[]')
    return Array.isArray(parsed)
      ? parsed.filter((one): one is string => typeof one === 'string').slice(0, most)
      : []
  } catch {
    // No storage, or somebody else's text in it.
    return []
  }
}

const state = createStore<readonly string[] | undefined>(undefined)

const keep = (searches: readonly string[]) => {
  state.set(searches)
  try {
    if (searches.length > 0) window.localStorage.setItem(place, JSON.stringify(searches))
    else window.localStorage.removeItem(place)
  } catch {
    // They are then remembered as long as the page.
  }
}

/** The searches made on this device, newest first, at most eight. */
export const recentSearches = (): readonly string[] => state.get() ?? read()

/** The recent searches, watched. */
export const useRecentSearches = (): readonly string[] => state.use() ?? read()

/** Remembers a search. */
export const rememberSearch = (text: string) =>
  keep([text, ...recentSearches().filter((one) => one !== text)].slice(0, most))

/** Forgets one search, which the server refused for its words. */
export const forgetSearch = (text: string) => keep(recentSearches().filter((one) => one !== text))

/** Forgets all of them. */
export const forgetSearches = () => keep([])
