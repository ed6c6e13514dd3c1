import type { PlayerItem } from '@xinglin/contract/learning'
import { expect, test } from 'vitest'
import { weakDimensions, weakPoints } from './weak-points.ts'

const quiz = (Id: string, BestScore: number | null, State: PlayerItem['State']): PlayerItem => ({
  Id,
  Title: Id,
  Kind: 'quiz',
  Minutes: 5,
  Required: true,
  State,
  BestScore,
  Rule: '60 分通过',
  Why: '',
  Lock: '',
  DueAt: null,
  DueChange: null,
  Wait: 0,
})

test('what was not passed, or passed below 80, comes the weakest first', () => {
  const items = [
    quiz('good', 80, 'done'),
    quiz('fair', 70, 'done'),
    quiz('failed', 40, 'begun'),
    quiz('strict', 85, 'begun'),
    quiz('untouched', null, 'new'),
    { ...quiz('text', 10, 'done'), Kind: 'text' as const },
  ]
  expect(weakPoints(items).map(({ item, passed }) => [item.Id, passed])).toEqual([
    ['failed', false],
    ['fair', true],
    ['strict', false],
  ])
})

test('a dimension that was not scored is no weakness', () => {
  const scored = (Name: string, Score: number | null) => ({ Name, Score })
  expect(
    weakDimensions([scored('章节测验', 79.9), scored('作业', null), scored('笔记', 80)]),
  ).toEqual(['章节测验'])
})
