import { aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Comment } from '@xinglin/contract/reviews'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ReviewPanel } from './review-panel.tsx'

const summary = (over: object = {}) => ({
  Rate: 4.3,
  R1: 0,
  R2: 1,
  R3: 0,
  R4: 0,
  R5: 2,
  HasComments: true,
  Total: 3,
  CullTotal: 1,
  ReviewFor: null,
  MayReply: false,
  MayModerate: false,
  ...over,
})

const comment = (over: Partial<Comment> = {}): Comment => ({
  Id: 'r1',
  CourseId: 'c1',
  Comment: '讲解清楚，病例贴近临床',
  Rate: 5,
  IsGreat: 0,
  IsCull: 0,
  GreatNum: 2,
  GRate: 5,
  GComment: '讲解清楚，病例贴近临床',
  CreateTime: '2026-03-05T01:12:00Z',
  EditTime: null,
  UName: '林小满',
  ImgUrl: '',
  Gender: 0,
  IsMine: 0,
  IsHidden: 0,
  HiddenReason: '',
  ReplyComment: '',
  ReplyName: '',
  ReplyUName: '',
  ReplyTime: null,
  ReplyImgUrl: '',
  ReplyGender: null,
  ...over,
})

const some = (...List: Comment[]) => ({ Data: { List, Count: List.length } })

const answering = (over: object = {}) => ({
  GetSensitiveWord: { Data: ['赌博'] },
  GetCourseCommentSummarize: { Data: summary() },
  CullCourseComments: some(comment()),
  GetWebCourseCommentList: some(comment()),
  MyCourseComments: some(),
  ...over,
})

const show = (who: Parameters<typeof renderPage>[1] = { who: aSession() }) =>
  renderPage(<ReviewPanel courseId="c1" />, who)

afterEach(() => vi.unstubAllGlobals())

test('the summary tells the average with its word, and shares that are cut off', async () => {
  aServer(answering())
  await show({})
  const total = within(await screen.findByRole('region', { name: '总体评分' }))
  expect(total.getByText('4.3')).toBeTruthy()
  expect(total.getByText('非常好')).toBeTruthy()
  expect(total.getAllByRole('row').map((row) => row.textContent)).toEqual([
    '5 星266%',
    '4 星00%',
    '3 星00%',
    '2 星133%',
    '1 星00%',
  ])
  expect(await screen.findByText('讲解清楚，病例贴近临床')).toBeTruthy()
})

test('a course without reviews says who may write the first', async () => {
  aServer(answering({ GetCourseCommentSummarize: { Data: summary({ HasComments: false }) } }))
  await show()
  expect(await screen.findByText('学习课程后就可以写下第一条评价。')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '写评价' })).toBeNull()
})

