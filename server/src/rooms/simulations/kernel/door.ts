import { isTakenOnce, officialOf, onceStore, type Moment } from '#attempts'
import { itemInVersions } from '#courses/versions'
import { isReleased, sentenceOf, standingAt, takenAt, type Taken, type TakenStore } from './once.ts'

/** What the door of an item says that is taken once: why there is no way in, and when its results are told; null of others. */
const onceBrief = async (
  moment: Moment,
  item: { readonly courseId: string; readonly itemId: string; readonly mode: string },
  personId: string,
  taken: readonly Taken[],
) => {
  if (!isTakenOnce(item.mode)) return null
  const isOpen = taken.some(({ state }) => state === 'open')
  const { refusal } = await standingAt(moment, item, personId, taken)
  const key = await itemInVersions(moment, item.courseId, item.itemId)
  const release = await onceStore(moment).release(key)
  return {
    Refusal: refusal && !isOpen ? sentenceOf(refusal, item.mode) : '',
    ReleaseAt: release?.releaseAt.toISOString() ?? null,
    Released: release !== undefined && release.releaseAt <= moment.at,
    Official: officialOf(taken.filter(({ state }) => state === 'finished'))?.id ?? '',
  }
}

/** What the door of any item says of one's own sessions: those of the round, of all rounds where it is taken once; and which of them may be told. */
export const doorOf = async <Row extends Taken>(
  moment: Moment,
  sessions: TakenStore<Row> & {
    readonly ofItem: (attemptId: string, itemId: string) => Promise<readonly Row[]>
  },
  where: {
    readonly attemptId: string
    readonly courseId: string
    readonly itemId: string
    readonly mode: string
    readonly personId: string
    readonly tester: boolean
  },
) => {
  const isHeld = isTakenOnce(where.mode) && !where.tester
  const own = isHeld
    ? await takenAt(moment, sessions, where, where.personId)
    : await sessions.ofItem(where.attemptId, where.itemId)
  const listedIds = new Set<string>()
  for (const row of own)
    if (row.state !== 'finished' || (await isReleased(moment, row))) listedIds.add(row.id)
  const Once = isHeld ? await onceBrief(moment, where, where.personId, own) : null
  return { sessions: own, listedIds, Once }
}
