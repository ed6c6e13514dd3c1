import { aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ConsultationRoom } from './consultation-room.tsx'
import { aStage, aView } from '../session/session-testing.ts'

const voice = { mood: '焦虑', rate: 1 }
const reply = (text: string, more: object = {}) => ({
  type: 'say',
  text,
  manner: 'answer',
  voice,
  clues: [],
  ...more,
})
const answer = (Seq: number, Observations: readonly object[], over: object = {}) => ({
  Data: { Seq, At: Seq * 1000, Observations, View: aView({ seq: Seq, ...over }) },
})

const open = async (answers: Parameters<typeof aServer>[0]) => {
  const requests = aServer({ GetView: { Data: aStage() }, ...answers })
  await renderPage(<ConsultationRoom sessionId="s1" back="/back" />, {
    at: '/room',
    path: '/room',
    who: aSession(),
  })
  const box = await screen.findByLabelText('对患者说')
  return {
    requests,
    box,
    named: (name: string) => requests.filter((one) => one.name === name),
  }
}

const say = (box: HTMLElement, text: string) => {
  fireEvent.change(box, { target: { value: text } })
  fireEvent.keyDown(box, { key: 'Enter' })
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  window.localStorage.clear()
})

describe('talking to the patient', () => {
  test('shows what was said and what came of it, and a clue in the notebook', async () => {
    const clue = { id: 'F01', group: 'hpi', text: '三个小时前开始疼的' }
    const { box, named } = await open({
      Ask: answer(1, [reply('三个小时前开始疼的。')], { clues: [clue] }),
    })
    say(box, '什么时候开始的？')
    const log = screen.getByRole('log')
    expect(await within(log).findByText('三个小时前开始疼的。')).toBeDefined()
    expect(within(log).getByText('什么时候开始的？')).toBeDefined()
    expect(within(screen.getByLabelText('笔记本')).getByText(clue.text)).toBeDefined()
    expect(named('Ask')[0]?.input).toMatchObject({
      SessionId: 's1',
      Seq: 0,
      Text: '什么时候开始的？',
    })
  })

  test('does not send what an input method is still composing', async () => {
    const { box, named } = await open({ Ask: answer(1, [reply('好。')]) })
    fireEvent.change(box, { target: { value: 'shen me' } })
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
    fireEvent.keyDown(box, { key: 'Enter', shiftKey: true })
    // What is sent leaves the field at once.
    expect((box as HTMLTextAreaElement).value).toBe('shen me')
    expect(named('Ask')).toEqual([])
    fireEvent.keyDown(box, { key: 'Enter' })
    await waitFor(() => expect(named('Ask')).toHaveLength(1))
  })

  test('keeps a question that did not arrive, and sends it again as the same one', async () => {
    let up = false
    const { box, named } = await open({
      Ask: () => (up ? answer(1, [reply('抽，一天一包。')]) : { http: 504, Code: -1 }),
    })
    say(box, '您抽烟吗？')
    expect(await screen.findByText(/未送达/)).toBeDefined()
    expect(window.localStorage.getItem('xinglin/unsent-in/consultation/s1')).toContain('您抽烟吗？')
    up = true
    fireEvent.click(screen.getByRole('button', { name: '立即重发' }))
    expect(await within(screen.getByRole('log')).findByText('抽，一天一包。')).toBeDefined()
    const ids = named('Ask').map(({ input }) => input['ClientActionId'])
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    await waitFor(() =>
      expect(window.localStorage.getItem('xinglin/unsent-in/consultation/s1')).toBeNull(),
    )
  })

  test('says next what was sent while the patient still answered', async () => {
    const later = Promise.withResolvers<void>()
    const { box, named } = await open({
      Ask: async ({ Text }) => {
        if (Text === '您抽烟吗？') await later.promise
        return Text === '您抽烟吗？' ? answer(1, [reply('抽。')]) : answer(2, [reply('不喝。')])
      },
    })
    say(box, '您抽烟吗？')
    say(box, '喝酒吗？')
    expect(await screen.findByText('患者答完就发送，可以继续修改')).toBeDefined()
    // What is changed meanwhile waits for another Enter.
    fireEvent.change(box, { target: { value: '喝酒' } })
    expect(screen.queryByText('患者答完就发送，可以继续修改')).toBeNull()
    say(box, '您喝酒吗？')
    expect(named('Ask')).toHaveLength(1)
    later.resolve()
    expect(await within(screen.getByRole('log')).findByText('不喝。')).toBeDefined()
    expect(named('Ask').map(({ input }) => [input['Seq'], input['Text']])).toEqual([
      [0, '您抽烟吗？'],
      [1, '您喝酒吗？'],
    ])
    expect((box as HTMLTextAreaElement).value).toBe('')
  })

  test('gives the words back where the session went on in another tab, and stops', async () => {
    const { box } = await open({
      Ask: { Code: -10_009, Msg: '问诊已在其他页面继续，请刷新后重试', Data: { Seq: 4 } },
    })
    say(box, '您抽烟吗？')
    expect(await screen.findByText('问诊已在其他页面继续，这里暂停记录。')).toBeDefined()
    expect((box as HTMLTextAreaElement).value).toBe('您抽烟吗？')
    expect((box as HTMLTextAreaElement).readOnly).toBe(true)
  })

  test('offers what may have been meant, and recalls what was said before', async () => {
    const { box, named } = await open({
      Ask: answer(1, [reply('您是问哪个？', { manner: 'clarify', choices: ['胸痛', '腹痛'] })]),
    })
    say(box, '疼吗')
    fireEvent.click(await screen.findByRole('button', { name: '腹痛' }))
    await waitFor(() => expect(named('Ask').at(-1)?.input['Text']).toBe('腹痛'))
    fireEvent.keyDown(box, { key: 'ArrowUp' })
    expect((box as HTMLTextAreaElement).value).not.toBe('')
  })
})

