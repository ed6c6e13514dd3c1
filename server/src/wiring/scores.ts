import { levelOf } from '@xinglin/simulation/assessment'
import { scoredWorksOf, scoresInTask, tasksOfClass } from '#assignments'
import { scoredRoundsOf } from '#attempts/relations'
import type { CurrentScores } from '#certificates'
import { contestScoresOf } from '#competitions'
import { courseCards } from '#courses/catalogue'
import { examScoresOf, examsOfClass, scoresInExam } from '#exams'
import { recheckStore } from '#marking'
import { pointCalls } from '#points'
import { teachingStands } from '#peer-teaching'
import {
  maxOfKind,
  printedScores,
  publishedGrades,
  scoreCalls,
  type ScoreSource,
  type ColumnSources,
} from '#scores'
import { scoredReportsOf } from '#simulations/experiment'
import { itemKinds } from './assignments.ts'
import { pointSources } from './points.ts'

/** Rounds of courses that ended. */
const courseScores: ScoreSource = async (visit, personId, range) => {
  const rounds = await scoredRoundsOf(visit, personId, { ...range, most: maxOfKind })
  const cards = await courseCards(
    visit,
    rounds.map(({ courseId }) => courseId),
  )
  return rounds.map((round) => ({
    kind: 'course',
    id: round.id,
    courseId: round.courseId,
    name: cards.get(round.courseId)?.Name ?? '',
    courseKind: cards.get(round.courseId)?.HasVirtual ?? 0,
    attemptNo: round.no,
    at: round.finishedAt,
    released: true,
    score: round.composite,
    level: round.level,
    dimensions: round.dimensions,
  }))
}

/** Laboratory reports that were handed in. */
const reportScores: ScoreSource = async (visit, personId, range) => {
  const reports = await scoredReportsOf(visit, personId, { ...range, most: maxOfKind })
  const rechecks = await recheckStore(visit).among(reports.map(({ sessionId }) => sessionId))
  return reports.map((report) => ({
    recheck: rechecks.get(report.sessionId)?.state,
    kind: 'report',
    id: report.sessionId,
    courseId: report.courseId,
    name: report.title,
    courseKind: 3,
    attemptNo: report.no,
    at: report.handedAt,
    released: report.state === 'released',
    score: report.final?.composite ?? null,
    level: report.final?.level ?? '',
    dimensions: [],
  }))
}

/** Works that tasks asked for. */
const workScores: ScoreSource = async (visit, personId, range) =>
  (await scoredWorksOf(itemKinds, visit, personId, { ...range, most: maxOfKind })).map((work) => ({
    recheck: work.recheck,
    kind: 'work',
    id: work.itemId,
    courseId: '',
    taskId: work.taskId,
    name: work.title,
    courseKind: 0,
    attemptNo: 0,
    at: work.handedAt,
    released: work.isReleased,
    isDetached: work.isDetached,
    score: work.score,
    level: work.score === null ? '' : levelOf(work.score),
    dimensions: [],
  }))

/** Attempts at examinations that were handed in. */
const examScores: ScoreSource = async (visit, personId, range) =>
  (await examScoresOf(visit, personId, { ...range, most: maxOfKind })).map((one) => ({
    kind: 'exam',
    id: one.attemptId,
    courseId: '',
    name: one.name,
    courseKind: 0,
    attemptNo: one.no,
    at: one.at,
    recheck: one.recheck,
    released: one.score !== null,
    score: one.score,
    level: one.level,
    dimensions: [],
  }))

/** Rounds of contests that are published. */
const contestScores: ScoreSource = async (visit, personId, range) =>
  (await contestScoresOf(visit, personId, { ...range, most: maxOfKind })).map((one) => ({
    kind: 'contest',
    id: one.roundId,
    courseId: '',
    taskId: one.contestId,
    name: `${one.contest} ${one.round}`,
    courseKind: 0,
    attemptNo: 0,
    at: one.at,
    released: true,
    score: one.score,
    level: one.score === null ? '' : levelOf(one.score),
    dimensions: [],
  }))

/** The rooms that score people. */
const scoreSources: readonly ScoreSource[] = [
  publishedGrades,
  courseScores,
  reportScores,
  workScores,
  examScores,
  contestScores,
]

/** How stands what was printed on certificates: scores, and sessions of peer teaching. */
export const currentScores: CurrentScores = async (visit, personId) => {
  const scores = await printedScores(scoreSources, visit, personId)
  const teaching = await teachingStands(visit, personId)
  return (entry) => teaching(entry) ?? scores(entry)
}

/** What columns of grade books count besides courses and what is typed. */
export const columnSources: ColumnSources = {
  task: {
    ofClass: tasksOfClass,
    scores: (moment, taskId, personIds) => scoresInTask(itemKinds, moment, taskId, personIds),
  },
  exam: { ofClass: examsOfClass, scores: scoresInExam },
}

/** Answers what people were scored, and the points that they earn by it. */
export const scoring = () => [
  ...scoreCalls(scoreSources, columnSources),
  ...pointCalls(pointSources),
]
