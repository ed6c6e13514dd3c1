import { examTeacher } from '#assignments'
import { taughtCourses, titlesOf } from '#courses/access'
import { examOwner, releasedQuestion } from '#exams'
import { inquiriesAmong, inquiriesToAnswer, inquiryCalls } from '#inquiries'
import type { SubjectsOf } from '#messages'
import { noteCalls } from '#notes'
import { peerTeachingCalls } from '#peer-teaching'
import { questionnaireCalls } from '#questionnaires'
import type { Visit } from '#platform/visit'
import { turnsOfPerson, unmatchedInCourses } from '#simulations/consultation'
import { eventsOfPerson } from '#simulations/experiment'
import { stepsOfPerson } from '#simulations/operation'
import type { TodaySource } from '#today'
import { counted } from './today-drafts.ts'

/** Sentences that patients of the visitor's courses did not understand. */
const unmatched = async (visit: Visit) => {
  const waiting = await unmatchedInCourses(visit, await taughtCourses(visit))
  const names = await titlesOf(visit, [...waiting.keys()])
  return [...waiting].map(([id, count]) => ({
    courseName: names.get(id) ?? '',
    count,
    path: `/Consultations/${id}?tab=questions`,
  }))
}

/** Answers what stands beside courses: notes, and questions that students ask with what some are about. */
export const besideCourses = () => [
  ...noteCalls(),
  ...questionnaireCalls(),
  ...peerTeachingCalls(),
  ...inquiryCalls(
    {
      turn: async (visit, turn) =>
        (await turnsOfPerson(visit, turn)).map(({ Seq, Text, Answers }) => ({
          Text,
          Answers: [...Answers],
          IsIt: Seq === turn.at,
        })),
      step: async (visit, step) =>
        (await stepsOfPerson(visit, step)).map(({ seq, words, brought }) => ({
          Text: `第 ${seq} 步　${words}`,
          Answers: brought,
          IsIt: seq === step.at,
        })),
      event: async (visit, event) =>
        (await eventsOfPerson(visit, event)).map(({ seq, words }) => ({
          Text: `第 ${seq} 步　${words}`,
          Answers: [],
          IsIt: seq === event.at,
        })),
      question: releasedQuestion,
      answersFor: async (visit, examId, personId) =>
        (await examTeacher(visit, examId, personId)) ?? examOwner(visit, examId),
    },
    unmatched,
  ),
]

/** Questions that wait for whoever teaches. */
export const inquiriesToday: TodaySource = async (visit) =>
  counted(
    '个提问待回答',
    await inquiriesToAnswer(visit),
    '去回答',
    '答疑',
    '/PersonalInfo/AnswerQuestion',
  )

/** Questions of which a message speaks. */
export const inquirySubjects: SubjectsOf = async (visit, ids) =>
  new Map(
    (await inquiriesAmong(visit, ids)).map(({ id, title, state, isStaff }) => [
      id,
      {
        title,
        state,
        path: `/PersonalInfo/${isStaff ? 'AnswerQuestion?id=' : 'stuquestiondetails?id='}${id}`,
      },
    ]),
  )

/** Courses in which questions were asked, to whoever teaches them. */
export const askedCourses: SubjectsOf = async (visit, ids) => {
  const own = new Set(await taughtCourses(visit))
  const names = await titlesOf(
    visit,
    ids.filter((id) => own.has(id)),
  )
  return new Map(
    [...names].map(([id, title]) => [
      id,
      { title, state: '', path: `/PersonalInfo/AnswerQuestion?course=${id}` },
    ]),
  )
}
