import { expect, test } from 'vitest'
import { answersIn, headOf, noteOf } from './reflection-text.ts'

test('a reflection is read again out of the note it was kept in, and out of no other', () => {
  const head = headOf('上腹闷痛', '2026-11-22 11:05:00')
  const answers = ['看到心电图时', '下壁导联抬高\n两行', '先问放射痛'] as const
  expect(answersIn(head, noteOf(head, [...answers]))).toEqual(answers)
  expect(answersIn(headOf('上腹闷痛', '2026-11-23 08:00:00'), noteOf(head, [...answers]))).toBe(
    undefined,
  )
  expect(answersIn(head, `${head}\n别的`)).toBeUndefined()
})
