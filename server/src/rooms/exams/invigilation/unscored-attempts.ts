import type { InputOf } from '@xinglin/contract/call'
import { listUnscored, scoreAgain } from '@xinglin/contract/exams'
import { peopleAmong } from '#identity'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { scoringStore } from '../attempts/scoring-store.ts'
import { managedExam } from '../schedule/manage-exams.ts'
import { watchedExam } from '../schedule/policy.ts'
import { watchedPeople } from './watch.ts'

const maxListed = 100

/** What cannot be scored of those whom the visitor watches, with their examination. */
const watchedUnscored = async (visit: Visit, examId: string) => {
  const { row, access } = await watchedExam(visit, examId)
  const unscored = await scoringStore(visit).unscored(examId, visit.at)
  if (unscored.length === 0) return { row, unscored }
  const people = await watchedPeople(visit, examId, access.onlyClasses)
  // Who has it no more is theirs who see it whole.
  const isWatched = (personId: string) => access.onlyClasses === undefined || people.has(personId)
  return { row, unscored: unscored.filter(({ personId }) => isWatched(personId)) }
}

const handleListUnscored = async (visit: Visit, { ExamId }: InputOf<typeof listUnscored>) => {
  const { unscored } = await watchedUnscored(visit, ExamId)
  const listed = unscored.slice(0, maxListed)
  const people = await peopleAmong(
    visit,
    listed.map(({ personId }) => personId),
  )
  return {
    List: listed.map((one) => ({
      AttemptId: one.id,
      Name: people.get(one.personId)?.name ?? '',
      Number: people.get(one.personId)?.number ?? '',
      No: one.no,
      SubmittedAt: one.submittedAt?.toISOString() ?? '',
      Failures: one.scoringFailures,
      FailedAt: one.scoringFailedAt?.toISOString() ?? null,
    })),
    Count: unscored.length,
  }
}

const handleScoreAgain = async (visit: Visit, { ExamId }: InputOf<typeof scoreAgain>) => {
  const { row, unscored } = await watchedUnscored(visit, ExamId)
  if (unscored.length === 0) throw refuse(scoreAgain.refusals.none)
  await scoringStore(visit).scoreAgain(unscored.map(({ id }) => id))
  await managedExam(visit, `重新计分 ${unscored.length} 份作答：`, row.name)
  return { Count: unscored.length }
}

/** Answers who asks what cannot be scored, and has it scored again. */
export const unscoredCalls = () => [
  answer(listUnscored, handleListUnscored),
  answer(scoreAgain, handleScoreAgain),
]
