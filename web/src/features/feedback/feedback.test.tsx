import { aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Feedback } from '@xinglin/contract/feedback'
import { solves } from '@xinglin/wire'
import { afterEach, expect, test, vi } from 'vitest'
import { FeedbackForm } from './feedback-form.tsx'
import { ManagedFeedback } from './managed-feedback.tsx'
import { OneFeedback } from './one-feedback.tsx'
import { drawnSize, shrinkPicture } from './shrink-picture.ts'

afterEach(() => vi.unstubAllGlobals())

const nowhere = { place: '', page: '', courseId: '' }
const post = (over: object = {}) => ({
  Id: 'p1',
  BySchool: 0,
  Name: '',
  Text: '字幕遮住了波形',
  At: '2026-03-05T01:12:00Z',
  Pictures: [],
  ...over,
})
const feedback = (over: Partial<Feedback> = {}): Feedback => ({
  Id: 'f1',
  Code: 'ABCDE-23456',
  Type: 'feature',
  State: 'new',
  Place: '心电图',
  CourseId: null,
  Page: '',
  CreatedAt: '2026-03-05T01:12:00Z',
  ChangedAt: '2026-03-05T01:12:00Z',
  Rate: 0,
  MayRate: false,
  MayReply: true,
  ReopenUntil: null,
  Posts: [post()],
  ...over,
})

test('a guest’s form is refused without a contact, keeps what was typed, and sends a solved riddle', async () => {
  const requests = aServer({
    GetProof: { Data: { Proof: 'riddle', Bits: 6 } },
    Add: { Data: { Id: 'f1', Code: 'ABCDE-23456' } },
  })
  const onGiven = vi.fn()
  const from = { place: '心电图判读入门', page: '/CoursePreview/c1', courseId: 'c1' }
  await renderPage(<FeedbackForm from={from} knownContact="" onGiven={onGiven} />)
  const content = screen.getByLabelText('反馈内容')
  fireEvent.change(content, { target: { value: '太短' } })
  fireEvent.click(screen.getByRole('button', { name: '提交反馈' }))
  expect(await screen.findByText('反馈内容不得少于5个字')).toBeTruthy()
  expect(screen.getByText('请填写联系方式')).toBeTruthy()
  fireEvent.change(content, { target: { value: '字幕遮住了波形。' } })
  fireEvent.change(screen.getByLabelText('联系方式'), { target: { value: '13800000000' } })
  fireEvent.click(screen.getByRole('radio', { name: '内容' }))
  fireEvent.click(screen.getByRole('button', { name: '提交反馈' }))
  await waitFor(() => expect(onGiven).toHaveBeenCalledOnce())
  const sent = requests.find(({ name }) => name === 'Add')?.input
  expect(sent).toMatchObject({ Type: 'content', CourseId: 'c1', Page: '/CoursePreview/c1' })
  expect(solves(String(sent?.['Proof']), String(sent?.['Answer']), 6)).toBe(true)
  expect(requests.some(({ name }) => name === 'GetSensitiveWord')).toBe(false)
})

test('a place that was changed no longer stands for the course', async () => {
  const requests = aServer({
    Add: { Data: { Id: 'f1', Code: 'ABCDE-23456' } },
    GetSensitiveWord: { Data: [] },
  })
  const from = { place: '心电图', page: '/CoursePreview/c1', courseId: 'c1' }
  const onGiven = vi.fn()
  await renderPage(<FeedbackForm from={from} knownContact="13800000000" onGiven={onGiven} />, {
    who: aSession(),
  })
  fireEvent.change(screen.getByLabelText('相关课程或页面（选填）'), { target: { value: '笔记' } })
  fireEvent.change(screen.getByLabelText('反馈内容'), { target: { value: '希望能批量导出。' } })
  fireEvent.click(screen.getByRole('button', { name: '提交反馈' }))
  await waitFor(() => expect(onGiven).toHaveBeenCalledOnce())
  const sent = requests.find(({ name }) => name === 'Add')?.input
  expect(sent).toMatchObject({
    Place: '笔记',
    CourseId: '',
    Page: '',
    Proof: '',
    Contact: '13800000000',
  })
})

test('a riddle that has become too old is solved anew, once', async () => {
  let adds = 0
  const requests = aServer({
    GetProof: { Data: { Proof: 'riddle', Bits: 4 } },
    Add: () => {
      adds += 1
      return adds === 1
        ? { Code: -1, Msg: '安全验证已失效，请重试' }
        : { Data: { Id: 'f1', Code: 'ABCDE-23456' } }
    },
  })
  const onGiven = vi.fn()
  await renderPage(<FeedbackForm from={nowhere} knownContact="a@b.cn" onGiven={onGiven} />)
  fireEvent.change(screen.getByLabelText('反馈内容'), { target: { value: '希望能批量导出。' } })
  fireEvent.click(screen.getByRole('button', { name: '提交反馈' }))
  await waitFor(() => expect(onGiven).toHaveBeenCalledOnce())
  expect(requests.filter(({ name }) => name === 'GetProof')).toHaveLength(2)
})

