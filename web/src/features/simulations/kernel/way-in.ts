/** The item of a round of study in which a session belongs. */
export type ItemOfRound = {
  readonly courseId: string
  readonly progressId: string
  readonly itemId: string
}

/** A place as the calls take it that begin (Proceed 0), resume (1) or begin anew (3). */
export const wayIn = ({ courseId, progressId, itemId }: ItemOfRound, Proceed: 0 | 1 | 3) => ({
  CourseId: courseId,
  ProgressId: progressId,
  ItemId: itemId,
  Proceed,
})
