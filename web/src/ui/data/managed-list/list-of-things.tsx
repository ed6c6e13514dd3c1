import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { Places } from '../../overlay/places.tsx'
import { useListState } from './list-state.ts'
import { ManagedList } from './managed-list.tsx'
import type { BulkAction } from './outcomes.ts'

/** What stands in the list that tests show. */
type Thing = { readonly id: string; readonly name: string; readonly place: string }
export const things: readonly Thing[] = ['甲', '乙', '丙', '丁', '戊'].map((name, at) => ({
  id: String(at),
  name,
  place: `第${at}处`,
}))

type Answer = {
  readonly rows?: readonly Thing[] | undefined
  readonly error?: Error
  readonly refetch?: () => unknown
  readonly bulkActions?: readonly BulkAction<Thing>[]
  readonly opened?: (name: string) => void
  readonly size?: number
}

const Things = ({ rows, error, refetch, bulkActions, opened, size }: Answer) => {
  const list = useListState({ key: '', kind: 'all' })
  const page = size ? rows?.slice((list.state.page - 1) * size, list.state.page * size) : rows
  return (
    <ManagedList
      name="things"
      label="物品列表"
      unit="件"
      list={list}
      query={{
        data: page && { List: page, Count: rows?.length ?? 0 },
        error,
        refetch: refetch ?? (() => undefined),
        isPlaceholderData: false,
      }}
      {...(size && { size })}
      columns={[
        {
          id: 'name',
          name: '名称',
          fixed: true,
          sorts: true,
          text: ({ name }) => name,
          cell: ({ name }, opens) => opens(name),
        },
        { id: 'place', name: '位置', text: ({ place }) => place, cell: ({ place }) => place },
        { id: 'more', name: '备注', extra: true, cell: () => '无' },
      ]}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      filters={[
        { kind: 'search', of: 'key', label: '名称' },
        {
          kind: 'chips',
          of: 'kind',
          label: '种类',
          options: [
            { value: 'all', name: '全部' },
            { value: 'old', name: '旧的' },
          ],
        },
      ]}
      {...(opened && {
        opens:
          ({ name }: Thing) =>
          () =>
            opened(name),
      })}
      renderActions={({ name }) => <button type="button">删除{name}</button>}
      may={({ name }) => name !== '丁'}
      {...(bulkActions && { bulkActions })}
      every={async (onProgress) => {
        onProgress(things.length)
        return things
      }}
      exported={{ name: '物品' }}
      none="没有符合条件的物品"
      empty={<p>还没有物品</p>}
    />
  )
}

const Address = () => {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}

/** Shows the list at an address. */
export const show = (answer: Answer = {}, at = '/things') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Things rows={things} {...answer} />
      <Address />
      <Places />
    </MemoryRouter>,
  )

/** Where one is. */
export const address = () => screen.getByTestId('address').textContent
/** Presses a button. */
export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }))
/** What nothing came of. */
export const nothing = async () => []
