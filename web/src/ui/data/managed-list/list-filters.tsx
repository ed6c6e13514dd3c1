import type { ReactNode } from 'react'
import { Chips } from '../../controls/chips.tsx'
import { SearchField } from '../../forms/search-field.tsx'
import { SelectField } from '../../forms/select-field.tsx'
import type { Filters, ListState } from './list-state.ts'

type Options = readonly { readonly value: string; readonly name: string }[]

/** What narrows a list, by the part of the address that it sets; `own` draws what no other kind is. */
export type ListFilter<F extends Filters> =
  | { readonly kind: 'search'; readonly of: keyof F & string; readonly label: string }
  | {
      readonly kind: 'chips' | 'select'
      readonly of: keyof F & string
      readonly label: string
      readonly options: Options
    }
  | {
      readonly kind: 'own'
      readonly of: string
      readonly render: (state: F, change: (part: Partial<F>) => void) => ReactNode
    }

/** The filters of a list, each showing what the address says. */
export const ListFilters = <F extends Filters>({
  list,
  filters,
}: {
  list: ListState<F>
  filters: readonly ListFilter<F>[]
}) =>
  filters.map((filter) => {
    if (filter.kind === 'own')
      return <OwnFilter key={filter.of} list={list} render={filter.render} />
    const { of, label } = filter
    const isNumber = typeof list.usual[of] === 'number'
    const value = String(list.state[of])
    const choose = (next: string) =>
      list.change({ [of]: isNumber ? Number(next) : next } as Partial<F>)
    if (filter.kind === 'search')
      return <SearchField key={of} label={label} value={value} onSearch={choose} />
    if (filter.kind === 'chips')
      return (
        <Chips
          key={of}
          label={label}
          quiet
          options={filter.options}
          chosen={value}
          onChoose={choose}
        />
      )
    return (
      <SelectField
        key={of}
        label={label}
        compact
        options={filter.options}
        value={value}
        onChoose={choose}
      />
    )
  })

const OwnFilter = <F extends Filters>({
  list,
  render,
}: {
  list: ListState<F>
  render: (state: F, change: (part: Partial<F>) => void) => ReactNode
}) => render(list.state, list.change)
