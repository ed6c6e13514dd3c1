import { codes } from '@xinglin/wire'
import { Refused } from '#platform/visit'

const lockNotAvailable = '55P03'

const isLocked = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as { code?: unknown }).code === lockNotAvailable || isLocked(error.cause))

/** A query that waits for no lock: where somebody else holds what it wants, its call is refused so that browsers ask again by themselves. */
export const nowOrAgain = async <T>(query: PromiseLike<T>): Promise<T> => {
  try {
    return await query
  } catch (error) {
    if (!isLocked(error)) throw error
    throw new Refused(codes.replayed.code, '上一步操作还在保存，请稍候再试', { reason: 'row lock' })
  }
}
