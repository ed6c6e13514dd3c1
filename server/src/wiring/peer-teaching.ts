import { teachingMatchStateNames, teachingSessionStateNames } from '@xinglin/contract/peer-teaching'
import type { SubjectsOf } from '#messages'
import {
  sessionsToVerify,
  teachingPostsAmong,
  teachingSessionsAmong,
  teachingWaits,
} from '#peer-teaching'
import type { TodaySource } from '#today'
import { counted } from './today-drafts.ts'

const path = '/PersonalInfo/mutualAssistanceTeaching'

/** Sessions of which a message speaks. */
export const teachingSessionSubjects: SubjectsOf = async (visit, ids) =>
  new Map(
    (await teachingSessionsAmong(visit, ids)).map((row) => [
      row.id,
      {
        title: row.subject,
        state: `${row.heldOn}，${teachingSessionStateNames[row.state]}`,
        path: visit.who === 'student' ? `${path}Detail/${row.year}` : path,
      },
    ]),
  )

/** Posts of which a message speaks. */
export const teachingPostSubjects: SubjectsOf = async (visit, ids) =>
  new Map(
    (await teachingPostsAmong(visit, ids)).map(({ row, state }) => [
      row.id,
      {
        title: row.subject,
        state: state ? teachingMatchStateNames[state] : '',
        path: `${path}?tab=matches`,
      },
    ]),
  )

/** What of peer teaching waits for a student, and for a teacher. */
export const teachingToday: TodaySource = async (visit) => {
  const { told: unconfirmed, asked: unanswered } = await teachingWaits(visit)
  return [
    ...counted('条帮扶记录待确认', unconfirmed, '去确认', '互助教学', path),
    ...counted('位同学等您答复', unanswered, '去答复', '互助教学', `${path}?tab=matches`),
    ...counted('条帮扶记录待确认', await sessionsToVerify(visit), '去确认', '互助教学', path),
  ]
}
