import type { Moment } from '#attempts'
import type { Room } from './room.ts'
import type { SessionRow } from './store.ts'

/** Since when whoever consulted may read the report: at once in practice, after the round of study where it was an examination or a contest; undefined while they may not. */
export const toldSince = async (
  { host }: Pick<Room, 'host'>,
  moment: Moment,
  row: SessionRow,
): Promise<Date | undefined> => {
  if (row.state !== 'finished') return undefined
  const ended = row.endedAt ?? row.endAt
  if (row.mode === 'practice') return ended
  const over = await host.overSince(moment, row)
  return over && over > ended ? over : over && ended
}

/** Whether whoever consulted may read the report. */
export const isReleased = async (
  room: Pick<Room, 'host'>,
  moment: Moment,
  row: SessionRow,
): Promise<boolean> => (await toldSince(room, moment, row)) !== undefined