describe('examining', () => {
  test('is possible from the list, once a click, and tells what was found', async () => {
    const { named } = await open({
      Act: answer(1, [{ type: 'finding', item: 'vitals', zh: '生命体征', text: 'P 54次/分' }], {
        examined: ['vitals'],
      }),
    })
    fireEvent.click(screen.getByRole('tab', { name: /查体/ }))
    const button = screen.getByRole('button', { name: /^检查：生命体征/ })
    fireEvent.click(button)
    fireEvent.click(button)
    expect(await screen.findAllByText('P 54次/分')).toHaveLength(2)
    expect(named('Act').map(({ input }) => input['Action'])).toEqual([
      { type: 'examine', item: 'vitals' },
    ])
  })

  test('offers a man no examination of a woman', async () => {
    await open({})
    fireEvent.click(screen.getByRole('tab', { name: /查体/ }))
    expect(screen.queryByRole('button', { name: /乳房触诊/ })).toBeNull()
  })
})

test('the end is asked once, and says what is missing', async () => {
  const { named } = await open({ Finish: { Code: -1, Msg: '暂时不能提交' } })
  fireEvent.click(screen.getByRole('button', { name: /结束/ }))
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).getByText('还没有提交诊断')).toBeDefined()
  expect(named('Finish')).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: '结束并查看复盘' }))
  expect(await screen.findByText('暂时不能提交')).toBeDefined()
})

test('the end of an examination promises no debrief, which is shown after its release', async () => {
  await open({ GetView: { Data: aStage({ View: aView({ mode: 'examination' }) }) } })
  fireEvent.click(screen.getByRole('button', { name: /结束/ }))
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).getByRole('button', { name: '结束问诊' })).toBeDefined()
  expect(within(dialog).getByText('成绩和复盘由任课教师公布后可以查看。')).toBeDefined()
  expect(within(dialog).queryByText(/查看复盘$/)).toBeNull()
})

test('a time that is over closes the stage and submits', async () => {
  const { box, named } = await open({
    GetView: { Data: aStage({ EndTime: new Date(Date.now() - 1000).toISOString() }) },
    Finish: { http: 504, Code: -1 },
  })
  await waitFor(() => expect(named('Finish').length).toBeGreaterThan(0))
  expect((box as HTMLTextAreaElement).readOnly).toBe(true)
  expect(await screen.findByText(/已作答的内容都已保存/)).toBeDefined()
})

test('what was written and not kept is kept in the last seconds', async () => {
  const { box, named } = await open({
    GetView: { Data: aStage({ EndTime: new Date(Date.now() + 12_000).toISOString() }) },
    Act: answer(1, [{ type: 'kept', what: 'record' }], { record: { chief: '上腹痛3小时' } }),
  })
  fireEvent.change(box, { target: { value: '还想问的话' } })
  fireEvent.click(screen.getByRole('tab', { name: /病历/ }))
  // Typed, and the field is not left.
  fireEvent.change(screen.getByLabelText('主诉'), { target: { value: '上腹痛3小时' } })
  expect(named('Act')).toEqual([])
  await waitFor(() => expect(named('Act')).toHaveLength(1), { timeout: 6_000 })
  expect(named('Act')[0]?.input['Action']).toEqual({
    type: 'write',
    sections: { chief: '上腹痛3小时' },
  })
  // Once: nothing has changed since.
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  expect(named('Act')).toHaveLength(1)
}, 15_000)
