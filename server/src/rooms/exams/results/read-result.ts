import type { InputOf } from '@xinglin/contract/call'
import {
  getReceipt,
  getResult,
  type ExamQuestion,
  type ExamResult,
  type ResultUnit,
} from '@xinglin/contract/exams'
import type { Answer, QuestionForm } from '@xinglin/contract/questions'
import { levelOf } from '@xinglin/simulation/assessment'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { holdStore, keyOfUnit, openContent, unitsOf } from '#questions'
import { givenAmong } from '#targets'
import { answerStore, type ScoreRow } from '../attempts/answer-store.ts'
import type { AttemptRow } from '../attempts/store.ts'
import { showQuestions, wholePaper } from '../papers/show-paper.ts'
import { endOf, ownTimes } from '../schedule/own-times.ts'
import { isOut } from '../schedule/release.ts'
import { examStore, type ExamRow } from '../schedule/store.ts'
import { canonicalOf } from '../sitting/hand-in.ts'
import { ownAttempt } from '../sitting/own-attempt.ts'
import { marksOfAttempt, type WrittenMark } from '../written/written-answers.ts'
import { contentsOf } from '../sitting/view-attempt.ts'

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
  return {
    Score: isOut(row, 'Score', end, visit.at),
    Answers: isOut(row, 'Answers', end, visit.at),
    Keys: isOut(row, 'Keys', end, visit.at),
  }
}

type ResultMaterial = {
  readonly visit: Visit
  readonly released: ExamResult['Released']
  readonly score: ScoreRow
  readonly answers: ReadonlyMap<string, Answer>
  readonly forms: ReadonlyMap<string, QuestionForm>
  /** What people gave, by question. */
  readonly marks: ReadonlyMap<string, WrittenMark>
  /** Questions that another examination may ask now: nothing is shown of them. */
  readonly withheld: ReadonlySet<string>
}

const toKey = (form: QuestionForm, unit: Parameters<typeof keyOfUnit>[1]) => {
  const key = keyOfUnit(form, unit)
  return {
    ...key,
    Rubric: key.Rubric.map(({ Text, Tenths }) => ({ Text, Points: Tenths / 10 })),
  }
}

const toMark = (given: WrittenMark | undefined): ResultUnit['Mark'] =>
  given
    ? {
        Criteria: given.rubric.map(({ Id, Name, Max }) => ({
          Name,
          Points: given.mark.Points[Id] ?? 0,
          Most: Max,
        })),
        Comment: given.mark.Comment,
      }
    : null

const unitResults = (
  { drawn }: AttemptRow,
  { visit, released, score, answers, forms, withheld, marks }: ResultMaterial,
): ResultUnit[] => {
  const scored = new Map(score.units.map((one) => [one.id, one]))
  return drawn.flatMap(({ questions }) =>
    questions.flatMap(({ questionId, versionId, units }) => {
      const form = forms.get(versionId)
      if (!form || withheld.has(questionId)) return []
      const opened = { ...form, Content: openContent(visit, form.Content) }
      const keys = unitsOf(questionId, opened.Content)
      return units.map(({ id, tenths }) => {
        const one = scored.get(id)
        const unit = keys.find((key) => key.id === id)
        // The points of each answer tell the key as much as the key does.
        const isTold = released.Score && released.Answers
        return {
          QuestionId: id,
          Points: tenths / 10,
          Answer: released.Answers ? (answers.get(id) ?? null) : null,
          Score: isTold && one && one.tenths !== null ? one.tenths / 10 : null,
          State: isTold && one ? one.state : null,
          Mark: isTold && one?.tenths !== null ? toMark(marks.get(id)) : null,
          Key: released.Keys && unit ? toKey(opened, unit) : null,
        }
      })
    }),
  )
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
  Parts: [],
})

const toResult = async (
  visit: Visit,
  attempt: AttemptRow,
  row: ExamRow,
  score: ScoreRow,
): Promise<ExamResult> => {
  const released = await releasedParts(visit, row, attempt)
  if (!released.Score && !released.Answers && !released.Keys) throw refuse(notOut)
  const { forms } = await contentsOf(visit, attempt)
  const rows = await answerStore(visit).answers(attempt.id)
  const answers = new Map(rows.map(({ unitId, answer: given }) => [unitId, given]))
  const showsPaper = released.Answers || released.Keys
  const withheld = showsPaper
    ? await holdStore(visit).among(questionsIn(attempt), row.id)
    : new Set<string>()
  const marks = await marksOfAttempt(visit, attempt.id)
  const material = { visit, released, score, answers, forms, withheld, marks }
  const scored = new Map(score.units.map((one) => [one.id, one.tenths ?? 0]))
  return {
    ExamId: row.id,
    Name: row.name,
    No: attempt.no,
    SubmittedAt: attempt.submittedAt?.toISOString() ?? '',
    Released: released,
    Score: released.Score ? score.tenths / 10 : null,
    FullScore: score.mostTenths / 10,
    Level:
      released.Score && score.unmarked === 0 ? levelOfTenths(score.tenths, score.mostTenths) : null,
    Unmarked: score.unmarked,
    UnmarkedPoints: score.unmarkedTenths / 10,
    Sections: attempt.drawn.map((section) => {
      const units = section.questions.flatMap((question) => question.units)
      return {
        SectionId: section.id,
        Name: section.name,
        Points: units.reduce((sum, { tenths }) => sum + tenths, 0) / 10,
        Score: released.Score
          ? units.reduce((sum, { id }) => sum + (scored.get(id) ?? 0), 0) / 10
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
  if (score) return toResult(visit, attempt, row, score)
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
export const resultCalls = () => [answer(getResult, result), answer(getReceipt, receipt)]
