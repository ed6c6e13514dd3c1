import { Places } from '#ui'
import { fireEvent, render, screen } from '@testing-library/react'
import { kind, messages, type Verdict } from '@xinglin/contract/courses'
import { describe, expect, test, vi } from 'vitest'
import { VerdictButtons } from './verdict-buttons.tsx'

const onProceed = vi.fn()
const onLook = vi.fn()
const onBuy = vi.fn()
const onSignIn = vi.fn()

const show = (
  verdict: Partial<Verdict>,
  {
    kind: of = kind.theory,
    report = 'notYet',
  }: { kind?: number; report?: 'notYet' | 'toEnd' | 'ready' } = {},
) => {
  vi.clearAllMocks()
  render(
    <>
      <VerdictButtons
        verdict={{ Reason: 'ok', Message: '', Actions: [], ...verdict }}
        kind={of}
        report={report}
        busy={false}
        onProceed={onProceed}
        onLook={onLook}
        onBuy={onBuy}
        onSignIn={onSignIn}
      />
      <Places />
    </>,
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the buttons of a course', () => {
  test('start, and go on, without further ado', () => {
    show({ Actions: ['start'] })
    press('开始学习')
    expect(onProceed).toHaveBeenLastCalledWith(0)
    show({ Actions: ['continue'] })
    press('继续学习')
    expect(onProceed).toHaveBeenLastCalledWith(1)
  })

  test('ask a stranger to sign in', () => {
    show({ Reason: 'signIn', Message: messages.signIn, Actions: ['start'] })
    press('开始学习')
    expect(screen.getByText('登录后才可以学习哦！')).toBeDefined()
    expect(onSignIn).toHaveBeenCalled()
    expect(onProceed).not.toHaveBeenCalled()
  })

  test('of a trial that is over keep their focus and tell its dates', () => {
    const Message = messages.trialOver('2026-01-01', '2026-02-01')
    show({ Reason: 'trialOver', Message, Actions: ['start'] })
    const button = screen.getByRole('button', { name: '开始学习' })
    button.focus()
    expect(document.activeElement).toBe(button)
    fireEvent.click(button)
    expect(screen.getAllByText(/2026-01-01~2026-02-01/).length).toBeGreaterThan(1)
    expect(onProceed).not.toHaveBeenCalled()
  })

  test('lead to buying, and to what was done', () => {
    show({
      Reason: 'unlicensed',
      Message: messages.buy('400-000-6601'),
      Actions: ['buy', 'readOnly'],
    })
    press('购买')
    expect(onBuy).toHaveBeenCalled()
    press('查看学习记录')
    expect(onLook).toHaveBeenCalled()
  })

  test('ask before a complete theory course is begun anew, and lead to its report', async () => {
    show({ Actions: ['relearn', 'readOnly'] }, { report: 'ready' })
    press('重新学习')
    expect(onProceed).not.toHaveBeenCalled()
    expect(screen.getByText(messages.relearn)).toBeDefined()
    fireEvent.click(screen.getAllByRole('button', { name: '重新学习' }).at(-1) as HTMLElement)
    await vi.waitFor(() => expect(onProceed).toHaveBeenLastCalledWith(0))
    press('学习报告')
    expect(onLook).toHaveBeenCalled()
  })

  test('lead to the end of an attempt in which everything is done', () => {
    show({ Actions: ['relearn', 'readOnly'] }, { report: 'toEnd' })
    press('完成学习')
    expect(onLook).toHaveBeenCalled()
  })

  test('ask with the specification’s words before an experiment is begun anew', async () => {
    show({ Actions: ['relearn', 'continue'] }, { kind: kind.experiment, report: 'ready' })
    press('重新学习')
    expect(screen.getByText(messages.relearnExperiment)).toBeDefined()
    press('取消')
    await Promise.resolve()
    expect(onProceed).not.toHaveBeenCalled()
    press('重新学习')
    fireEvent.click(screen.getAllByRole('button', { name: '重新学习' }).at(-1) as HTMLElement)
    await vi.waitFor(() => expect(onProceed).toHaveBeenLastCalledWith(3))
  })

  test('are none where the verdict names none', () => {
    show({ Reason: 'offShelf', Message: messages.offShelf })
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})