test('what fails says so and loses nothing', async () => {
  aServer({ Add: { http: 504 }, GetSensitiveWord: { Data: [] } })
  const onGiven = vi.fn()
  await renderPage(<FeedbackForm from={nowhere} knownContact="" onGiven={onGiven} />, {
    who: aSession(),
  })
  fireEvent.change(screen.getByLabelText('反馈内容'), { target: { value: '希望能批量导出。' } })
  fireEvent.click(screen.getByRole('button', { name: '提交反馈' }))
  expect(await screen.findByText('504-网关超时')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('反馈内容').value).toBe('希望能批量导出。')
  expect(onGiven).not.toHaveBeenCalled()
})

test('a closed feedback may be reopened in its time, and no longer after it', async () => {
  const answered = feedback({
    State: 'closed',
    MayRate: true,
    ReopenUntil: '2026-03-12T01:12:00Z',
    Posts: [post(), post({ Id: 'p2', BySchool: 1, Text: '已修正' })],
  })
  const requests = aServer({
    Query: { Data: answered },
    Rate: ({ Rate }) => ({ Data: { ...answered, Rate } }),
    GetSensitiveWord: { Data: [] },
  })
  await renderPage(<OneFeedback which={{ Id: 'f1' }} back="返回" />, { who: aSession() })
  expect(await screen.findByRole('button', { name: '重新打开' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '提交评价' }))
  expect(screen.getByText('请填写评分')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: '4 星，满意' }))
  fireEvent.click(screen.getByRole('button', { name: '提交评价' }))
  expect(await screen.findByText('您对回复的评价')).toBeTruthy()
  expect(requests.find(({ name }) => name === 'Rate')?.input).toMatchObject({ Id: 'f1', Rate: 4 })
})

test('one that is over tells where to go instead', async () => {
  aServer({ Query: { Data: feedback({ State: 'closed', MayReply: false }) } })
  await renderPage(<OneFeedback which={{ Id: 'f1' }} back="返回" />, { who: aSession() })
  expect(await screen.findByRole('link', { name: '重新提交反馈' })).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a reply upon something older keeps the text and shows what is new', async () => {
  const managed = { ...feedback(), PersonName: '林小满', Contact: '', Agent: '', Version: 'v1' }
  const line = { ...managed, Beginning: '字幕遮住了波形' }
  const newer = {
    ...managed,
    State: 'working',
    Version: 'v2',
    Posts: [post(), post({ Id: 'p9', Text: '补充一句' })],
  }
  const requests = aServer({
    List: { Data: { List: [line], Count: 1 } },
    Get: { Data: managed },
    Handle: ({ Version }) =>
      Version === 'v1'
        ? { Code: -10011, Msg: '该反馈有新的变化，请核对后再次提交', Data: newer }
        : { Data: { ...newer, State: 'replied', Version: 'v3' } },
    GetSensitiveWord: { Data: [] },
    GetDashboard: { Data: {} },
  })
  await renderPage(<ManagedFeedback />, { who: aSession({ RoleType: 2 }) })
  fireEvent.click(await screen.findByRole('button', { name: '处理' }))
  const drawer = within(await screen.findByRole('dialog', { hidden: true }))
  const reply = await drawer.findByLabelText<HTMLTextAreaElement>('回复')
  fireEvent.change(reply, { target: { value: '已转教研室处理。' } })
  fireEvent.click(drawer.getByText('发送回复'))
  expect(await drawer.findByText('该反馈有新的变化，请核对后再次提交')).toBeTruthy()
  expect(drawer.getByText('补充一句')).toBeTruthy()
  expect(reply.value).toBe('已转教研室处理。')
  fireEvent.click(drawer.getByText('发送回复'))
  await waitFor(() => expect(reply.value).toBe(''))
  expect(
    requests.filter(({ name }) => name === 'Handle').map(({ input }) => input['Version']),
  ).toEqual(['v1', 'v2'])
})

test.each([
  [{ width: 4000, height: 3000 }, 1920, { width: 1920, height: 1440 }],
  [{ width: 300, height: 200 }, 1920, { width: 300, height: 200 }],
  [{ width: 10_000, height: 2 }, 1920, { width: 1920, height: 1 }],
])('%j within %i is drawn as %j', (size, longest, drawn) =>
  expect(drawnSize(size, longest)).toEqual(drawn),
)

test('what is no picture is told before anything is sent', async () => {
  const page = new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' })
  await expect(shrinkPicture(page)).rejects.toThrow('仅支持 JPEG、PNG、WebP 格式的图片')
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no')))
  const broken = new File(['x'], 'a.png', { type: 'image/png' })
  await expect(shrinkPicture(broken)).rejects.toThrow('无法读取该图片，请换一张')
})
