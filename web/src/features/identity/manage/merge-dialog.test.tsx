import { aServer, renderPage } from '#testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { User } from '@xinglin/contract/identity'
import { expect, test } from 'vitest'
import { MergeDialog } from './merge-dialog.tsx'

const user = (Id: string, RealName: string) =>
  ({ Id, RealName, Number: Id, AccountName: Id, RoleType: 4, Disabled: false }) as User

const show = async (...names: readonly [string, string]) => {
  const requests = aServer({
    MergeUsers: { Data: {} },
    PreviewMerge: { Data: { Moves: [{ Name: '学习记录', Count: 2 }], Conflicts: [] } },
  })
  await renderPage(
    <MergeDialog pair={[user('p1', names[0]), user('p2', names[1])]} onEnd={() => undefined} />,
  )
  await screen.findByText('转到保留的账号')
  return requests
}

test('two accounts of one name are merged at once', async () => {
  await show('林小满', '林小满')
  expect(screen.getByRole('button', { name: '合并' }).getAttribute('aria-disabled')).not.toBe(
    'true',
  )
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('accounts of two names are merged only after somebody says that they are one person', async () => {
  const requests = await show('林小满', '周予安')
  const merge = screen.getByRole('button', { name: '合并' })
  expect(merge.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(screen.getByRole('checkbox', { name: '已核实，两个账号属于同一个人' }))
  fireEvent.click(merge)
  await waitFor(() =>
    expect(requests.at(-1)).toMatchObject({ input: { KeepId: 'p1', DropId: 'p2' } }),
  )
})
