import { routesOf2 } from '@xinglin/contract/specification'

/** The path of an address, and nothing that could hold a credential: no query, no fragment, nothing from `source=` on. */
export const pathAlone = (url: string): string => {
  const path = url.replace(/^[a-z]+:\/\/[^/]*/i, '').split(/[?#]/)[0] ?? ''
  return (path.split(/source=/i)[0] ?? '').slice(0, 200) || '/'
}

const firstOf = (path: string): string => (path.split('/')[1] ?? '').toLowerCase()

const screens: ReadonlySet<string> = new Set(
  routesOf2.map((path) => firstOf(path)).filter((name) => !name.startsWith(':')),
)

/** The screen that a path leads to, as visits are counted by it: all courses are one, and whatever leads nowhere is one too. */
export const screenOf = (path: string): string => {
  const name = firstOf(path)
  return screens.has(name) ? name : 'other'
}

/** Visits of one person that count within a day; of all strangers behind one address together, who are not told apart, twenty times as many. */
const maxVisitsADay = 500
export const visitsADay = ({ isStranger }: { readonly isStranger: boolean }): number =>
  isStranger ? maxVisitsADay * 20 : maxVisitsADay
