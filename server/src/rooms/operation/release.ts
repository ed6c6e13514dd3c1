import type { Moment } from '#attempts'
import type { Room } from './room.ts'
import type { SessionRow } from './store.ts'

/** Whether whoever operated may read what it is worth: at once while one learns, after the round of study where it was an examination. */
export const isReleased = async (
  { host }: Pick<Room, 'host'>,
  moment: Moment,
  row: SessionRow,
): Promise<boolean> =>
  row.state === 'finished' &&
  (row.mode !== 'examination' || (await host.overSince(moment, row)) !== undefined)
