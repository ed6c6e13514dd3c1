import { aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ConsultationRoom } from './consultation-room.tsx'
import { linesOf } from '../session/log-lines.ts'
import type { Event } from '../session/queries.ts'
import { aStage, aView } from '../session/session-testing.ts'

const voice = { mood: '焦虑', rate: 1 }
const say = (text: string, manner = 'answer') => ({ type: 'say', text, manner, voice, clues: [] })
const event = (more: object = {}): Event =>
  ({
    seq: 1,
    at: 1000,
    action: { type: 'ask', text: '抽烟喝酒吗？还有别的吗？' },
    observations: [say('好的。', 'acknowledge'), say('抽，一天一包。'), say('酒不喝。')],
    ...more,
  }) as Event
const opening = { text: '大夫。', mood: '' }

const spoken = (
  events: readonly Event[],
  ...more: Parameters<typeof linesOf> extends [unknown, unknown, ...infer Rest] ? Rest : never
) =>
  linesOf(opening, events, ...more).flatMap((line) =>
    line.kind === 'patient' && line.seq > 0 ? [[line.text, line.worded, line.coming]] : [],
  )

describe('answers that were worded', () => {
  test('stand in the place of all answers of their turn, and of nothing else', () => {
    expect(spoken([event({ words: '抽呢，一天一包。酒倒是不喝。' })])).toEqual([
      ['好的。', false, false],
      ['抽呢，一天一包。酒倒是不喝。', true, false],
    ])
    expect(spoken([event()])).toHaveLength(3)
  })

  test('come clause by clause; where nothing comes the answers stand', () => {
    const at = (clauses: string[], done: boolean) => new Map([[1, { clauses, done }]])
    expect(spoken([event()], at([], false))[1]).toEqual(['', false, true])
    expect(spoken([event()], at(['抽呢。'], false))[1]).toEqual(['抽呢。', true, true])
    expect(spoken([event()], at(['抽呢。', '酒不喝。'], true))[1]).toEqual([
      '抽呢。酒不喝。',
      true,
      false,
    ])
    expect(spoken([event()], at([], true))).toHaveLength(3)
  })
})

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

const ask = async (GetWords: Parameters<typeof aServer>[0][string]) => {
  const requests = aServer({
    GetView: { Data: aStage() },
    Ask: {
      Data: {
        Seq: 1,
        At: 1000,
        Observations: [say('抽，一天一包。')],
        View: aView({ seq: 1 }),
        Wording: true,
      },
    },
    GetWords,
  })
  await renderPage(<ConsultationRoom sessionId="s1" back="/back" />, {
    at: '/room',
    path: '/room',
    who: aSession(),
  })
  const box = await screen.findByLabelText('对患者说')
  fireEvent.change(box, { target: { value: '抽烟吗？' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  return { requests, log: screen.getByRole('log') }
}

test('the words are heard as they come, with their label, and never the own words before', async () => {
  let turn = 0
  const parts = [
    { Clauses: ['抽呢，大夫。'], Done: false },
    { Clauses: ['一天一包。'], Done: true },
  ]
  const { requests, log } = await ask(() => ({ Data: parts[turn++] }))
  expect(await within(log).findByText('抽呢，大夫。一天一包。')).toBeDefined()
  expect(within(log).getByText('AI 生成').dataset['aiGenerated']).toBe('true')
  expect(within(log).queryByText('抽，一天一包。')).toBeNull()
  const from = requests.filter(({ name }) => name === 'GetWords').map(({ input }) => input['From'])
  expect(from).toEqual([0, 1])
})

test.each([
  ['nothing comes', { Data: { Clauses: [], Done: true } }],
  ['the words cannot be heard', { http: 504, Code: -1 }],
])('where %s the patient says it as they do, without a label', async (_what, answer) => {
  const { log } = await ask(answer)
  expect(await within(log).findByText('抽，一天一包。')).toBeDefined()
  expect(within(log).queryByText('AI 生成')).toBeNull()
  await waitFor(() => expect(within(log).queryByText('患者正在说')).toBeNull())
})
