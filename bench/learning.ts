import { getCourseStudyProgressInfo, getPlayer } from '@xinglin/contract/learning'
import type { Call, OutputOf } from '@xinglin/contract/call'
import type { Session } from '@xinglin/contract/identity'
import { ask, type Measured } from './signed.ts'

type CallAddress = Pick<Call, 'path' | 'method'>

/** Where a session of somebody belongs. */
export type ItemOfRound = {
  readonly CourseId: string
  readonly ProgressId: string
  readonly ItemId: string
}

/** Asks, and takes nothing but what was wanted for an answer. */
export const granted = async (
  port: number,
  call: CallAddress,
  input: object,
  session: Session,
): Promise<Measured> => {
  const answered = await ask(port, call, input, session)
  if (answered.Code !== 0) throw new Error(`${call.path}: ${answered.Code} ${answered.Msg}`)
  return answered
}

/** Begins to learn a course, up to the door of its first item of a kind. */
export const approached = async (
  port: number,
  session: Session,
  CourseId: string,
  kind: string,
): Promise<ItemOfRound> => {
  const begun = await granted(port, getCourseStudyProgressInfo, { CourseId, Proceed: 0 }, session)
  const { ProgressId } = begun.Data as { ProgressId: string }
  const opened = await granted(port, getPlayer, { ProgressId }, session)
  const { Chapters } = opened.Data as OutputOf<typeof getPlayer>
  const item = Chapters.flatMap(({ Items }) => Items).find(({ Kind }) => Kind === kind)
  if (!item) throw new Error(`the course has no ${kind}`)
  return { CourseId, ProgressId, ItemId: item.Id }
}
