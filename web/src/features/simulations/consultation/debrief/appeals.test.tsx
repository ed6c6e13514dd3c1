import { aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DebriefRoom } from './debrief-room.tsx'

const item = (id: string, zh: string, max: number, got: number) => ({
  id,
  zh,
  max,
  got,
  evidence: [],
  why: '',
})
const names = ['接诊与医患沟通', '现病史采集', '既往/个人/家族史', '问诊组织与效率']
const sheet = (got: number) => ({
  dimensions: [...names, '体格检查', '辅助检查选择', '诊断与鉴别诊断', '治疗决策与宣教'].map(
    (name, at) => ({
      no: at + 1,
      name,
      score: 50,
      items: at === 1 ? [item('H1', '起病时间', 2, got), item('H2', '部位', 2, 2)] : [],
    }),
  ),
  raw: 50,
  deductions: [],
  caps: [],
  composite: 50 + got,
  level: 'D',
})
const turn = (key: string) => ({
  seq: 1,
  clock: 20,
  text: '打哪会儿闹起来的',
  said: [{ part: 0, key, outcome: key ? 'answered' : 'unclear', facts: [] }],
  jargon: [],
  blames: false,
  questions: 1,
})
const lists = ['found', 'missed', 'expert', 'own', 'harms', 'best', 'mend', 'next', 'teach']
const debrief = (key: string) => ({
  ...Object.fromEntries(lists.map((name) => [name, []])),
  understood: [turn(key)],
  references: [],
  cost: 0,
  budget: 100,
  minutes: 1,
  seconds: 60,
})
const report = (over: object = {}) => ({
  SessionId: 's1',
  CourseId: 'c1',
  CourseName: '急诊接诊',
  ProgressId: 'p1',
  ItemId: 'i1',
  No: 1,
  Title: '上腹闷痛',
  Diagnosis: '急性心梗',
  Opening: '大夫，我疼。',
  Informant: '本人',
  Learner: '林小满',
  Mine: true,
  Mode: 'practice',
  Temperament: 'standard',
  How: 'finished',
  StartTime: '2026-11-20T01:00:00.000Z',
  EndedAt: '2026-11-20T01:10:00.000Z',
  Reviewed: true,
  Sheet: sheet(0),
  Debrief: debrief(''),
  Machine: null,
  Judged: [],
  Appeals: [],
  AppealUntil: new Date(Date.now() + 86_400_000).toISOString(),
  MayJudge: false,
  Events: [
    {
      seq: 1,
      at: 1000,
      action: { type: 'ask', text: '打哪会儿闹起来的' },
      observations: [
        {
          type: 'say',
          text: '您是问啥？',
          manner: 'unclear',
          voice: { mood: '焦虑', rate: 1 },
          clues: [],
        },
      ],
    },
    { seq: 2, at: 2000, action: { type: 'finish' }, observations: [] },
  ],
  ...over,
})
const own = {
  Id: 'a1',
  SessionId: 's1',
  About: { Kind: 'sentence', Seq: 1, Part: 0, Meant: 'onset_time' },
  Title: '打哪会儿闹起来的',
  Words: '',
  State: 'open',
  CreatedAt: '2026-11-20T02:00:00.000Z',
  DecidedAt: null,
  Decider: '',
  Reason: '',
  Key: '',
}

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))
afterEach(() => vi.unstubAllGlobals())

const show = async (over: object = {}, more: Parameters<typeof aServer>[0] = {}) => {
  const requests = aServer({
    GetReport: { Data: report(over) },
    GetClassFigures: { Data: null },
    List: { Data: { List: [], Count: 0, Courses: [] } },
    ...more,
  })
  await renderPage(
    <DebriefRoom sessionId="s1" back="/back" overseen={(course) => `/Consultations/${course}`} />,
    { at: '/', path: '/', who: aSession() },
  )
  await screen.findByRole('heading', { name: '八个维度' })
  return requests
}

