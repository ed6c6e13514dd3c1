import { getMyScores, getOwnGrade, makeTranscript } from '@xinglin/contract/scores'
import { answer } from '#platform/http'
import { ownGrade } from './gradebook/own-grade.ts'
import { publishingCalls } from './gradebook/publish-grades.ts'
import { gradebookCalls } from './gradebook/write-gradebook.ts'
import { ownScores } from './own-scores.ts'
import type { ScoreSource } from './sources/score-source.ts'
import type { ColumnSources } from './sources/column-source.ts'
import { issueTranscript } from './transcript.ts'

/** Answers what somebody was scored; `sources` are the rooms that score people, `columnSources` what else columns of grade books count. */
export const scoreCalls = (sources: readonly ScoreSource[], columnSources: ColumnSources) => [
  answer(getMyScores, function handleGetMyScores(visit, input) {
    return ownScores(sources, visit, input)
  }),
  answer(getOwnGrade, function handleGetOwnGrade(visit, input) {
    return ownGrade(visit, input)
  }),
  answer(makeTranscript, function handleMakeTranscript(visit, input) {
    return issueTranscript(sources, visit, input)
  }),
  ...gradebookCalls(columnSources),
  ...publishingCalls(columnSources),
]
