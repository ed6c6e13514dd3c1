import { placeAddress, playerAddress, type PlayerData } from '#learning'
import { aServer, aSession, renderPage } from '#testing'
import { configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LearningPage } from './learning-page.tsx'

configure({ asyncUtilTimeout: 5000 })

const line = (Id: string, over = {}) => ({
  Id,
  Title: `标题 ${Id}`,
  Kind: 'text' as const,
  Minutes: 5,
  Required: true,
  State: 'new' as const,
  BestScore: null,
  Rule: '读到文末',
  Why: '未开始',
  Lock: '',
  DueAt: null,
  DueChange: null,
  Wait: 0,
  ...over,
})

const Lock = '请先完成“标题 a”'

const player = (items: PlayerData['Chapters'][number]['Items']): PlayerData => ({
  ProgressId: 'p1',
  CourseId: 'c1',
  CourseName: '高血压',
  AttemptNo: 1,
  State: 'active',
  ReadOnly: '',
  Progress: 0,
  DoneCount: 0,
  ItemCount: items.length,
  Seconds: 0,
  CurrentItem: 'a',
  Sequential: true,
  ReviewedBy: '',
  Chapters: [{ Title: '第一章', Items: items }],
  Report: null,
  Period: null,
})

const locked = player([line('a', { State: 'begun', Why: '已读 30%' }), line('b', { Lock })])
const opened = player([line('a', { State: 'done', Why: '已完成' }), line('b')])

const content =
  (Content: object, Position = {}) =>
  (input: Record<string, unknown>) => ({
    Data: {
      Id: input['ItemId'],
      Title: `标题 ${String(input['ItemId'])}`,
      State: 'begun',
      Position,
      Seq: 0,
      Content,
    },
  })
const text = content({ Kind: 'text', Html: '<p>正文</p>' })

const standing = (over = {}) => ({
  Data: {
    Seq: 1,
    State: 'begun',
    Why: '已读 60%',
    Elsewhere: false,
    Progress: 0,
    DoneCount: 0,
    CanFinish: false,
    ...over,
  },
})

const server = (more: Parameters<typeof aServer>[0]) =>
  aServer({
    GetPlayer: { Data: locked },
    GetItem: text,
    SaveItemProgress: standing(),
    Heartbeat: { Data: { Seconds: 0, Elsewhere: false } },
    List: { Data: { List: [], Count: 0, Courses: [] } },
    ...more,
  })

const at = (itemId: string) => playerAddress('c1', { progressId: 'p1', itemId })
const show = (address: string) =>
  renderPage(<LearningPage />, {
    at: address,
    path: '/BaseLearning/:courseId/:moolparam',
    who: aSession(),
  })
const named = (requests: readonly { name: string }[], name: string) =>
  requests.filter((one) => one.name === name)

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  window.localStorage.clear()
})

describe('a locked item', () => {
  test('is not opened, says why, and leads to what has to be done first', async () => {
    const requests = server({})
    await show(at('b'))
    expect(await screen.findByText(/本课程按顺序学习/)).toBeDefined()
    expect(screen.getAllByText(new RegExp(Lock))).not.toHaveLength(0)
    expect(named(requests, 'GetItem')).toEqual([])
    expect(screen.queryByRole('button', { name: '笔记' })).toBeNull()
    fireEvent.click(screen.getByRole('link', { name: '去完成“标题 a”' }))
    expect(await screen.findByText('正文')).toBeDefined()
    expect(screen.getByTestId('address').textContent).toBe(at('a'))
  })

  test('opens as soon as the server says what the last answer opened', async () => {
    let done = false
    const requests = server({
      GetPlayer: () => ({ Data: done ? opened : locked }),
      SaveItemProgress: () => {
        done = true
        return standing({ State: 'done', Why: '已完成' })
      },
      GetItem: content({ Kind: 'text', Html: '<p>正文</p>' }),
    })
    window.localStorage.setItem(
      'xinglin/unsent/u1/p1/a',
      JSON.stringify({
        progressId: 'p1',
        itemId: 'a',
        seq: 3,
        position: { depth: 1 },
        at: Date.now(),
      }),
    )
    await show(at('a'))
    await waitFor(() => expect(named(requests, 'GetPlayer')).toHaveLength(2))
    const next = await screen.findByRole('link', { name: /^下一项/ })
    await waitFor(() => expect(next.textContent).not.toContain(Lock))
  })
})