describe('the debrief', () => {
  test('an item without points is appealed with the step that shows it', async () => {
    const requests = await show({}, { Appeal: { Data: own } })
    expect(
      screen.queryByRole('button', { name: '问了没给分，申诉：部位', hidden: true }),
    ).toBeNull()
    fireEvent.click(
      screen.getByRole('button', { name: '问了没给分，申诉：起病时间', hidden: true }),
    )
    const dialog = within(screen.getByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: '提交申诉' }))
    expect(dialog.getByText('请选择您问到、做到的那一步')).toBeDefined()
    fireEvent.change(dialog.getByLabelText('在哪一步问到、做到的'), { target: { value: '1' } })
    fireEvent.click(dialog.getByRole('button', { name: '提交申诉' }))
    await waitFor(() =>
      expect(requests.filter(({ name }) => name === 'Appeal')).toMatchObject([
        {
          input: {
            SessionId: 's1',
            About: { Kind: 'item', Dimension: 2, Item: 'H1', Seq: 1 },
            Words: '',
          },
        },
      ]),
    )
  })

  test('a refusal stays in the dialog, with what was written', async () => {
    await show({}, { Appeal: { Code: -1, Msg: '该项已经申诉过，每项只能申诉一次' } })
    fireEvent.click(screen.getByRole('button', { name: '我问的是…：打哪会儿闹起来的' }))
    const dialog = within(screen.getByRole('dialog'))
    fireEvent.change(dialog.getByLabelText('找不到时，用自己的话说明'), {
      target: { value: '问起病时间' },
    })
    fireEvent.click(dialog.getByRole('button', { name: '提交申诉' }))
    expect(await dialog.findByText('该项已经申诉过，每项只能申诉一次')).toBeDefined()
    expect(dialog.getByDisplayValue('问起病时间')).toBeDefined()
  })

  test('both decisions stand beside each other, the machine’s and the teacher’s', async () => {
    await show({
      Sheet: sheet(2),
      Debrief: debrief('onset_time'),
      Machine: { Sheet: sheet(0), Understood: [turn('')] },
      Judged: [
        {
          At: '2026-11-21T02:00:00.000Z',
          By: '周老师',
          Reason: '口语',
          Appealed: true,
          About: { Kind: 'meaning', Seq: 1, Part: 0, Key: 'onset_time' },
          Before: 50,
          After: 52,
        },
      ],
      Appeals: [
        {
          ...own,
          State: 'accepted',
          Key: 'onset_time',
          Decider: '周老师',
          DecidedAt: '2026-11-21T02:00:00.000Z',
        },
      ],
    })
    const part = within(screen.getByRole('region', { name: '申诉与人工评定' }))
    expect(part.getByText(/机器理解为“没听明白”/)).toBeDefined()
    expect(part.getByText('“起病时间”')).toBeDefined()
    expect(part.getByText(/总分 50 → 52/)).toBeDefined()
    expect(screen.getByText('机器评分 0，老师改为 2')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^我问的是/ })).toBeNull()
  })

  test('after the time nothing is appealed; a teacher gives other points, within bounds', async () => {
    const requests = await show(
      { Mine: false, MayJudge: true, AppealUntil: null },
      { ReviewScore: { Data: { Composite: 51, Level: 'D', Judged: 1 } } },
    )
    expect(screen.queryByRole('button', { name: /申诉|我问的是/ })).toBeNull()
    expect(screen.getByText('理解为：')).toBeDefined()
    expect(screen.getAllByRole('link', { name: '返回问诊学情' })[0]?.getAttribute('href')).toBe(
      '/Consultations/c1',
    )
    fireEvent.click(screen.getByRole('button', { name: '调整得分：起病时间', hidden: true }))
    const dialog = within(screen.getByRole('dialog'))
    fireEvent.change(dialog.getByLabelText(/^得分/), { target: { value: '2.5' } })
    fireEvent.click(dialog.getByRole('button', { name: '确认调整' }))
    expect(dialog.getByText('得分须在0和满分之间，最多一位小数')).toBeDefined()
    expect(dialog.getByText('请填写调整的理由')).toBeDefined()
    fireEvent.change(dialog.getByLabelText(/^得分/), { target: { value: '1' } })
    fireEvent.change(dialog.getByLabelText('理由'), { target: { value: '口头问到' } })
    fireEvent.click(dialog.getByRole('button', { name: '确认调整' }))
    await waitFor(() =>
      expect(requests.filter(({ name }) => name === 'ReviewScore')).toMatchObject([
        { input: { Judged: 0, Dimension: 2, Item: 'H1', Got: 1, Reason: '口头问到' } },
      ]),
    )
  })
  test('the class is drawn with one’s own place, and said in words', async () => {
    await show(
      {},
      {
        GetClassFigures: {
          Data: {
            Learners: 6,
            Buckets: [0, 0, 0, 0, 0, 3, 2, 1, 0, 0],
            Median: 58,
            Own: 61.27,
            Above: 66,
            Dimensions: [{ Name: '现病史采集', Own: 50, Median: null }],
          },
        },
      },
    )
    expect(await screen.findByText(/60到69分：2人（我）/)).toBeDefined()
    expect(screen.getByText(/全班 6 人各取最好一次，中位数 58.0 分.*高于 66% 的同学/)).toBeDefined()
  })
})
