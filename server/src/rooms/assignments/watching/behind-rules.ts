import { taskBehindBy, type OwnState, type WorkState } from '@xinglin/contract/assignments'
import type { Dates } from '../works/score-rules.ts'

const whole = 100

/** A student of a task as far as it decides whether they lag. */
export type TaskPace = {
  readonly state: OwnState
  /** When it was given, where it says no opening. */
  readonly givenAt: Date | null
  readonly dates: Dates
  /** What must be done, by their states. */
  readonly must: readonly WorkState[]
}

const isOver: ReadonlySet<OwnState> = new Set(['done', 'waiting', 'closed', 'upcoming'])

/** Why a student lags (落后) in a task, by the rule that `taskBehindRule` puts into words; empty where they do not. */
export const behindIn = ({ state, givenAt, dates, must }: TaskPace, at: Date): string => {
  if (isOver.has(state)) return ''
  const done = must.filter((one) => one === 'done' || one === 'waiting').length
  const word = `完成 ${done}/${must.length} 项`
  if (state === 'overdue') return `已过截止时间，${word}`
  const opens = dates.opens ?? givenAt
  if (!opens || !dates.due || must.length === 0) return ''
  const length = dates.due.getTime() - opens.getTime()
  const share = Math.floor(
    Math.min(1, Math.max(0, (at.getTime() - opens.getTime()) / length)) * whole,
  )
  return (done / must.length) * whole < share - taskBehindBy ? `时间已过 ${share}%，${word}` : ''
}
