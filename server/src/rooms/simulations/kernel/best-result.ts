import { isTakenOnce, officialOf, type Moment } from '#attempts'
import { isHeld, isReleased, takenAt, type Taken, type TakenStore } from './once.ts'

type Finished<Row extends Taken> = TakenStore<Row> & {
  readonly finishedIn: (attemptId: string) => Promise<readonly Row[]>
}

const officialAt = async <Row extends Taken>(
  moment: Moment,
  sessions: TakenStore<Row>,
  item: { readonly courseId: string; readonly itemId: string },
  personId: string,
): Promise<Row | undefined> => {
  const taken = await takenAt(moment, sessions, item, personId)
  return officialOf(taken.filter(({ state }) => state === 'finished'))
}

/** What an item is worth to whoever had a session: of practice the best of the round, of what is taken once the official one. */
export const bestAt = async <Row extends Taken>(
  moment: Moment,
  sessions: Finished<Row>,
  row: Row,
): Promise<number> => {
  if (isHeld(row)) return (await officialAt(moment, sessions, row, row.personId))?.composite ?? 0
  return (await sessions.finishedIn(row.attemptId))
    .filter((one) => one.itemId === row.itemId)
    .reduce((best, { composite }) => Math.max(best, composite ?? 0), 0)
}

/**
 * The finished sessions that an attempt is scored by: of practice its own; of an item that is taken once the official one of
 * whichever round, once its results are told. `withheld` counts what is not told yet.
 */
export const countedIn = async <Row extends Taken>(
  moment: Moment,
  sessions: Finished<Row>,
  attempt: { readonly id: string; readonly personId: string; readonly courseId: string },
  items: readonly { readonly id: string; readonly mode: string }[],
): Promise<{ readonly rows: readonly Row[]; readonly withheld: number }> => {
  const rows: Row[] = (await sessions.finishedIn(attempt.id)).filter((row) => !isHeld(row))
  let withheld = 0
  for (const { id } of items.filter(({ mode }) => isTakenOnce(mode))) {
    const item = { courseId: attempt.courseId, itemId: id }
    const official = await officialAt(moment, sessions, item, attempt.personId)
    if (!official) continue
    if (await isReleased(moment, official)) rows.push(official)
    else withheld += 1
  }
  return { rows, withheld }
}
