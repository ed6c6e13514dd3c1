import { useSearchParams } from 'react-router'
import { staying } from './staying.ts'
import { useAtOnce } from './use-at-once.ts'

type Part = string | number | boolean
type State = Readonly<Record<string, Part>>
/** Which values a part may have, where not all. */
export type Allowed<T> = { readonly [K in keyof T]?: readonly T[K][] }

const farthestPage = 10_000

const numberFrom = (text: string, name: string) => {
  const number = Number(text)
  if (!/^-?\d{1,9}$/.test(text)) return undefined
  return name === 'page' && (number < 1 || number > farthestPage) ? undefined : number
}

const partFrom = (text: string, name: string, usual: Part): Part | undefined => {
  if (typeof usual === 'number') return numberFrom(text, name)
  if (typeof usual === 'boolean') return text === '1' ? true : undefined
  return text
}

/** Reads what a list is narrowed by from the query of an address; what makes no sense is as usual. */
export const readState = <T extends State>(
  query: URLSearchParams,
  usual: T,
  allowed: Allowed<T> = {},
): T => {
  const read = Object.entries(usual).map(([name, value]) => {
    const text = query.get(name)
    const part = text === null ? undefined : partFrom(text, name, value)
    const may = (allowed as Readonly<Record<string, readonly Part[] | undefined>>)[name]
    const fits = part !== undefined && (!may || may.includes(part))
    return [name, fits ? part : value]
  })
  return Object.fromEntries(read) as T
}

/** The query of what a list is narrowed by: what is as usual is left out, what is not of the list stays. */
export const writeState = <T extends State>(
  query: URLSearchParams,
  state: T,
  usual: T,
): URLSearchParams => {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(state)) {
    if (value === usual[name]) next.delete(name)
    else next.set(name, value === true ? '1' : String(value))
  }
  return next
}

/** What a list is narrowed by, kept in the address; a change goes to the first page unless it says which. */
export const useAddressState = <T extends State>(
  usual: T,
  allowed?: Allowed<T>,
): readonly [T, (change: Partial<T>) => void] => {
  const [query, setQuery] = useSearchParams()
  const [state, show] = useAtOnce(readState(query, usual, allowed), (next) =>
    setQuery(writeState(query, next, usual), {
      state: staying,
      // Words that are typed are one step in the history, not one a letter.
      replace: 'key' in usual && next['key'] !== query.get('key'),
    }),
  )
  const change = (part: Partial<T>) => {
    const first = 'page' in usual && !('page' in part) ? { page: usual['page'] } : {}
    show({ ...state, ...first, ...part })
  }
  return [state, change]
}
