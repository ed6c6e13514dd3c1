import { aServer, aSession, renderPage } from '#testing'
import * as contract from '@xinglin/contract/simulations/experiment'
import type {
  ElsewhereSetting,
  LearnersResult,
  OwnResult,
} from '@xinglin/contract/simulations/experiment'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ElsewhereDesk } from './elsewhere-desk.tsx'
import { MyResults } from './my-results.tsx'

afterEach(() => vi.unstubAllGlobals())

const setting = (over: Partial<ElsewhereSetting> = {}): ElsewhereSetting => ({
  Registered: true,
  AppId: '1f2e3d4c5b6a7988',
  Enabled: true,
  TimeUnit: 'seconds',
  Servers: ['203.0.113.7'],
  Signed: false,
  Guarded: true,
  MadeAt: '2026-11-20T08:00:00.000Z',
  Version: 3,
  ...over,
})
const bare = { Servers: [], Guarded: false }
const none = setting({
  ...bare,
  Registered: false,
  AppId: '',
  Enabled: false,
  MadeAt: null,
  Version: 0,
})
const result = (over: Partial<LearnersResult> = {}): LearnersResult => ({
  Id: 'r1',
  Title: '家兔血压（外部）',
  Finished: true,
  Score: 86,
  StartedAt: '2026-11-20T08:00:00.000Z',
  EndedAt: '2026-11-20T08:05:00.000Z',
  Seconds: 300,
  ReceivedAt: '2026-11-20T08:05:01.000Z',
  Steps: [
    {
      seq: 1,
      title: '颈总动脉插管',
      startTime: 0,
      endTime: 0,
      timeUsed: 200,
      expectTime: 240,
      maxScore: 40,
      score: 36,
      repeatCount: 1,
      evaluation: '优秀',
      scoringModel: '',
      remarks: '',
    },
  ],
  Learner: '沈知远',
  Tester: false,
  ...over,
})
const { Learner: _, Tester: __, ...common } = result()
const own = (over: Partial<OwnResult>): OwnResult => ({ ...common, Counts: false, ...over })
const show = () =>
  renderPage(<ElsewhereDesk courseId="c1" name="家兔血压" />, {
    at: '/x',
    who: aSession({ RoleType: 1 }),
  })

test('a course that nobody registered says what that means, and shows the secret once when it is made', async () => {
  const requests = aServer({
    GetElsewhere: { Data: none },
    RegisterElsewhere: { Data: { Setting: setting(), Secret: 'a-secret-of-43-letters' } },
    ElsewhereResults: { Data: { List: [], Count: 0 } },
  })
  await show()
  fireEvent.click(await screen.findByRole('button', { name: '生成 APPID 与 SECRET' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'SECRET' }))
  expect(dialog.getByLabelText('SECRET').textContent).toBe('a-secret-of-43-letters')
  fireEvent.click(dialog.getByRole('button', { name: '我已记下' }))
  await waitFor(() => expect(screen.queryByText('a-secret-of-43-letters')).toBeNull())
  expect(screen.getByText('1f2e3d4c5b6a7988')).toBeTruthy()
  expect(screen.getByText(`${window.location.origin}/open/api/v2/data_upload`)).toBeTruthy()
  expect(await screen.findByText('还没有收到成绩')).toBeTruthy()
  expect(requests.filter(({ name }) => name === 'RegisterElsewhere')).toHaveLength(1)
})

