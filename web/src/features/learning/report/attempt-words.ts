import type { AttemptLine } from '@xinglin/contract/learning'

/** How a round stands, in a word and a tone. */
export const attemptState = ({
  State,
}: Pick<AttemptLine, 'State'>): { word: string; tone: 'school' | 'success' | 'neutral' } => {
  if (State === 'active') return { word: '学习中', tone: 'school' }
  return State === 'finished'
    ? { word: '已完成', tone: 'success' }
    : { word: '历史记录', tone: 'neutral' }
}

/** 第 2 次学习. */
export const attemptName = (no: number) => `第 ${no} 次学习`
