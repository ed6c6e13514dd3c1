import { aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type DictionaryItem, vocabularies } from '@xinglin/contract/dictionaries'
import { afterEach, expect, test, vi } from 'vitest'
import { Dictionaries } from './dictionaries.tsx'
import { checkEntry, inputOf, valuesOf } from './entry-form.ts'

afterEach(() => vi.unstubAllGlobals())

const entry = (Id: string, over: Partial<DictionaryItem> = {}): DictionaryItem => ({
  Id,
  ParentId: '',
  Code: Id,
  Name: `名称${Id}`,
  Figures: {},
  Sort: 1,
  Enabled: true,
  Uses: 0,
  Version: 'v1',
  ...over,
})
const page = (at: string) => renderPage(<Dictionaries />, { at, who: aSession({ RoleType: 2 }) })

const tree = [
  entry('back', { Name: '躯干背面' }),
  entry('p1', { ParentId: 'back', Name: '肩胛线', Figures: { X: 655, Y: 470 } }),
  entry('front', { Name: '躯干正面' }),
]

test('what is in use is offered to be switched off instead of deleted', async () => {
  const requests = aServer({
    List: { Data: [entry('01', { Name: '平静', Uses: 3 })] },
    Save: { Data: entry('01') },
  })
  await page('/?type=8')
  expect(await screen.findByText('3 处使用')).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: '删除 平静' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('“平静”正在使用，不能删除')).toBeTruthy()
  fireEvent.click(within(dialog).getByRole('button', { name: '停用' }))
  await waitFor(() =>
    expect(requests.find(({ name }) => name === 'Save')?.input).toMatchObject({
      Id: '01',
      Enabled: false,
      Version: 'v1',
    }),
  )
  expect(requests.some(({ name }) => name === 'Delete')).toBe(false)
})

test('a tree shows what stands below the entry that is looked at', async () => {
  aServer({ List: { Data: tree } })
  await page('/?type=27')
  expect(await screen.findByRole('heading', { name: '躯干背面 · 穿刺点（1）' })).toBeTruthy()
  expect(screen.getByText('横坐标 655，纵坐标 470')).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: '躯干正面' }))
  expect(await screen.findByText('还没有穿刺点')).toBeTruthy()
})

test('somebody else’s change is laid under what was typed, and the form says so', async () => {
  const requests = aServer({
    List: { Data: tree },
    Save: ({ Version }) =>
      Version === 'v1'
        ? {
            http: 409,
            Code: -10011,
            Msg: '该词条已被他人修改，请核对后再次保存',
            Data: { ...tree[1], Figures: { X: 600, Y: 470 }, Version: 'v2' },
          }
        : { Data: tree[1] },
  })
  await page('/?type=27')
  fireEvent.click(await screen.findByRole('button', { name: '修改 肩胛线' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByLabelText('名称'), { target: { value: '肩胛线（新）' } })
  fireEvent.click(within(dialog).getByRole('button', { name: '保存' }))
  expect(await within(dialog).findByText('该词条已被他人修改，请核对后再次保存')).toBeTruthy()
  expect(within(dialog).getByLabelText<HTMLInputElement>('横坐标').value).toBe('600')
  fireEvent.click(within(dialog).getByRole('button', { name: '保存' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(requests.findLast(({ name }) => name === 'Save')?.input).toMatchObject({
    Version: 'v2',
    Name: '肩胛线（新）',
    Figures: { X: 600, Y: 470 },
  })
})

test('a list that does not come says so and is asked for again', async () => {
  let tries = 0
  aServer({
    List: () => (++tries === 1 ? { http: 504 } : { Data: [entry('01', { Name: '平静' })] }),
  })
  await page('/?type=8')
  fireEvent.click(await screen.findByRole('button', { name: '重试' }))
  expect(await screen.findByText('平静')).toBeTruthy()
})

test('the figures of an entry are asked for where it carries them', () => {
  const { puncturePoint, track } = vocabularies
  const typed = { ...valuesOf(undefined, 'back'), Name: '点', Code: 'p' }
  expect(checkEntry(puncturePoint)(typed)).toEqual({ X: '横坐标须为0至1000的整数' })
  expect(checkEntry(puncturePoint)({ ...typed, X: '1', Y: '1001' })).toEqual({
    Y: '纵坐标须为0至1000的整数',
  })
  expect(checkEntry(puncturePoint)({ ...typed, X: '1', Y: '2' })).toEqual({})
  // The map itself lies nowhere.
  expect(checkEntry(puncturePoint)({ ...typed, ParentId: '' })).toEqual({})
  expect(inputOf(track, undefined, { ...typed, Weight: '20', Minutes: '60' }).Figures).toEqual({
    Weight: 20,
    Minutes: 60,
  })
})
