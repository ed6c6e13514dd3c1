import { type Allowed, useAddressState } from '../../hooks/address-state.ts'

type Part = string | number | boolean
/** What a list is narrowed by: the parts of its address, with their usual values. */
export type Filters = Readonly<Record<string, Part>>

/** Where in a list one is: the page, the order (`name`, or `-name` downward), and the chosen columns by their ids. */
type Position = { readonly page: number; readonly sort: string; readonly columns: string }

/** The state of a list, all of it in the address. */
export type ListState<F extends Filters> = {
  readonly state: F & Position
  /** Narrows otherwise, from the first page on. */
  readonly change: (part: Partial<F>) => void
  /** Goes elsewhere in the list: to another page, order or columns; to the first page unless it says which. */
  readonly go: (part: Partial<Position>) => void
  /** What is narrowed by while nobody narrowed. */
  readonly usual: F
}

const atFirst: Position = { page: 1, sort: '', columns: '' }
const positions = Object.keys(atFirst)

/** Page, order, filters and columns of a list, read from the address and written to it. */
export const useListState = <F extends Filters>(
  usual: F,
  allowed?: Allowed<F & Position>,
): ListState<F> => {
  const [state, change] = useAddressState<F & Position>({ ...usual, ...atFirst }, allowed)
  // A part of the filters is a part of the whole, which a type that is not known yet cannot show.
  return {
    state,
    change: (part) => change(part as Partial<F & Position>),
    go: (part) => change(part as Partial<F & Position>),
    usual,
  }
}

/** Whether filters leave out what a list would have by itself. */
export const isNarrowed = <F extends Filters>({ state, usual }: ListState<F>): boolean =>
  Object.entries(usual).some(([name, value]) => !positions.includes(name) && state[name] !== value)

/** What tells one set of filters from another; page, order and columns leave the rows the same. */
export const filtersKey = <F extends Filters>({ state, usual }: ListState<F>): string =>
  JSON.stringify(
    Object.keys(usual)
      .filter((name) => !positions.includes(name))
      .map((name) => state[name]),
  )

/** The order that an address names, by the id of a column. */
export const sortOf = (sort: string): { readonly id: string; readonly desc: boolean }[] =>
  sort === '' ? [] : [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }]

/** The word of an order in an address. */
export const sortWord = (
  sorting: readonly { readonly id: string; readonly desc: boolean }[],
): string => sorting.map(({ id, desc }) => (desc ? `-${id}` : id))[0] ?? ''
