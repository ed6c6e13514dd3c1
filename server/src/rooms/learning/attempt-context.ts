import { saveItemProgress, type ItemState, type Position } from '@xinglin/contract/learning'
import {
  attemptsOf,
  type Attempt,
  type AttemptItem,
  type ActingPerson,
  type Moment,
} from '#attempts'
import { versionsOf, type StudyItem } from '#courses/versions'
import { courseAccess, type CourseAccess } from '#courses/access'
import { refuse, type Visit } from '#platform/visit'
import { locksOf, progressOf, type Standing } from './rules.ts'
import { creditOf, type ClaimedItem } from './study-time.ts'

const { missing, closed } = saveItemProgress.refusals

/** An attempt of the visitor with access to its course; both must be there. */
export type Studied = { readonly attempt: Attempt; readonly access: CourseAccess }

/** Acts for whoever learns: a session may end, and what came early may count, when nobody visits. */
export const learnerOf = (
  moment: Moment & Pick<ActingPerson, 'publish'>,
  { personId }: Pick<Attempt, 'personId'>,
): ActingPerson => ({
  db: moment.db,
  school: moment.school,
  at: moment.at,
  person: { id: personId },
  ...(moment.publish && { publish: moment.publish }),
})

/** Finds an attempt of the visitor's own; with `lock` nobody else changes it until the call ends. */
export const studied = async (visit: Visit, progressId: string, lock = false): Promise<Studied> => {
  const attempts = attemptsOf(visit)
  const attempt = await (lock ? attempts.lock(progressId) : attempts.find(progressId))
  if (!attempt) throw refuse(missing)
  const access = await courseAccess(visit, attempt.courseId)
  if (!access) throw refuse(missing)
  if (access.sight !== 'full') throw refuse([-1, (await access.reason()).Message])
  return { attempt, access }
}

/** Whether another browser opened the player since; one that does not say who it is is taken for the one that leads. */
export const isElsewhere = ({ attempt }: Pick<Studied, 'attempt'>, device: string): boolean =>
  device !== '' && attempt.device !== '' && device !== attempt.device

/** Why nothing may be recorded in an attempt any more, or an empty text. */
export const readOnlyReason = async ({ attempt, access }: Studied): Promise<string> => {
  if (attempt.state === 'superseded') return '历史记录，不可进入'
  if (attempt.state === 'finished') return '本次学习已完成，可以回看'
  const { Reason, Message } = await access.reason()
  return Reason === 'ok' ? '' : Message
}

/** The same, where something is about to be recorded. */
export const recordable = async (visit: Visit, progressId: string): Promise<Studied> => {
  const context = await studied(visit, progressId, true)
  const reason = await readOnlyReason(context)
  if (reason !== '')
    throw refuse(closed, context.attempt.state === 'active' ? { message: reason } : {})
  return context
}

export const stateOf = (row: AttemptItem | undefined): ItemState => row?.state ?? 'new'

type Claim = AttemptItem & ClaimedItem

const claimsOf = (rows: readonly AttemptItem[]): Claim[] =>
  rows.map((row) => ({ ...row, position: (row.position ?? {}) as Position }))

const elapsedIn = ({ at }: ActingPerson, { startedAt }: Attempt): number =>
  Math.max(0, (at.getTime() - startedAt.getTime()) / 1000)

/** What is kept of the person in an item, for the rules. */
export const standingOf = (row: AttemptItem | undefined): Standing => ({
  state: stateOf(row),
  position: row?.position ?? {},
  bestScore: row?.bestScore ?? null,
  tries: row?.tries ?? 0,
})

/** What an attempt's standing is counted from. */
export type Counted<Row extends ClaimedItem> = {
  readonly items: readonly StudyItem[]
  readonly rows: readonly Row[]
  readonly sequential: boolean
  /** Seconds of the server's clock since the round was opened. */
  readonly elapsed: number
}

/** Where an attempt stands: counted anew from its items each time, so that no two devices can disagree. */
export const standsAt = <Row extends ClaimedItem>({
  items,
  rows,
  sequential,
  elapsed,
}: Counted<Row>) => {
  const { done, due, waits } = creditOf(items, rows, elapsed)
  return { done, due, waits, locks: locksOf(items, done, sequential), ...progressOf(items, done) }
}

/** The same, read from the database. */
export const tally = async (visit: ActingPerson, { attempt }: Pick<Studied, 'attempt'>) => {
  const study = versionsOf(visit)
  const counted = {
    items: await study.items(attempt.versionId),
    rows: claimsOf(await attemptsOf(visit).items(attempt.id)),
    sequential: await study.isSequential(attempt.versionId),
    elapsed: elapsedIn(visit, attempt),
  }
  return { ...counted, ...standsAt(counted) }
}

/** When the next of the claims that came early counts; null where none waits. */
export const nextCredit = ({ at }: ActingPerson, waits: ReadonlyMap<string, number>): Date | null =>
  waits.size === 0 ? null : new Date(at.getTime() + Math.min(...waits.values()) * 1000)

/** The tally of a round that is held, after what there was time for meanwhile was written down. */
export const tallyWithCredits = async (
  visit: ActingPerson,
  { attempt }: Pick<Studied, 'attempt'>,
) => {
  const counted = await tally(visit, { attempt })
  const isAwaited = attempt.creditAt !== null && attempt.creditAt <= visit.at
  if (attempt.state !== 'active' || (counted.due.length === 0 && !isAwaited)) return counted
  const attempts = attemptsOf(visit)
  const rows = []
  for (const row of counted.rows) {
    const { itemId, position, seq } = row
    const isDue = counted.due.includes(itemId)
    const change = { itemId, state: 'done' as const, position, seq }
    rows.push(isDue ? await attempts.record(attempt, row, change, 'credited', {}) : row)
  }
  const { progress, doneCount, waits } = counted
  await attempts.credit(attempt, { progress, doneCount, creditAt: nextCredit(visit, waits) })
  return { ...counted, rows: claimsOf(rows), due: [] }
}
