import { aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen } from '@testing-library/react'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { nothingSaidOnce } from '@xinglin/contract/imports'
import { ImportUsers } from './import-users.tsx'
import type { SheetRow } from './take-rows.ts'
import { beginImport } from './sending.ts'
import type { Chosen } from './sheet-choice.tsx'

const rows = (count: number): SheetRow[] =>
  Array.from({ length: count }, (_, at) => ({
    RowNo: at + 2,
    Cells: [`甲${at}`, `${at}`],
    Faults: [],
  }))

const chosen = (count: number): Chosen => ({
  rows: rows(count),
  columns: [],
  role: '',
  saidOnce: nothingSaidOnce,
})

const anImport = (over: object = {}) => ({
  Data: {
    ImportId: 'i1',
    FileName: '名单.xlsx',
    State: 'open',
    Columns: [],
    Role: '',
    Total: 1200,
    SaidOnce: nothingSaidOnce,
    New: 1199,
    Changed: 0,
    Same: 0,
    Clash: 0,
    ClashChanged: 0,
    NewPlaces: [],
    Wrong: 1,
    Undone: 0,
    Left: 0,
    Progress: { Total: 0, Settled: 0 },
    UndoUntil: '',
    Passwords: { Total: 0, Hashed: 0, Listed: false },
    Count: 1200,
    List: [
      {
        RowNo: 2,
        Cells: ['甲0', '0'],
        Faults: ['请填写学号/工号', '角色须为“学生”或“教师”'],
        Verdict: 'wrong',
        Changes: [],
        Taken: false,
        Outcome: '',
      },
    ],
    ...over,
  },
})

const show = (query = '') =>
  renderPage(<ImportUsers importId="i1" usersAt="/manage/users" strength={() => '强'} />, {
    at: `/manage/users/import/i1${query}`,
    who: aSession({ RoleType: 2 }),
  })

afterEach(() => vi.unstubAllGlobals())

test('rows travel in blocks of 500, stop where the network does, and go on from there', async () => {
  let down = true
  const requests = aServer({
    StartImport: { Data: { ImportId: 'i1' } },
    AddImportRows: ({ Rows }) =>
      (Rows as SheetRow[])[0]?.RowNo === 502 && down ? { http: 504 } : { Data: { Received: 500 } },
    GetImport: anImport(),
  })
  await show()
  await act(() => beginImport('名单.xlsx', chosen(1200)))
  expect(await screen.findByText(/504-网关超时/)).toBeTruthy()
  expect(screen.getByText('500')).toBeTruthy()
  down = false
  fireEvent.click(screen.getByRole('button', { name: '继续上传' }))
  expect(await screen.findByText('请填写学号/工号')).toBeTruthy()
  const sent = requests.filter(({ name }) => name === 'AddImportRows')
  expect(sent.map(({ input }) => (input['Rows'] as SheetRow[]).length)).toEqual([
    500, 500, 500, 200,
  ])
})

test('every reason of a row is told; a weak first password is not sent; a good one imports', async () => {
  let state = 'open'
  const requests = aServer({
    GetImport: () => anImport({ State: state }),
    ConfirmImport: () => {
      state = 'done'
      return { Data: { Waiting: 1199 } }
    },
  })
  await show()
  expect(await screen.findByText('角色须为“学生”或“教师”')).toBeTruthy()
  const password = screen.getByLabelText('统一的初始密码')
  fireEvent.change(password, { target: { value: 'abc' } })
  expect(screen.getByText('密码不得少于8个字符')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '导入 1,199 个用户' }))
  expect(requests.some(({ name }) => name === 'ConfirmImport')).toBe(false)
  fireEvent.change(password, { target: { value: 'Qinghe-2026!' } })
  fireEvent.click(screen.getByRole('button', { name: '导入 1,199 个用户' }))
  expect(await screen.findByText('成功导入 1,199 行')).toBeTruthy()
  expect(screen.getByText(/1 行未导入/)).toBeTruthy()
})

test('an import that is being written tells how far it is, and then what came of it', async () => {
  let over: object = { State: 'importing', Progress: { Total: 1199, Settled: 500 } }
  aServer({ GetImport: () => anImport(over) })
  await show()
  expect(await screen.findByText('500')).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: '导入进度' })).toBeTruthy()
  expect(screen.getByText(/可以离开本页/)).toBeTruthy()
  over = { State: 'done', Progress: { Total: 1199, Settled: 1199 } }
  expect(await screen.findByText('成功导入 1,199 行', {}, { timeout: 5_000 })).toBeTruthy()
})

