import { aServer, aSession, renderPage } from '#testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { emptyDraft } from '@xinglin/simulation/cases'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CaseEditor } from './case-editor.tsx'
import { valueAt, withValue } from '../drafts/path.ts'

const line = (over: object = {}) => ({
  Id: 'c1',
  Title: '反复胸闷三天',
  Department: '心血管内科',
  Difficulty: 2,
  Tags: [],
  State: 0,
  AuthorName: '沈知微',
  IsMine: true,
  Shared: false,
  VersionNo: 0,
  EditedAt: new Date().toISOString(),
  EditorName: '沈知微',
  Reason: '',
  Actions: ['edit', 'submit', 'delete'],
  ...over,
})
const content = () => ({
  ...emptyDraft('反复胸闷三天', '心血管内科'),
  facts: [{ id: 'F01', asks: ['onset_time'], text: '昨儿夜里开始端坐呼吸。' }],
})
const file = (over: object = {}) => ({
  Line: line(over),
  Content: content(),
  Version: 'v1',
  History: [],
})

const show = (answers: Parameters<typeof aServer>[0]) => {
  const requests = aServer({ Get: { Data: file() }, ...answers })
  return renderPage(<CaseEditor base="/CaseWorkshop" caseId="c1" />, {
    path: '/CaseWorkshop/:caseId',
    at: '/CaseWorkshop/c1',
    who: aSession({ RoleType: 3 }),
  }).then(() => requests)
}

afterEach(() => vi.unstubAllGlobals())

describe('a place in a draft', () => {
  const draft = { a: [{ b: 1 }, { b: 2 }], c: {} }
  test('is read and written without changing what was there', () => {
    expect(valueAt(draft, ['a', '1', 'b'])).toBe(2)
    expect(valueAt(draft, ['x', 'y'])).toBe(undefined)
    const next = withValue(draft, ['a', '1', 'b'], 3)
    expect(next).toEqual({ a: [{ b: 1 }, { b: 3 }], c: {} })
    expect(valueAt(next, ['a', '0'])).toBe(draft.a[0])
    expect(withValue(draft, ['c', 'd', 'e'], 4)).toEqual({ ...draft, c: { d: { e: 4 } } })
    expect(withValue(draft, ['c'], undefined)).toEqual({ a: draft.a })
  })
})

describe('the editor', () => {
  test('what is typed is saved by itself, the changed member alone', async () => {
    const requests = await show({
      Save: { Data: { Line: line({ Title: '反复胸闷五天' }), Version: 'v2' } },
    })
    const title = await screen.findByRole('textbox', { name: '标题' })
    fireEvent.change(title, { target: { value: '反复胸闷五天' } })
    expect(screen.getByRole('heading', { level: 1, name: '反复胸闷五天' })).toBeTruthy()
    expect(screen.getByText('有未保存的修改')).toBeTruthy()
    await waitFor(() => expect(screen.getByText('已保存')).toBeTruthy(), { timeout: 5_000 })
    const saved = requests.find(({ name }) => name === 'Save')
    expect(saved?.input).toMatchObject({ Parts: { title: '反复胸闷五天' }, Version: 'v1' })
  })

  test('the proofreader speaks beside the entry that it is about', async () => {
    await show({})
    fireEvent.click(
      (await screen.findAllByRole('button', { name: /开场白与陈述/ }))[0] as HTMLElement,
    )
    const entry = await screen.findByRole('button', { name: /F01 昨儿夜里/ })
    expect(entry.textContent).toContain('1 处错误')
    fireEvent.click(entry)
    expect(
      screen.getAllByText('患者不会说专业用语“端坐呼吸”，请改成大白话').length,
    ).toBeGreaterThan(0)
  })

  test('who comes second is told, and goes on upon what is there', async () => {
    const theirs = { ...file(), Version: 'v9', Content: { ...content(), opening: '对方写的。' } }
    theirs.Line = line({ EditorName: '顾明远' })
    let first = true
    const requests = await show({
      Save: () => {
        if (!first) return { Data: { Line: line(), Version: 'v10' } }
        first = false
        return { Code: -10011, Msg: '该病例已被他人修改，请核对后再次保存', Data: theirs }
      },
    })
    const title = await screen.findByRole('textbox', { name: '标题' })
    fireEvent.change(title, { target: { value: '我改的标题' } })
    await waitFor(() => expect(screen.getByText(/顾明远在/)).toBeTruthy(), { timeout: 5_000 })
    expect(screen.getByText('您和对方改的是不同的内容，可以合并。')).toBeTruthy()
    act(() => screen.getByRole('button', { name: '合并并保存我的修改' }).click())
    await waitFor(() => expect(screen.getByText('已保存')).toBeTruthy(), { timeout: 5_000 })
    const saves = requests.filter(({ name }) => name === 'Save')
    expect(saves.at(-1)?.input).toMatchObject({ Parts: { title: '我改的标题' }, Version: 'v9' })
  })

  test('whoever may only look changes nothing, and takes a copy', async () => {
    await show({
      Get: { Data: file({ State: 2, VersionNo: 1, IsMine: false, Actions: [] }) },
    })
    expect(await screen.findByRole('textbox', { name: '标题' })).toHaveProperty('readOnly', true)
    expect(screen.queryByRole('button', { name: '提交审核' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '更多操作' }))
    expect(screen.getByRole('menuitem', { name: '复制为新病例' })).toBeTruthy()
    expect(screen.queryByRole('menuitem', { name: '删除' })).toBeNull()
  })
})
