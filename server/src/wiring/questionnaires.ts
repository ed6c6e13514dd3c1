import type { SubjectsOf } from '#messages'
import { questionnairesAmong, questionnairesToAnswer } from '#questionnaires'
import type { TodaySource } from '#today'

/** Where a student answers a questionnaire. */
export const questionnairePath = (id: string): string => `/PersonalInfo/Stuquestionnaire?id=${id}`

/** Questionnaires that wait for a student. */
export const questionnairesToday: TodaySource = async (visit) =>
  (await questionnairesToAnswer(visit)).map(({ Id, Title, ClosesAt }) => ({
    Group: 'due' as const,
    Text: `问卷“${Title}”待填写`,
    Due: ClosesAt,
    Action: '去填写',
    Of: Title,
    Path: questionnairePath(Id),
  }))

/** Questionnaires of which a message speaks. */
export const questionnaireSubjects: SubjectsOf = async (visit, ids) =>
  new Map(
    (await questionnairesAmong(visit, ids)).map(({ id, title, isOver }) => [
      id,
      { title, state: isOver ? '已截止' : '填写中', path: questionnairePath(id) },
    ]),
  )
