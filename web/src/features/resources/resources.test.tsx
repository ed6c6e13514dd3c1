import { aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { Media } from '@xinglin/contract/resources'
import { afterEach, expect, test, vi } from 'vitest'
import { MediaView } from './media-view.tsx'
import { MyVideos } from './my-videos.tsx'
import { lengthOf, sizeOf } from './size-of.ts'
import { faultOf } from './use-uploads.ts'

const aMedia = (over: Partial<Media> = {}): Media => ({
  Id: '01980000-0000-7000-8000-000000000001',
  Src: '01980000-0000-7000-8000-000000000001.s',
  Name: '缝合示教.mp4',
  OwnerName: '沈知微',
  Mine: true,
  State: 'done',
  Percent: 100,
  Reason: '',
  Url: '/f/x?e=1&s=s',
  PosterUrl: '',
  Seconds: 125,
  Width: 1280,
  Height: 720,
  Bytes: 11_744_051,
  CreateTime: '2026-09-01T00:00:00Z',
  Converter: true,
  ...over,
})
const aList = (...List: Media[]) => ({
  List,
  Count: List.length,
  Used: 0,
  Quota: 5_368_709_120,
  Converter: true,
})

afterEach(() => vi.unstubAllGlobals())

const show = (src = 'x', runsSchool = false) =>
  renderPage(
    <MediaView
      src={src}
      runsSchool={runsSchool}
      player={({ Url: url }) => <p>播放 {url}</p>}
      list="/videotransform"
    />,
    { who: aSession({ RoleType: 3 }) },
  )

test.each([
  [{ State: 'queued', Url: '' }, '排队'],
  [{ State: 'running', Percent: 37, Url: '' }, '处理中 37%'],
  [{ State: 'failed', Reason: '文件中没有视频画面', Url: '' }, '文件中没有视频画面'],
  [{}, '播放 /f/x?e=1&s=s'],
] as const)('a video that is %j says %s', async (over, words) => {
  aServer({ TranscodeState: { Data: aMedia(over) } })
  await show()
  expect(await screen.findByText(words)).toBeTruthy()
})

test('one that failed is tried again by its owner, and by nobody else', async () => {
  const failed = aMedia({ State: 'failed', Reason: '转码失败', Url: '' })
  const requests = aServer({
    TranscodeState: { Data: failed },
    TranscodeRetry: { Data: { ...failed, State: 'queued' } },
  })
  await show()
  fireEvent.click(await screen.findByRole('button', { name: '重试' }))
  await waitFor(() => expect(requests.some(({ name }) => name === 'TranscodeRetry')).toBe(true))
})

test('somebody else’s that failed offers nothing', async () => {
  aServer({ TranscodeState: { Data: aMedia({ State: 'failed', Reason: '坏', Mine: false }) } })
  await show()
  await screen.findByText('坏')
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
})

test('one that there is not says so, with the way to one’s own', async () => {
  aServer({ TranscodeState: { Code: -404, Msg: '视频不存在' } })
  await show()
  expect(await screen.findByText('视频不存在')).toBeTruthy()
  expect(screen.getByRole('link', { name: '查看我的视频' })).toBeTruthy()
})

test.each([
  [true, 'FFMPEG_PATH'],
  [false, '请联系学校管理员'],
])('without a converter it is said what is missing (runs the school: %s)', async (runs, words) => {
  aServer({ TranscodeState: { Data: aMedia({ State: 'queued', Url: '', Converter: false }) } })
  await show('x', runs)
  expect((await screen.findByLabelText('转码说明')).textContent).toContain(words)
})

test('a video is sent in parts, goes on where it was broken off, and is listed', async () => {
  let refusals = 1
  const List: Media[] = []
  const requests = aServer({
    List: () => ({ Data: aList(...List) }),
    UploadInit: ({ Id }) => ({ Data: { Id, PartBytes: 4, Received: 0 } }),
    UploadPart: ({ From }) => {
      if (Number(From) === 4 && refusals-- > 0)
        return { Code: -10009, Msg: '上传的顺序有误，请重试', Data: { Received: 8 } }
      return { Data: { Received: Math.min(10, Number(From) + 4) } }
    },
    UploadComplete: () => {
      List.push(aMedia({ State: 'queued', Url: '' }))
      return { Data: aMedia({ State: 'queued', Url: '' }) }
    },
  })
  await renderPage(<MyVideos runsSchool={false} />, { who: aSession({ RoleType: 3 }) })
  await screen.findByText('还没有视频')
  const field = screen.getByLabelText('点击选择视频，或拖放到这里')
  const pick = (name: string) =>
    fireEvent.change(field, { target: { files: [new File(['0123456789'], name)] } })
  pick('讲义.pdf')
  expect(screen.getByRole('alert').textContent).toBe('仅支持 MP4、WebM、MOV 格式的视频')
  pick('缝合示教.mp4')
  expect(await screen.findByRole('heading', { name: '缝合示教.mp4' })).toBeTruthy()
  expect(requests.filter(({ name }) => name === 'UploadPart')).toHaveLength(3)
})

test.each([
  [{ name: 'a.MP4', size: 1 }, ''],
  [{ name: 'a.avi', size: 1 }, '仅支持 MP4、WebM、MOV 格式的视频'],
  [{ name: 'a.mov', size: 0 }, '文件是空的，请换一个文件'],
  [{ name: 'a.webm', size: 524_288_001 }, '视频不得超过500 MB'],
])('%j is refused with %j', (file, words) => expect(faultOf(file, ['video'])).toBe(words))

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1536, '1.5 kB'],
  [157_286_400, '150 MB'],
  [5_368_709_120, '5.0 GB'],
])('%i bytes are %s', (bytes, words) => expect(sizeOf(bytes)).toBe(words))

test.each([
  [0, '0:00'],
  [59.6, '1:00'],
  [125, '2:05'],
  [3725, '1:02:05'],
])('%f seconds are %s long', (seconds, words) => expect(lengthOf(seconds)).toBe(words))
