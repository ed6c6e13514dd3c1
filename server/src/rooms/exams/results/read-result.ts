import type { InputOf } from '@xinglin/contract/call'
import {
  getReceipt,
  getResult,
  type ExamQuestion,
  type ExamResult,
  type ReleasedPart,
} from '@xinglin/contract/exams'
import { levelOf } from '@xinglin/simulation/assessment'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { holdStore } from '#questions'
import { givenAmong } from '#targets'
import { answerStore, type ScoreRow } from '../attempts/answer-store.ts'
import type { AttemptRow } from '../attempts/store.ts'
import { regradeStore } from '../corrections/store.ts'
import { showQuestions, wholePaper } from '../papers/show-paper.ts'
import { endOf, ownTimes } from '../schedule/own-times.ts'
import { isOut } from '../schedule/release.ts'
import { isSat } from '../schedule/settle-hold.ts'
import { examStore, type ExamRow } from '../schedule/store.ts'
import { whereSat } from '../sitting/contest-sitting.ts'
import { canonicalOf } from '../sitting/hand-in.ts'
import { ownAttempt } from '../sitting/own-attempt.ts'
import { recheckOfUnits } from '../written/own-rechecks.ts'
import { marksOfAttempt } from '../written/written-answers.ts'
import { contentsOfAttempt } from '../sitting/view-attempt.ts'
import { stationResults } from '../stations/attempt-stations.ts'
import { unitResults } from './result-units.ts'

const { missing, running, notOut, scoring } = getResult.refusals

/** The level of so many of all points. */
const levelOfTenths = (tenths: number, most: number) =>
  levelOf(most === 0 ? 0 : (100 * tenths) / most)

const releasedParts = async (
  visit: Visit,
  row: ExamRow,
  attempt: AttemptRow,
): Promise<ExamResult['Released']> => {
  const given = (await givenAmong(visit, [row.id], attempt.personId)).get(row.id)
  // Who has it no more has what the examination says.
  const end = given ? endOf(ownTimes(row, given)) : row.closesAt
  const out = (part: ReleasedPart) => isOut(row, attempt, part, end, visit.at)
  // What was released to a class alone shows nothing of a paper that others may still sit.
  const showsPaper =
    row.releasedAt !== null || attempt.releasedAt === null || (await isSat(visit, row, visit.at))
  const shown = (part: ReleasedPart) => out(part) && (showsPaper || row.release[part] !== 'manual')
  return { Score: out('Score'), Answers: shown('Answers'), Keys: shown('Keys') }
}

const questionsIn = ({ drawn }: AttemptRow): string[] =>
  drawn.flatMap(({ questions }) => questions.map(({ questionId }) => questionId))

/** The place of a question of which nothing is shown. */
const blanked = ({ QuestionId, Type, Points }: ExamQuestion): ExamQuestion => ({
  QuestionId,
  Type,
  Points,
  Stem: '',
  Options: [],
  Blanks: [],
  Figure: null,
  Parts: [],
})

/** The versions of a score that regrades wrote, with what each made of it. */
const regradesOf = async (
  visit: Visit,
  scores: readonly ScoreRow[],
  released: ExamResult['Released'],
): Promise<ExamResult['Regrades']> => {
  const ids = scores.flatMap(({ regradeId }) => regradeId ?? [])
  const rows = await regradeStore(visit).among(ids)
  return scores.flatMap(({ regradeId, version, tenths, maxTenths, at }) => {
    const regrade = rows.get(regradeId ?? '')
    const before = scores.find((one) => one.version === version - 1)
    if (!regrade || !before) return []
    return [
      {
        // Which item it was, and why, says as much as answers and keys do.
        UnitId: released.Answers ? regrade.unitId : '',
        Treatment: regrade.correction.Treatment,
        Reason: released.Keys ? regrade.reason : '',
        At: at.toISOString(),
        Before: before.tenths / 10,
        After: tenths / 10,
        FullBefore: before.maxTenths / 10,
        FullAfter: maxTenths / 10,
      },
    ]
  })
}

