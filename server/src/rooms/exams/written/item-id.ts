import { createHash } from 'node:crypto'

/**
 * What answers to a question of an examination are handed in for: an id that both decide, so that the same question in another
 * examination is marked in its own way.
 */
export const itemIdOf = (examId: string, questionId: string): string => {
  const hex = createHash('sha256').update(`${examId} ${questionId}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