describe('a review', () => {
  const write = async (text: string) => {
    fireEvent.click(await screen.findByRole('button', { name: '写评价' }))
    fireEvent.change(screen.getByLabelText('评价内容'), { target: { value: text } })
    fireEvent.click(screen.getByRole('button', { name: '发布评价' }))
  }
  const studied = (over: object = {}) =>
    answering({ GetCourseCommentSummarize: { Data: summary({ ReviewFor: 'p1' }) }, ...over })

  test.each([
    ['  ', '内容不能空!'],
    ['讲得很好', '评价内容不得少于5个字'],
    ['好'.repeat(501), '评价内容不得超过500个字'],
  ])('of %j is not sent: %s', async (text, sentence) => {
    const requests = aServer(studied())
    await show()
    await write(text)
    expect(screen.getByText(sentence)).toBeTruthy()
    expect(screen.getByText('请填写评分')).toBeTruthy()
    expect(requests.some(({ name }) => name === 'AddCourseComment')).toBe(false)
  })

  test('is looked at for sensitive words when the field is left', async () => {
    aServer(studied())
    await show()
    fireEvent.click(await screen.findByRole('button', { name: '写评价' }))
    const field = screen.getByLabelText('评价内容')
    fireEvent.change(field, { target: { value: '课间去赌博的同学' } })
    await waitFor(() => {
      fireEvent.blur(field)
      expect(screen.getByText('内容包含敏感词')).toBeTruthy()
    })
  })

  test('keeps its text when the server refuses, and closes by its own buttons alone', async () => {
    const requests = aServer(studied({ AddCourseComment: { Code: -10010, Msg: '内容包含敏感词' } }))
    await show()
    fireEvent.click(await screen.findByRole('button', { name: '写评价' }))
    fireEvent.click(screen.getByRole('radio', { name: '4 星，较好' }))
    fireEvent.change(screen.getByLabelText('评价内容'), { target: { value: '内容很充实呀' } })
    fireEvent.mouseDown(screen.getByRole('dialog'))
    fireEvent.click(screen.getByRole('button', { name: '发布评价' }))
    expect(await screen.findByText('内容包含敏感词')).toBeTruthy()
    expect(screen.getByLabelText('评价内容')).toHaveProperty('value', '内容很充实呀')
    expect(requests.find(({ name }) => name === 'AddCourseComment')?.input).toMatchObject({
      CourseId: 'c1',
      Comment: '内容很充实呀',
      Rate: 4,
    })
  })

  test('of one’s own is deleted once that is confirmed', async () => {
    const mine = comment({ IsMine: 1, IsCull: 1 })
    const requests = aServer(
      answering({ MyCourseComments: some(mine), DelCourseComment: { Data: {} } }),
    )
    await show()
    const press = async () => fireEvent.click(await screen.findByRole('button', { name: '删除' }))
    await press()
    expect(await screen.findByText('此操作将删除该评论, 是否继续?')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '取消' }))
    expect(await screen.findByText('已取消删除')).toBeTruthy()
    await press()
    const buttons = await screen.findAllByRole('button', { name: '删除' })
    fireEvent.click(buttons.at(-1) ?? buttons[0]!)
    expect(await screen.findByText('删除成功!')).toBeTruthy()
    expect(requests.filter(({ name }) => name === 'DelCourseComment')).toHaveLength(1)
    expect(screen.getAllByText('精选').length).toBeGreaterThan(0)
  })
})

describe('a like', () => {
  test('shows at once, and goes back where the server will not', async () => {
    aServer(answering({ HandleCommentGreat: { http: 504 } }))
    await show()
    fireEvent.click(await screen.findByRole('button', { name: '点赞，已有 2 人点赞' }))
    expect(screen.getByRole('button', { name: '取消点赞，已有 3 人点赞' })).toBeTruthy()
    expect(await screen.findByRole('button', { name: '点赞，已有 2 人点赞' })).toBeTruthy()
  })

  test('is not for visitors', async () => {
    aServer(answering())
    await show({})
    await screen.findByText('讲解清楚，病例贴近临床')
    expect(screen.queryByRole('button', { name: /点赞/ })).toBeNull()
  })
})

test('the teacher of the course replies, and changes the reply', async () => {
  const requests = aServer(
    answering({
      GetCourseCommentSummarize: { Data: summary({ MayReply: true, CullTotal: 0 }) },
      TeacherReplyCourseComment: { Data: comment() },
    }),
  )
  await show({ who: aSession({ RoleType: 3 }) })
  fireEvent.click(await screen.findByRole('button', { name: '回复' }))
  const send = () => fireEvent.click(screen.getByRole('button', { name: '回复' }))
  send()
  expect(await screen.findByText('内容不能为空！')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('回复评价'), { target: { value: '谢谢' } })
  send()
  await waitFor(() =>
    expect(requests.find(({ name }) => name === 'TeacherReplyCourseComment')?.input).toEqual({
      CourseId: 'c1',
      CommentId: 'r1',
      ReplyComment: '谢谢',
    }),
  )
})

test('whoever runs the school hides a review with a reason', async () => {
  const requests = aServer(
    answering({
      GetCourseCommentSummarize: { Data: summary({ MayModerate: true }) },
      Moderate: { Data: comment() },
    }),
  )
  await show({ who: aSession({ RoleType: 2 }) })
  fireEvent.click(await screen.findByRole('button', { name: '隐藏' }))
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: '隐藏' }))
  expect(dialog.getByText('请填写隐藏的原因')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('原因'), { target: { value: '与课程无关' } })
  fireEvent.click(dialog.getByRole('button', { name: '隐藏' }))
  await waitFor(() =>
    expect(requests.find(({ name }) => name === 'Moderate')?.input).toEqual({
      Id: 'r1',
      Action: 'hide',
      Reason: '与课程无关',
    }),
  )
})
