import type { SessionLine } from '@xinglin/contract/simulations/kernel'
import { titlesOf } from '#courses/access'
import type { CourseStanding } from './host.ts'
import type { Visit } from '#platform/visit'

type Row = {
  readonly id: string
  readonly courseId: string
  readonly attemptId: string
  readonly itemId: string
  readonly no: number
  readonly state: SessionLine['State']
  readonly seq: number
  readonly startedAt: Date
  readonly endedAt: Date | null
  readonly composite: number | null
  readonly level: string
}

/** A session as lists show it; its score where it is to be told. */
export const lineOf = (row: Row, showsScore = true): SessionLine => ({
  SessionId: row.id,
  No: row.no,
  State: row.state,
  StartTime: row.startedAt.toISOString(),
  EndedAt: row.endedAt?.toISOString() ?? null,
  Composite: showsScore ? row.composite : null,
  Level: showsScore ? row.level : '',
})

/** What every stage is told of its session: where it belongs, how far it is, what the time is. */
export const standingOf = async (visit: Visit, row: Row) => ({
  SessionId: row.id,
  CourseId: row.courseId,
  CourseName: (await titlesOf(visit, [row.courseId])).get(row.courseId) ?? '',
  ProgressId: row.attemptId,
  ItemId: row.itemId,
  No: row.no,
  State: row.state,
  Seq: row.seq,
  ServerTime: visit.at.toISOString(),
  StartTime: row.startedAt.toISOString(),
})

/** What became of a session that ended, and of the course's attempt with it; its score where it is to be told. */
export const endedOf = (visit: Visit, row: Row, standing: CourseStanding, showsScore = true) => ({
  SessionId: row.id,
  EndedAt: (row.endedAt ?? visit.at).toISOString(),
  Composite: showsScore ? row.composite : null,
  Level: showsScore ? row.level : '',
  ProgressId: row.attemptId,
  Progress: standing.progress,
  CanFinish: standing.canFinish,
})

type Sheet<Composite> = {
  readonly composite: Composite
  readonly level: string
  readonly dimensions: readonly { readonly score: number | null }[]
}

/** What lists and comparisons keep of an assessment. */
export const worthOf = <Composite>({ sheet }: { readonly sheet: Sheet<Composite> }) => ({
  composite: sheet.composite,
  level: sheet.level,
  scores: sheet.dimensions.map(({ score }) => score),
})