test('the last imports are found where a sheet is chosen, with how far each is', async () => {
  aServer({
    ListImports: {
      Data: {
        List: [
          {
            ImportId: 'i9',
            FileName: '新生.xlsx',
            State: 'importing',
            Progress: { Total: 400, Settled: 100 },
            By: '管理员',
            At: '2026-09-01T08:00:00Z',
            UndoUntil: '',
          },
        ],
      },
    },
  })
  await renderPage(
    <ImportUsers importId={undefined} usersAt="/manage/users" strength={() => '强'} />,
    { at: '/manage/users/import', who: aSession({ RoleType: 2 }) },
  )
  const link = await screen.findByRole('link', { name: '新生.xlsx' })
  expect(link.getAttribute('href')).toBe('/manage/users/import/i9')
  expect(screen.getByText('导入中 25%')).toBeTruthy()
})

test('an import whose sending was broken off asks for the same sheet again', async () => {
  aServer({ GetImport: anImport({ Total: 700, Count: 700 }) })
  await show('?rows=1200')
  expect(await screen.findByText('上传没有完成')).toBeTruthy()
  expect(screen.getByText(/700 \/ 1,200 行/)).toBeTruthy()
  expect(screen.queryByLabelText('统一的初始密码')).toBeNull()
})

test('an import whose answer was lost shows what became of it', async () => {
  let state = 'open'
  aServer({
    GetImport: () => anImport({ State: state }),
    ConfirmImport: () => {
      state = 'done'
      return { http: 504 }
    },
  })
  await show()
  fireEvent.change(await screen.findByLabelText('统一的初始密码'), {
    target: { value: 'Qinghe-2026!' },
  })
  fireEvent.click(screen.getByRole('button', { name: '导入 1,199 个用户' }))
  expect(await screen.findByText('成功导入 1,199 行')).toBeTruthy()
})

test('what was begun before is found again where a sheet is chosen', async () => {
  aServer({ StartImport: { Data: { ImportId: 'i2' } }, AddImportRows: { http: 504 } })
  await act(() => beginImport('教师.xlsx', chosen(3)))
  await renderPage(
    <ImportUsers importId={undefined} usersAt="/manage/users" strength={() => '强'} />,
    { at: '/manage/users/import', who: aSession({ RoleType: 2 }) },
  )
  expect(await screen.findByText('教师.xlsx：已上传 0 / 3 行')).toBeTruthy()
  expect(screen.getByRole('link', { name: '继续' }).getAttribute('href')).toBe(
    '/manage/users/import/i2?rows=3',
  )
})

test('a cell is mended where it stands, and nothing is sent where it stays as it was', async () => {
  const requests = aServer({
    GetImport: anImport(),
    MendImportRow: { Data: { ...anImport().Data.List[0], Faults: [], Verdict: 'new' } },
  })
  await show()
  const cell = { name: '修改学号/工号（第 2 行）：0' }
  fireEvent.click(await screen.findByRole('button', cell))
  const field = screen.getByRole('textbox', { name: '学号/工号（第 2 行）' })
  fireEvent.keyDown(field, { key: 'Escape' })
  fireEvent.click(screen.getByRole('button', cell))
  const again = screen.getByRole('textbox', { name: '学号/工号（第 2 行）' })
  fireEvent.change(again, { target: { value: '2026001' } })
  fireEvent.keyDown(again, { key: 'Enter' })
  await vi.waitFor(() => expect(requests.some(({ name }) => name === 'MendImportRow')).toBe(true))
  const sent = requests.filter(({ name }) => name === 'MendImportRow')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.input['Cells']).toEqual(expect.arrayContaining(['甲0', '2026001', '']))
})

test('what a row changes is told field by field; what clashes can be taken; an import can be undone', async () => {
  const row = {
    RowNo: 2,
    Cells: ['甲0', '0'],
    Faults: [],
    Verdict: 'clash',
    Changes: [{ Column: '手机', From: '139', To: '137', Kept: true }],
    Taken: false,
    Outcome: '',
  }
  let over: object = { New: 0, Wrong: 0, Clash: 1, List: [row] }
  const requests = aServer({
    GetImport: () => anImport(over),
    TakeImportRows: () => {
      over = { ...over, Clash: 0, ClashChanged: 0, Changed: 1 }
      return { Data: { Changed: 1 } }
    },
    ConfirmImport: () => {
      over = { ...over, State: 'done', UndoUntil: '2099-01-01T00:00:00Z' }
      return { Data: { Waiting: 1 } }
    },
    UndoImport: () => {
      over = { ...over, State: 'undone', UndoUntil: '' }
      return { Data: { Waiting: 1 } }
    },
  })
  await show()
  expect(await screen.findByText(/手机：139 → 137/)).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: '以表格为准' }))
  fireEvent.click(await screen.findByRole('button', { name: '更新 1 个' }))
  expect(await screen.findByText('成功导入 1 行')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '撤销导入' }))
  fireEvent.click(
    (await screen.findAllByRole('button', { name: '撤销导入' })).at(-1) as HTMLElement,
  )
  expect(await screen.findByText('导入已撤销')).toBeTruthy()
  expect(requests.some(({ name }) => name === 'UndoImport')).toBe(true)
})
