import { aServer, aSession, renderPage } from '#testing'
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { CourseModel } from '@xinglin/contract/models'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CourseModels } from './index.ts'
import { fileFault } from './upload.ts'

// The viewer's code comes when it is first shown, on a machine that may be busy.
configure({ asyncUtilTimeout: 6_000 })

const stage = vi.hoisted(() => ({
  parts: [
    { id: 'lv', name: '左心室', english: 'Left ventricle', group: '心腔', stage: 'always' },
    { id: 'ao', name: '主动脉', english: 'Aorta', group: '大血管', stage: 'always' },
    { id: 'in', name: '室间隔', english: 'Septum', group: '心腔', stage: 'cut' },
  ],
  cut: { name: '四腔切面', from: [0, 1, 0] },
  wear: vi.fn<(look: unknown) => void>(),
  turn: vi.fn<(around: number, above: number) => void>(),
  zoom: vi.fn<(by: number) => void>(),
  shift: vi.fn<() => void>(),
  fly: vi.fn<(from: unknown, at?: unknown) => void>(),
  pick: vi.fn<() => unknown>(() => ({ at: [1, 2, 3], from: [0, 0, 1], part: 'lv' })),
  covering: vi.fn<() => string[]>(() => ['ao']),
  spotOf: () => ({ x: 10, y: 10, facing: true }),
  onDrawn: () => () => {},
  resize: vi.fn<() => void>(),
  picture: () => '',
  close: vi.fn<() => void>(),
}))
vi.mock('./stage/stage.ts', () => ({ openStage: vi.fn<() => Promise<unknown>>(async () => stage) }))

const model = (over: Partial<CourseModel> = {}): CourseModel => ({
  Id: 'm1',
  CourseId: 'c1',
  Name: '心脏',
  English: 'Heart',
  Summary: '成人心脏。',
  BuiltIn: 'heart',
  Url: '/f/m1?e=1&s=x',
  PosterUrl: '/f/p1?e=1&s=x',
  Bytes: 1000,
  Triangles: 10,
  Annotations: [
    {
      Id: 'a',
      Name: '心尖',
      English: 'Apex',
      Text: '由左心室构成。',
      At: [1, 0, 0],
      From: [0, 0, 1],
      Stage: '',
    },
    {
      Id: 'b',
      Name: '室间隔',
      English: 'Septum',
      Text: '分为肌部与膜部。',
      At: [0, 1, 0],
      From: [0, 1, 0],
      Stage: 'cut',
    },
  ],
  Version: 'v1',
  ...over,
})
const show = (Data: unknown) => {
  const requests = aServer({
    List: { Data },
    GetSensitiveWord: { Data: [] },
    BuiltIn: { Data: [] },
    Save: { Data: model({ Version: 'v2' }) },
  })
  return renderPage(<CourseModels courseId="c1" />, { at: '/', path: '/', who: aSession() }).then(
    () => requests,
  )
}
const drawing = (can: boolean) =>
  vi
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue((can ? { getExtension: () => null } : null) as never)

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a course without models shows nothing to those who may add none', async () => {
  await show({ List: [], MayEdit: false })
  await waitFor(() => expect(screen.queryByLabelText('正在加载三维模型')).toBeNull())
  expect(screen.queryByRole('application')).toBeNull()
  expect(screen.queryByText('还没有三维模型')).toBeNull()
})

test('where nothing can be drawn, the picture and every explanation are there', async () => {
  drawing(false)
  await show({ List: [model()], MayEdit: false })
  expect(await screen.findByText(/当前浏览器不支持三维显示/)).toBeTruthy()
  expect(screen.getByRole('img', { name: '三维模型：心脏' }).getAttribute('src')).toContain('/f/p1')
  fireEvent.click(screen.getByRole('button', { name: /心尖/ }))
  expect(screen.getByText('由左心室构成。')).toBeTruthy()
  expect(screen.queryByRole('toolbar')).toBeNull()
})

