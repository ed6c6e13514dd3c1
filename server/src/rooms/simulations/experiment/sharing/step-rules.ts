import type { PlatformResult, PlatformStep } from '@xinglin/contract/simulations/experiment'
import type { Assessment, RunEvent } from '@xinglin/simulation/practical'

type Session = {
  readonly id: string
  readonly title: string
  readonly startedAt: Date
  readonly endedAt: Date | null
  readonly composite: number | null
}

const levels: readonly (readonly [from: number, word: string])[] = [
  [0.9, '优秀'],
  [0.8, '良好'],
  [0.7, '中等'],
  [0.6, '合格'],
]

const wordOf = (share: number, isGone: boolean): string => {
  if (!isGone) return '未完成'
  return levels.find(([from]) => share >= from)?.[1] ?? '不合格'
}

/** Whole points that are worth 100 together, as near to their weights as can be (largest remainder). */
export const hundredths = (weights: readonly number[]): number[] => {
  const sum = weights.reduce((all, one) => all + one, 0)
  if (sum <= 0) return weights.map(() => 0)
  const exact = weights.map((one) => (100 * one) / sum)
  const whole = exact.map((one) => Math.floor(one))
  const left = 100 - whole.reduce((all, one) => all + one, 0)
  const most = exact
    .map((one, at) => ({ at, rest: one - Math.floor(one) }))
    .toSorted((a, b) => b.rest - a.rest || a.at - b.at)
    .slice(0, left)
  for (const { at } of most) whole[at] = (whole[at] ?? 0) + 1
  return whole
}

const seconds = (from: number, to: number): number => Math.max(0, Math.round((to - from) / 1000))

/**
 * An experiment as platforms of virtual simulation take it. Moments are those of the wall clock, between the first and the
 * last thing that was done for a step; what was waited for at speed is no time of the student's.
 */
export const platformResult = (
  session: Session,
  username: string,
  { steps }: Pick<Assessment, 'steps'>,
  events: readonly Pick<RunEvent, 'at' | 'action'>[],
): PlatformResult => {
  const start = session.startedAt.getTime()
  const end = session.endedAt?.getTime() ?? start
  const worth = hundredths(steps.map(({ max }) => max))
  const platformSteps = steps.map((step, index): PlatformStep => {
    const own = events.filter(({ action }) => 'step' in action && action.step === step.id)
    const isGone = step.from !== null
    const from = start + (own[0]?.at ?? 0)
    const to = start + (own.at(-1)?.at ?? 0)
    const share = step.max > 0 ? Math.max(0, Math.min(1, step.got / step.max)) : 0
    const maxScore = worth[index] ?? 0
    return {
      seq: index + 1,
      title: step.zh,
      startTime: from,
      endTime: to,
      timeUsed: seconds(from, to),
      expectTime: step.expectedSeconds,
      maxScore,
      score: Math.floor(maxScore * share + 1e-9),
      repeatCount: step.repeats,
      evaluation: wordOf(share, isGone),
      scoringModel: '操作步骤与静息恢复',
      remarks: '',
    }
  })
  return {
    username,
    title: session.title,
    status: 1,
    score: Math.floor(session.composite ?? 0),
    startTime: start,
    endTime: end,
    timeUsed: seconds(start, end),
    originId: session.id,
    steps: platformSteps,
  }
}
