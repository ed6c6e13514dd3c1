import { type HasRecords, deletingCalls } from './delete-users.ts'
import { invitationCalls } from './invite-teachers.ts'
import { departingCalls } from './depart.ts'
import { returningCalls } from './return-departed.ts'
import { postCalls } from './posts.ts'
import { listViewCalls } from './list-views.ts'
import { type ClassPort, userListCalls } from './list-users.ts'
import { mergingCalls, type MergePort } from './merge-users.ts'
import { resettingCalls } from './reset-passwords.ts'
import type { SendingPort } from './sending-port.ts'
import type { TeacherPort } from './serialize-users.ts'
import { userCalls } from './users.ts'

/** Answers the administration of people; rooms above say what they know of them. */
export const peopleCalls = (rooms: {
  readonly teachers: TeacherPort
  readonly classes: ClassPort
  readonly merge: MergePort
  readonly hasRecords: HasRecords
  readonly sending: SendingPort
}) => [
  ...userCalls(rooms),
  ...userListCalls(rooms.teachers, rooms.classes),
  ...deletingCalls(rooms.hasRecords, rooms.classes),
  ...resettingCalls(),
  ...mergingCalls(rooms.teachers, rooms.merge),
  ...listViewCalls(),
  ...postCalls(),
  ...invitationCalls(rooms.teachers, rooms.sending),
  ...departingCalls(rooms.classes),
  ...returningCalls(rooms.classes),
]