test('every report names the same device, and the page tells where one stands', async () => {
  const requests = server({})
  window.localStorage.setItem(
    'xinglin/unsent/u1/p1/a',
    JSON.stringify({
      progressId: 'p1',
      itemId: 'a',
      seq: 3,
      position: { page: 2, pages: [1, 2] },
      at: Date.now(),
    }),
  )
  await show(at('a'))
  await screen.findByText('正文')
  await waitFor(() => expect(named(requests, 'SaveItemProgress')).toHaveLength(1))
  const devices = requests.flatMap(({ name, input }) =>
    name === 'GetPlayer' || name === 'SaveItemProgress' ? [input['Device']] : [],
  )
  expect(new Set(devices).size).toBe(1)
  expect(devices[0]).toMatch(/.{20,}/)
  // What an earlier visit could not send, the pages of a document too, is sent as it was.
  expect(named(requests, 'SaveItemProgress')[0]).toMatchObject({
    input: { Position: { page: 2, pages: [1, 2] }, Seq: 3 },
  })
  expect(await screen.findByText('已读 60%')).toBeDefined()
})

test('opened on another device: says so, and goes on here when asked', async () => {
  let elsewhere = true
  const requests = server({ SaveItemProgress: () => standing({ Elsewhere: elsewhere }) })
  window.localStorage.setItem(
    'xinglin/unsent/u1/p1/a',
    JSON.stringify({
      progressId: 'p1',
      itemId: 'a',
      seq: 3,
      position: { depth: 0.4 },
      at: Date.now(),
    }),
  )
  await show(at('a'))
  expect(await screen.findByText('已在其他设备继续学习')).toBeDefined()
  expect(named(requests, 'GetPlayer')).toHaveLength(1)
  elsewhere = false
  fireEvent.click(screen.getByRole('button', { name: '在此设备继续' }))
  await waitFor(() => expect(screen.queryByText('已在其他设备继续学习')).toBeNull())
  expect(named(requests, 'GetPlayer')).toHaveLength(2)
  expect(named(requests, 'GetItem').length).toBeGreaterThan(1)
})

test('an address with a place opens there, and a note is put down at it', async () => {
  const video = {
    Kind: 'video',
    Url: '/f/v',
    PosterUrl: '',
    CaptionsUrl: '/f/c',
    Seconds: 60,
    NoSkip: false,
    Html: '<p>看什么</p>',
  }
  const requests = server({
    GetPlayer: { Data: player([line('a', { Kind: 'video' })]) },
    GetItem: content(video, { second: 3, watched: [[0, 3]] }),
    Save: ({ Id, Anchor, Text }) => ({
      Data: { Id, Anchor, Text, Version: 1, CreatedAt: '', UpdatedAt: '' },
    }),
  })
  await show(placeAddress('c1', { progressId: 'p1', itemId: 'a' }, { second: 31 }))
  await screen.findByText('看什么')
  const shown = document.querySelector('video')
  if (!shown) throw new Error('no video')
  Object.defineProperty(shown, 'duration', { value: 60 })
  Object.defineProperty(shown, 'currentTime', { value: 0, writable: true })
  fireEvent.loadedMetadata(shown)
  expect(shown.currentTime).toBe(31)

  fireEvent.click(screen.getByRole('button', { name: '笔记' }))
  const area = await screen.findByRole('textbox', { name: '新笔记' })
  fireEvent.change(area, { target: { value: '旋腕' } })
  expect(screen.getByText('0:31')).toBeDefined()
  fireEvent.keyDown(area, { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(named(requests, 'Save')).toHaveLength(1))
  expect(named(requests, 'Save')[0]).toMatchObject({
    input: { ProgressId: 'p1', ItemId: 'a', Anchor: { second: 31 }, Text: '旋腕', Version: 0 },
  })
})
