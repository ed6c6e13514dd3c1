import type { TenantContext } from '#platform/visit'
import { dayIn, type Visit } from '#platform/visit'
import { stayStore } from './stay-store.ts'
import { administrativeStore } from './store.ts'

/** Takes people out of the 行政班 that they are in, today; their time there stays in the history. */
export const leaveClass = async (visit: Visit, personIds: readonly string[]): Promise<void> => {
  const store = stayStore(visit)
  const stays = await store.lock(personIds)
  await store.end(
    stays.map(({ id }) => id),
    dayIn(visit.school.timezone, visit.at),
  )
}

/** Puts people back into the open 行政班 that they left on a day, unless they are in another since. */
export const returnToClass = async (
  school: TenantContext,
  left: readonly { readonly personId: string; readonly day: string }[],
): Promise<void> => {
  const store = stayStore(school)
  const isIn = new Set(
    (await store.lock(left.map(({ personId }) => personId))).map((one) => one.personId),
  )
  const ended = (
    await Promise.all(
      left
        .filter(({ personId }) => !isIn.has(personId))
        .map(async ({ personId, day }) =>
          (await store.history(personId)).find(({ untilDay }) => untilDay === day),
        ),
    )
  ).filter((stay) => stay !== undefined)
  const classes = await administrativeStore(school).among(ended.map(({ classId }) => classId))
  const open = new Set(classes.filter(({ state }) => state === 'open').map(({ id }) => id))
  await store.reopen(
    ended
      .filter(({ classId }) => open.has(classId))
      .map(({ personId, untilDay }) => ({ personId, untilDay: untilDay ?? '' })),
  )
}
