import { codes } from '@xinglin/wire'
import { Refused, type Visit } from '#platform/visit'

/** Those who wait behind one of a name; a browser asks again by itself when it is told to. */
const maxWaiting = 4

/** Lets one of a name in at a time, the others in their order; they hold nothing meanwhile. */
export const oneAtATime = () => {
  const lines = new Map<string, (() => void)[]>()
  const leave = (name: string): void => {
    const next = lines.get(name)?.shift()
    if (next) next()
    else lines.delete(name)
  }
  /** Resolves when it is one’s turn, to what ends it; −10003, which browsers repeat, where too many wait. */
  return async (name: string): Promise<() => void> => {
    const line = lines.get(name)
    if (!line) lines.set(name, [])
    else if (line.length >= maxWaiting)
      throw new Refused(codes.replayed.code, '上一步还在计算，请稍候再试', { reason: 'line' })
    else await new Promise<void>((enter) => line.push(enter))
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      leave(name)
    }
  }
}

const turn = oneAtATime()

/**
 * Waits until the visitor has nothing else under way of a name (a session), and keeps it so until the call is over. No
 * connection is held meanwhile; to be called before anything is written.
 */
export const takeTurn = async (visit: Visit, name: string): Promise<void> => {
  visit.atEnd(await visit.apart(() => turn(`${visit.person?.id ?? ''} ${name}`)))
}
