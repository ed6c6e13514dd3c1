import type { QuestionView } from '@xinglin/contract/learning'
import { describe, expect, test } from 'vitest'
import { choose, unanswered, usableDraft } from './answers.ts'

const question = (over: Partial<QuestionView> = {}): QuestionView => ({
  Id: 'q1',
  Type: 'single',
  Stem: '下列哪项正确？',
  Options: ['甲', '乙', '丙'],
  IsRich: false,
  ...over,
})

describe('answers', () => {
  test('one of several replaces another', () => {
    expect(choose({ q1: [0] }, question(), 2)).toEqual({ q1: [2] })
    expect(choose({ q1: [0] }, question({ Type: 'judge' }), 1)).toEqual({ q1: [1] })
  })

  test('several add up in order, and are taken back', () => {
    const several = question({ Type: 'multiple' })
    expect(choose({ q1: [2] }, several, 0)).toEqual({ q1: [0, 2] })
    expect(choose({ q1: [0, 2] }, several, 2)).toEqual({ q1: [0] })
  })

  test('a question whose choices were all taken back is open again', () => {
    expect(unanswered([question(), question({ Id: 'q2' })], { q1: [], q2: [1] })).toMatchObject([
      { Id: 'q1' },
    ])
  })

  test('a draft of another version keeps what still makes sense', () => {
    expect(
      usableDraft({ q1: [0, 7], gone: [1], q2: [9] }, [question(), question({ Id: 'q2' })]),
    ).toEqual({ q1: [0] })
    expect(usableDraft(undefined, [question()])).toEqual({})
  })
})
