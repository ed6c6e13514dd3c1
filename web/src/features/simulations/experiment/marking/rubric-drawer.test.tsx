import { aServer, aSession, renderPage } from '#testing'
import { usualRubric } from '@xinglin/contract/simulations/experiment'
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
] as const)('%j: %s', (rubric, wrong) => expect(wrongIn(rubric)).toBe(wrong))

test('a rubric is saved only when it is a hundred points, and says so meanwhile', async () => {
  const saved = [{ Id: 'mechanism', Name: '机制解释', Note: '', Max: 100 }]
  const asked = aServer({ SaveRubric: { Data: { Rubric: saved } } })
  const onSaved = vi.fn()
  const marking = { CourseId: 'c', ItemId: 'i', Title: '家兔', Rubric: [...usualRubric] }
  await renderPage(<RubricDrawer marking={marking} onSaved={onSaved} onClose={() => undefined} />, {
    who: aSession({ RoleType: 3 }),
  })
  const save = () => screen.getByRole('button', { name: '保存' })
  expect(save().getAttribute('aria-disabled')).toBe('true')
  for (const no of [5, 4, 3, 2])
    fireEvent.click(screen.getByRole('button', { name: `删除评分项 ${no}` }))
  expect(screen.getByText('各评分项的满分之和须为100，现在是40')).toBeDefined()
  expect(save().getAttribute('aria-disabled')).toBe('true')
  fireEvent.change(screen.getByLabelText('满分'), { target: { value: '100' } })
  fireEvent.click(save())
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(saved))
  expect(asked.find(({ name }) => name === 'SaveRubric')?.input).toMatchObject({
    Rubric: [{ Id: 'mechanism', Max: 100 }],
  })
})
