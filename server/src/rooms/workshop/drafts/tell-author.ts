import type { Visit } from '#platform/visit'

/** Tells the author of a draft that it was approved or returned; other moves are the author's own. */
export const tellAuthor = async (
  visit: Visit,
  {
    id,
    title,
    authorId,
  }: { readonly id: string; readonly title: string; readonly authorId: string | null },
  move: string,
): Promise<void> => {
  if (authorId === null || (move !== 'approve' && move !== 'return')) return
  await visit.publish({
    kind: 'notice',
    notice: {
      kind: move === 'approve' ? 'draft-approved' : 'draft-returned',
      subjectId: id,
      title,
      to: [authorId],
      occurrence: visit.at.toISOString(),
      senderId: visit.person?.id ?? null,
    },
  })
}
