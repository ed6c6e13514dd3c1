/** Where somebody goes on in a course: the segment is written as the browser writes it. */
export const playerPath = (courseId: string, progressId: string, itemId: string): string => {
  const place = JSON.stringify({ ProgressId: progressId, itemId })
  return `/BaseLearning/${courseId}/${Buffer.from(place).toString('base64url')}`
}
