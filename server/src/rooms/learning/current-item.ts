import { attemptsOf, type Attempt, type AttemptItem, type Whereabouts } from '#attempts'
import type { Visit } from '#platform/visit'
import { isElsewhere } from './attempt-context.ts'

/** An act that a browser tells of: in which item, from which browser, and when by its clock (0 where it does not say). */
export type Act = { readonly ItemId: string; readonly Device: string; readonly At: number }

/**
 * Where an attempt is gone on with (继续学习) after an act. Only the browser that leads moves it, an act that was overtaken
 * by a newer one does not, and what was complete already (a film that is played again) leaves it where it was.
 */
export const afterAct = (
  attempt: Attempt,
  row: AttemptItem | undefined,
  { ItemId, Device, At }: Act,
): Whereabouts => {
  if (isElsewhere({ attempt }, Device)) return {}
  if (At > 0 && attempt.currentAt !== null && At < attempt.currentAt) return {}
  const stays =
    attempt.currentItem === ItemId || (row?.state === 'done' && attempt.currentItem !== null)
  return {
    ...(stays ? {} : { currentItem: ItemId }),
    ...(At > 0 ? { currentAt: At } : {}),
  }
}

/** Moves an attempt by an act that records nothing. Acts come in at once, so the newest is found with the row held. */
export const visitItem = async (
  visit: Visit,
  attempt: Attempt,
  row: AttemptItem | undefined,
  act: Act,
): Promise<void> => {
  const attempts = attemptsOf(visit)
  const held = await attempts.lock(attempt.id)
  if (held?.state !== 'active') return
  const to = afterAct(held, row, act)
  if (Object.keys(to).length > 0) await attempts.visitItem(held, to)
}