describe('a model that is drawn', () => {
  beforeEach(async () => {
    drawing(true)
    await show({ List: [model()], MayEdit: false })
    await screen.findByRole('toolbar', { name: '三维视图' })
  })

  test('is turned by keys and by buttons', () => {
    const box = screen.getByRole('application')
    fireEvent.keyDown(box, { key: 'ArrowLeft' })
    fireEvent.keyDown(box, { key: '+' })
    expect(stage.turn).toHaveBeenLastCalledWith(-0.16, 0)
    expect(stage.zoom).toHaveBeenLastCalledWith(1.18)
    fireEvent.click(screen.getByRole('button', { name: '后面观' }))
    expect(stage.fly).toHaveBeenLastCalledWith([0, 0, -1])
    box.focus()
    fireEvent.keyDown(box, { key: 'Escape' })
    expect(document.activeElement).not.toBe(box)
  })

  test('flies to a point, opens what must be cut for it, veils what covers it, and flies back', () => {
    fireEvent.click(screen.getByRole('button', { name: /室间隔.*Septum/ }))
    expect(stage.fly).toHaveBeenLastCalledWith([0, 1, 0], [0, 1, 0])
    expect(stage.wear).toHaveBeenLastCalledWith(
      expect.objectContaining({ stage: 'cut', veiled: ['ao'] }),
    )
    expect(screen.getByRole('switch')).toHaveProperty('checked', true)
    fireEvent.click(screen.getByRole('button', { name: /室间隔.*Septum/ }))
    expect(stage.wear).toHaveBeenLastCalledWith(expect.objectContaining({ veiled: [] }))
  })

  test('shows, fades, hides and isolates its structures', () => {
    fireEvent.click(screen.getByRole('tab', { name: '结构' }))
    expect(screen.queryByText('室间隔', { selector: 'li span' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: /^主动脉.*显示，点按改为半透明/ }))
    fireEvent.click(screen.getByRole('button', { name: /^主动脉.*半透明，点按改为隐藏/ }))
    expect(stage.wear).toHaveBeenLastCalledWith(expect.objectContaining({ seen: { ao: 'hidden' } }))
    fireEvent.click(screen.getByRole('button', { name: '只看左心室' }))
    expect(stage.wear).toHaveBeenLastCalledWith(
      expect.objectContaining({ seen: { lv: 'shown', ao: 'faint' } }),
    )
  })

  test('whose drawing is lost falls back to its picture, and comes again', async () => {
    const canvas = document.querySelector('canvas')
    act(() => void canvas?.dispatchEvent(new Event('webglcontextlost', { cancelable: true })))
    expect(await screen.findByText(/三维显示已中断/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
    expect(await screen.findByRole('toolbar', { name: '三维视图' })).toBeTruthy()
  })
})

test('those who may edit set a point on the surface, name it and save it', async () => {
  drawing(true)
  const requests = await show({ List: [model()], MayEdit: true })
  fireEvent.click(await screen.findByRole('button', { name: '编辑标注' }))
  await screen.findByRole('toolbar', { name: '三维视图' })
  fireEvent.click(screen.getByRole('button', { name: '新增标注' }))
  fireEvent.click(await screen.findByRole('button', { name: '取画面中心' }))
  const form = within(await screen.findByRole('group', { name: '标注 3' }))
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('请填写第3个标注的名称')).toBeTruthy()
  fireEvent.change(form.getByLabelText('名称'), { target: { value: '左心室壁' } })
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(requests.some(({ name }) => name === 'Save')).toBe(true))
  const sent = requests.find(({ name }) => name === 'Save')?.input as Record<string, unknown>
  expect(sent['Version']).toBe('v1')
  expect((sent['Annotations'] as unknown[]).at(-1)).toMatchObject({
    Name: '左心室壁',
    At: [1, 2, 3],
    From: [0, 0, 1],
  })
})

test('a file is looked into before it is sent', async () => {
  expect(await fileFault(new File(['<!doctype html>'], 'heart.glb'))).toBe(
    '这不是 .glb 三维模型文件',
  )
  expect(await fileFault(new File(['glTF....'], 'heart.glb'))).toBe('')
  const big = new File(['glTF'], 'a.glb')
  Object.defineProperty(big, 'size', { value: 13 * 1_048_576 })
  expect(await fileFault(big)).toContain('不得超过12 MB')
})