test('a registration of before says that it lacks the maker’s servers, and works once they are named', async () => {
  const refusal = contract.saveElsewhere.refusals.wide
  const requests = aServer({
    GetElsewhere: { Data: setting(bare) },
    ElsewhereResults: { Data: { List: [], Count: 0 } },
    SaveElsewhere: (input) => {
      const { Servers } = input as { Servers: string[] }
      return Servers[0] === '10.0.0.0/8'
        ? { Code: refusal[0], Msg: refusal[1], Data: null }
        : { Data: setting({ Servers, Version: 4 }) }
    },
  })
  await show()
  expect(await screen.findByText(/对接尚未生效/)).toBeTruthy()
  const field = screen.getByLabelText(/制作方服务器的地址/)
  const write = (value: string) => fireEvent.change(field, { target: { value } })
  const save = () => fireEvent.click(screen.getByRole('button', { name: '保存' }))
  write('10.0.0.0/8')
  save()
  expect(await screen.findByText(refusal[1])).toBeTruthy()
  expect(field).toHaveProperty('value', '10.0.0.0/8')
  write(' 203.0.113.7，203.0.113.16/28\n')
  save()
  await waitFor(() => expect(screen.queryByText(/对接尚未生效/)).toBeNull())
  expect(requests.findLast(({ name }) => name === 'SaveElsewhere')?.input).toEqual({
    CourseId: 'c1',
    Enabled: true,
    TimeUnit: 'seconds',
    Servers: ['203.0.113.7', '203.0.113.16/28'],
    Signed: false,
    Version: 3,
  })
})

test('another secret is made only after a question; whoever was quicker is told', async () => {
  let known = setting()
  const requests = aServer({
    GetElsewhere: () => ({ Data: known }),
    ElsewhereResults: { Data: { List: [result({ Tester: true })], Count: 1 } },
    SaveElsewhere: { Code: -10011, Msg: '设置已被他人修改，请核对后再次保存', Data: null },
  })
  await show()
  fireEvent.click(await screen.findByRole('button', { name: '重新生成 SECRET' }))
  const question = within(await screen.findByRole('dialog', { name: '重新生成 SECRET？' }))
  fireEvent.click(question.getByRole('button', { name: '取消' }))
  expect(requests.some(({ name }) => name === 'RegisterElsewhere')).toBe(false)
  known = setting({ Enabled: false, Version: 4 })
  fireEvent.click(screen.getByRole('switch', { name: /接收成绩/ }))
  expect(await screen.findByText('设置已被他人修改，请核对后再次保存')).toBeTruthy()
  expect(requests.find(({ name }) => name === 'SaveElsewhere')?.input).toEqual({
    CourseId: 'c1',
    Enabled: false,
    TimeUnit: 'seconds',
    Version: 3,
  })
  await waitFor(() =>
    expect(screen.getByRole('switch', { name: /接收成绩/ })).toHaveProperty('checked', false),
  )
  expect(screen.getByText('试做')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '查看沈知远的步骤：家兔血压（外部）' }))
  const steps = within(await screen.findByRole('dialog', { name: '沈知远：家兔血压（外部）' }))
  expect(steps.getByText('1. 颈总动脉插管')).toBeTruthy()
  expect(steps.getByText('36 / 40')).toBeTruthy()
})

test('a report shows every result with its steps, the best one marked', async () => {
  aServer({
    MyElsewhere: {
      Data: [
        own({ Id: 'r3', Finished: false, Score: 99 }),
        // Which one counts is the server's to say.
        own({ Id: 'r2', Counts: true }),
        own({ Id: 'r1', Steps: [] }),
      ],
    },
  })
  await renderPage(<MyResults progressId="p1" />, { at: '/x', who: aSession() })
  const articles = await screen.findAllByRole('article')
  expect(articles.map((one) => within(one).queryByText('计入成绩') !== null)).toEqual([
    false,
    true,
    false,
  ])
  expect(screen.getByText('未完成')).toBeTruthy()
  expect(screen.getAllByText('3 分 20 秒')).toHaveLength(2)
  expect(screen.getByText('没有步骤明细')).toBeTruthy()
})

test.each([
  [{ Data: [] }, '还没有收到外部实验的成绩。'],
  [{ Code: -404, Msg: '数据不存在' }, '外部实验记录加载失败'],
])('nothing, and a failure, are said: %#', async (answer, words) => {
  aServer({ MyElsewhere: answer })
  await renderPage(<MyResults progressId="p1" />, { at: '/x', who: aSession() })
  expect(await screen.findByText(words)).toBeTruthy()
})
