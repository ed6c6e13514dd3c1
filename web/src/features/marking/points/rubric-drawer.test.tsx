import { aSession, renderPage } from '#testing'
import { defaultWorkRubric } from '@xinglin/contract/marking'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { RubricDrawer, wrongIn } from './rubric-drawer.tsx'

afterEach(() => vi.unstubAllGlobals())

const one = { Id: 'a', Name: '总评', Note: '', Max: '100' }
test.each([
  [[one], undefined],
  [[{ ...one, Max: '90' }], '各评分项的满分之和须为100，现在是90'],
  [[{ ...one, Name: ' ' }], '请填写评分项名称'],
  [[{ ...one, Max: '99.5' }], '每个评分项的满分是 1–100 的整数'],
  [[one, { ...one, Id: 'b', Max: '' }], '每个评分项的满分是 1–100 的整数'],
  [[{ ...one, Levels: [{ Name: '优', Points: '100', Note: '' }] }], undefined],
  [[{ ...one, Levels: [{ Name: ' ', Points: '100', Note: '' }] }], '请填写等级名称'],
  [
    [{ ...one, Levels: [{ Name: '优', Points: '100.5', Note: '' }] }],
    '等级的分数须从高到低，且不超过该项满分',
  ],
] as const)('%j: %s', (rubric, wrong) => expect(wrongIn(rubric)).toBe(wrong))

test('a rubric is saved only when it is a hundred points, and says so meanwhile', async () => {
  const saved = [{ Id: 'content', Name: '内容完整', Note: '', Max: 100 }]
  const onSave = vi.fn(async () => saved)
  const onSaved = vi.fn()
  await renderPage(
    <RubricDrawer
      title="病例分析"
      about="用于这一项的全部作业"
      rubric={defaultWorkRubric}
      save={onSave}
      onSaved={onSaved}
      onClose={() => undefined}
    />,
    { who: aSession({ RoleType: 3 }) },
  )
  const save = () => screen.getByRole('button', { name: '保存' })
  expect(save().getAttribute('aria-disabled')).toBe('true')
  for (const no of [3, 2]) fireEvent.click(screen.getByRole('button', { name: `删除评分项 ${no}` }))
  expect(screen.getByText('各评分项的满分之和须为100，现在是40')).toBeDefined()
  expect(save().getAttribute('aria-disabled')).toBe('true')
  fireEvent.change(screen.getByLabelText('满分'), { target: { value: '100' } })
  fireEvent.click(save())
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(saved))
  expect(onSave).toHaveBeenCalledWith([
    expect.objectContaining({ Id: 'content', Max: 100, Levels: expect.any(Array) }),
  ])
})