/** What came of a scored attempt, as far as it is out; refuses where nothing is. */
export const toResult = async (
  visit: Visit,
  attempt: AttemptRow,
  row: ExamRow,
  scores: readonly ScoreRow[],
  score: ScoreRow,
): Promise<ExamResult> => {
  const released = await releasedParts(visit, row, attempt)
  if (!released.Score && !released.Answers && !released.Keys) throw refuse(notOut)
  const { forms } = await contentsOfAttempt(visit, attempt)
  const rows = await answerStore(visit).answers(attempt.id)
  const answers = new Map(rows.map(({ unitId, answer: given }) => [unitId, given]))
  const showsPaper = released.Answers || released.Keys
  const withheld = showsPaper
    ? await holdStore(visit).among(questionsIn(attempt), row.id)
    : new Set<string>()
  const marks = await marksOfAttempt(visit, attempt.id)
  const corrections = await regradeStore(visit).corrections(row.id)
  const rechecks = await recheckOfUnits(visit, attempt.id)
  const material = {
    visit,
    released,
    score,
    answers,
    forms,
    withheld,
    marks,
    corrections,
    rechecks,
    stations: await stationResults(visit, attempt),
  }
  const scored = new Map(score.units.map((one) => [one.id, one]))
  return {
    ExamId: row.id,
    Name: row.name,
    No: attempt.no,
    SubmittedAt: attempt.submittedAt?.toISOString() ?? '',
    Released: released,
    Score: released.Score ? score.tenths / 10 : null,
    FullScore: score.maxTenths / 10,
    Level:
      released.Score && score.unmarked === 0 ? levelOfTenths(score.tenths, score.maxTenths) : null,
    Unmarked: score.unmarked,
    UnmarkedPoints: score.unmarkedTenths / 10,
    Sections: attempt.drawn.map((section) => {
      const units = [
        ...section.questions.flatMap((question) => question.units),
        ...(section.stations ?? []),
      ]
      return {
        SectionId: section.id,
        Name: section.name,
        Points: units.reduce((sum, { id }) => sum + (scored.get(id)?.most ?? 0), 0) / 10,
        Score: released.Score
          ? units.reduce((sum, { id }) => sum + (scored.get(id)?.tenths ?? 0), 0) / 10
          : null,
        Questions: showsPaper
          ? showQuestions(section, {
              visit,
              seed: attempt.seed,
              forms,
              progress: wholePaper,
            }).map((one) => (withheld.has(one.QuestionId) ? blanked(one) : one))
          : [],
      }
    }),
    Regrades: released.Score ? await regradesOf(visit, scores, released) : [],
    Withheld: [...withheld],
    Units: showsPaper ? unitResults(attempt, material) : [],
  }
}

const result = async (visit: Visit, { AttemptId }: InputOf<typeof getResult>) => {
  const attempt = await ownAttempt(visit, AttemptId, 'find')
  if (attempt.state === 'running') throw refuse(running)
  const row = await examStore(visit).find(attempt.examId)
  if (!row) throw refuse(missing)
  const scores = await answerStore(visit).scores(AttemptId)
  const score = scores.find(({ version }) => version === attempt.scoreVersion)
  if (score) return toResult(visit, attempt, row, scores, score)
  const released = await releasedParts(visit, row, attempt)
  throw refuse(released.Score || released.Answers || released.Keys ? scoring : notOut)
}

const receipt = async (visit: Visit, { AttemptId }: InputOf<typeof getReceipt>) => {
  const attempt = await ownAttempt(visit, AttemptId, 'find')
  if (attempt.state === 'running') throw refuse(running)
  const row = await examStore(visit).find(attempt.examId)
  const late = await answerStore(visit).late([AttemptId])
  return {
    ExamName: row?.name ?? '',
    Receipt: attempt.receipt,
    SubmittedAt: attempt.submittedAt?.toISOString() ?? '',
    AnswerHash: attempt.answerHash,
    Canonical: await canonicalOf(visit, AttemptId),
    Kind: attempt.submitKind ?? 'self',
    Late: late.filter(({ state }) => state === 'waiting').length,
  }
}

/** Answers who asks what came of an attempt. */
export const resultCalls = () => [
  answer(getResult, whereSat(result)),
  answer(getReceipt, whereSat(receipt)),
]
