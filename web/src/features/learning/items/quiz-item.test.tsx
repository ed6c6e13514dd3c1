import { Places } from '#ui'
import { fireEvent, render, screen, within, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ContentOf, ItemSession, Marked } from './item.ts'
import { QuizItem } from './quiz-item.tsx'

const content: ContentOf<'quiz'> = {
  Kind: 'quiz',
  Pass: 60,
  Tries: 1,
  MostTries: 3,
  BestScore: 50,
  Last: null,
  Questions: [
    {
      Id: 'q1',
      Type: 'single',
      Stem: 'V4 电极的位置',
      Options: ['左腋前线', '左锁骨中线'],
      IsRich: false,
    },
    {
      Id: 'q2',
      Type: 'multiple',
      Stem: '正常的表现',
      Options: ['窦性心律', '病理性 Q 波', 'T 波直立'],
      IsRich: false,
    },
  ],
}

const marked = (Score: number, showsMarks = true): Marked => ({
  Result: {
    Score,
    Passed: Score >= 60,
    Practice: false,
    RightCount: Score > 60 ? 2 : 1,
    Count: 2,
    Marks: showsMarks
      ? [
          {
            QuestionId: 'q1',
            Right: Score > 60,
            Chosen: [0],
            Answer: [1],
            Explanation: 'V4 在左锁骨中线第 5 肋间。',
          },
          {
            QuestionId: 'q2',
            Right: true,
            Chosen: [0, 2],
            Answer: [0, 2],
            Explanation: '病理性 Q 波不正常。',
          },
        ]
      : null,
  },
  State: 'begun',
  Why: '最好 50 分',
  Wait: 0,
  Elsewhere: false,
  Progress: 0,
  DoneCount: 0,
  CanFinish: false,
})

const note = vi.fn<ItemSession['note']>()
const submit = vi.fn<ItemSession['submit']>()
const sessionWith = (over: Partial<ItemSession> = {}): ItemSession => ({
  recording: true,
  done: false,
  note,
  submit,
  reload: () => Promise.resolve(undefined),
  onAnchored: () => undefined,
  ...over,
})

const show = (from = {}, over: Partial<ItemSession> = {}, last: Marked['Result'] | null = null) =>
  render(
    <>
      <QuizItem content={{ ...content, Last: last }} from={from} session={sessionWith(over)} />
      <Places />
    </>,
  )

const question = (stem: RegExp) => within(screen.getByRole('group', { name: stem }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  vi.clearAllMocks()
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
})

describe('a quiz', () => {
  test('tells before what passes and how earlier tries went', () => {
    show()
    expect(screen.getByText('60 分').parentElement?.textContent).toContain('60 分通过')
    expect(screen.getByText('50 分').parentElement?.textContent).toContain('已作答 1/3 次')
  })

  test('keeps every choice as a draft and begins where the draft ended', () => {
    show({ answers: { q1: [1] } })
    expect(question(/V4/).getByLabelText<HTMLInputElement>(/左锁骨中线/).checked).toBe(true)
    fireEvent.click(question(/正常的表现/).getByLabelText(/T 波直立/))
    expect(note).toHaveBeenLastCalledWith({ answers: { q1: [1], q2: [2] } })
  })

  test('leads to the first open question instead of submitting', () => {
    show({ answers: { q1: [1] } })
    press('提交答案')
    expect(submit).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(question(/正常的表现/).getByLabelText(/窦性心律/))
    expect(question(/正常的表现/).getByText('这道题还没有作答')).toBeDefined()
  })

  test('tells right and wrong in words, with the reason', async () => {
    submit.mockResolvedValue(marked(50))
    show({ answers: { q1: [0], q2: [0, 2] } })
    press('提交答案')
    const head = await screen.findByRole('heading', { name: '未达到通过线' })
    await waitFor(() => expect(document.activeElement).toBe(head))
    expect(question(/V4/).getByText('你的选择，错误')).toBeDefined()
    expect(question(/V4/).getByText('正确答案')).toBeDefined()
    expect(question(/V4/).getByText(/左锁骨中线第 5 肋间/)).toBeDefined()
    expect(question(/正常的表现/).getByText('回答正确')).toBeDefined()
  })

  test('tells how many were right and how often one may try again, and nothing more before the answers are told', async () => {
    submit.mockResolvedValue(marked(50, false))
    show({ answers: { q1: [0], q2: [0, 2] } })
    press('提交答案')
    await screen.findByRole('heading', { name: '未达到通过线' })
    expect(screen.getByText(/答对 1\/2 题/).textContent).toContain('通过或用完次数后公布答案与解析')
    expect(screen.getByText(/还可作答 2 次/)).toBeDefined()
    expect(screen.queryByText(/回答正确|回答错误|左锁骨中线第 5 肋间/)).toBeNull()
    press('再做一次')
    expect(screen.getByRole('button', { name: '提交答案' })).toBeDefined()
  })

  test('begins empty again after 再练一次, which counts for nothing', async () => {
    submit.mockResolvedValue(marked(100))
    show({ answers: { q1: [0], q2: [0, 2] } })
    press('提交答案')
    expect(await screen.findByRole('heading', { name: '测验通过' })).toBeDefined()
    expect(screen.getByText(/再做只是练习/)).toBeDefined()
    press('再练一次')
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(
      false,
    )
  })

  test('keeps the answers when the submission did not arrive, and sends them as the same try', async () => {
    submit.mockRejectedValueOnce(new Error('网络已断开，已输入的内容会保留'))
    submit.mockResolvedValueOnce(marked(50))
    show({ answers: { q1: [0], q2: [0, 2] } })
    press('提交答案')
    expect(await screen.findByText('网络已断开，已输入的内容会保留')).toBeDefined()
    press('提交答案')
    await screen.findByRole('heading', { name: '未达到通过线' })
    expect(submit.mock.calls[0]?.[1]).toBe(submit.mock.calls[1]?.[1])
  })

  test('shows the last try with its reasons to whoever comes back, also when nothing is recorded any more', () => {
    show({}, { recording: false }, marked(50).Result)
    expect(screen.getByText(/最近一次答对 1\/2 题/)).toBeDefined()
    expect(question(/V4/).getByText('你的选择，错误')).toBeDefined()
    expect(question(/V4/).getByText(/左锁骨中线第 5 肋间/)).toBeDefined()
    expect(screen.queryByRole('button', { name: '再做一次' })).toBeNull()
  })

  test('goes on with another try that was begun', () => {
    show({ answers: { q1: [1] } }, {}, marked(50).Result)
    expect(question(/V4/).getByLabelText<HTMLInputElement>(/左锁骨中线/).checked).toBe(true)
    expect(screen.queryByText(/左锁骨中线第 5 肋间/)).toBeNull()
    expect(screen.getByRole('button', { name: '提交答案' })).toBeDefined()
  })

  test('of a closed attempt can be read and not answered', () => {
    show({}, { recording: false })
    expect(screen.queryByRole('button', { name: '提交答案' })).toBeNull()
    expect(screen.getAllByRole<HTMLInputElement>('radio').every(({ disabled }) => disabled)).toBe(
      true,
    )
  })
})
