import { playerAddress } from '#learning'

/** The debrief of a session: it is read in the player of its course, whoever consulted. */
export const debriefAddress = ({
  CourseId,
  ProgressId,
  ItemId,
  SessionId,
}: {
  readonly CourseId: string
  readonly ProgressId: string
  readonly ItemId: string
  readonly SessionId: string
}): string =>
  `${playerAddress(CourseId, { progressId: ProgressId, itemId: ItemId })}?debrief=${SessionId}`

/** Where a course's consultations are overseen. */
export const consultationsAddress = (courseId: string): string => `/Consultations/${courseId}`
