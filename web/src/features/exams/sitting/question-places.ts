import { serverNow } from '#call'
import type { ExamQuestion, ExamSection, Sitting } from '@xinglin/contract/exams'
import type { Answer } from '@xinglin/contract/questions'
import type { EnteredStation } from './use-sitting.ts'

/** A question that can be gone to, with its number in the paper. */
export type QuestionPlace = {
  readonly no: number
  readonly question: ExamQuestion
  readonly section: ExamSection
}

/** The questions in sight, with the numbers that they have in the whole paper. */
export const placesOf = ({ Sections }: Pick<Sitting, 'Sections'>): QuestionPlace[] =>
  Sections.flatMap((section) =>
    section.Questions.map((question, at) => ({ no: section.FirstNo + at, question, section })),
  )

/** What of a question is answered by itself and can be answered now. */
export const unitsOfQuestion = ({ QuestionId, Parts }: ExamQuestion): string[] =>
  Parts.length === 0
    ? [QuestionId]
    : Parts.filter(({ Reached, Left }) => Reached && !Left).map((part) => part.QuestionId)

/** Whether an answer says something. */
export const saysSomething = (answer: Answer | undefined): boolean => {
  if (!answer) return false
  if ('Options' in answer) return answer.Options.length > 0
  if ('Blanks' in answer) return answer.Blanks.some((one) => one.trim() !== '')
  return answer.Text.trim() !== ''
}

/** A station that was entered, as far as its standing goes. */
type Entered = ReadonlyMap<string, Pick<EnteredStation, 'IsOver' | 'EndsAt'>>

/** Nothing more is done in it: it was ended, or its minutes are over. */
const isStationOver = ({ IsOver, EndsAt }: Pick<EnteredStation, 'IsOver' | 'EndsAt'>): boolean =>
  IsOver || Date.parse(EndsAt) <= serverNow()

/** How a question stands in the map: all of what can be answered is, some of it, nothing; a station once it is over, while it runs, before. */
export const standingOf = (
  question: ExamQuestion,
  answers: ReadonlyMap<string, Answer>,
  stations: Entered,
): 'done' | 'some' | 'none' => {
  if (question.Type === 'station') {
    const entered = stations.get(question.QuestionId)
    return entered ? (isStationOver(entered) ? 'done' : 'some') : 'none'
  }
  const units =
    question.Parts.length === 0
      ? [question.QuestionId]
      : question.Parts.map(({ QuestionId }) => QuestionId)
  const given = units.filter((id) => saysSomething(answers.get(id))).length
  if (given === 0) return 'none'
  return given === units.length ? 'done' : 'some'
}

/** How many of the answers in sight are not given, of stations those that were not entered. */
export const unansweredIn = (
  places: readonly QuestionPlace[],
  answers: ReadonlyMap<string, Answer>,
  stations: Entered,
): number =>
  places
    .flatMap(({ question }) => unitsOfQuestion(question))
    .filter((id) => !saysSomething(answers.get(id)) && !stations.has(id)).length

/** How many stations in sight go on. */
export const runningStationsIn = (places: readonly QuestionPlace[], stations: Entered): number =>
  places.filter(
    ({ question }) =>
      question.Type === 'station' && standingOf(question, new Map(), stations) === 'some',
  ).length
