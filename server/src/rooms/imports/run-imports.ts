import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { keepDoing, type Doing } from '#platform/background'
import { type Database, hasConflicted, hasLockTimedOut, planAnew } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import { schoolIds, timezoneOf } from '#schools'
import type { ImportContext } from './import-context.ts'
import { importPart, type PartTools } from './import-part.ts'
import { importStore, type ImportRow, type ImportUnderWay } from './import-store.ts'
import { removeMadePlaces } from './remove-made-places.ts'
import { undoPart } from './undo-part.ts'
import { doneText, failedRow } from './words.ts'

const everyMs = 30_000
const pauseMs = 200
const maxTries = 5
/** So many rows are written in one transaction: fewer would cost more statements, more would let others wait longer. */
const partSize = 1_000
/** So many parts of an import are written at once: while the database works on one, the other is prepared. */
const workers = 2

/** Writes down what somebody did who is not there any more; from the room that keeps it. */
export type Tell = (school: TenantContext, personId: string, text: string) => Promise<void>

type Given = PartTools & {
  readonly database: Database
  readonly logger: Logger
  readonly tell: Tell
  /** Hears that first passwords wait to be hashed. */
  readonly onDone: () => void
}

/** Imports that are under way; `wake` says that a school has one. */
export type Importing = { readonly wake: (schoolId: string) => void } & Pick<Doing, 'stop'>

const finish = async (context: ImportContext, given: Given, underWay: ImportUnderWay) => {
  const store = importStore(context)
  await store.forgetIdNumbers(underWay.id)
  const isUndone = underWay.state === 'undoing'
  if (isUndone) await removeMadePlaces(context, underWay)
  await store.change(underWay.id, {
    state: isUndone ? 'undone' : 'done',
    ...(!isUndone && { doneAt: context.at }),
    passwordHash: '',
    passwordStart: '',
  })
  const text = doneText(underWay, await store.counts(underWay.id))
  if (underWay.confirmedBy) await given.tell(context, underWay.confirmedBy, text)
  if (!isUndone) context.afterwards(given.onDone)
}

/** Finishes an import of which no row waits; answers whether it did: another worker may be at its last rows, or have finished it. */
const finishAlone = async (
  context: ImportContext,
  given: Given,
  { id, state }: ImportUnderWay,
): Promise<boolean> => {
  const store = importStore(context)
  const underWay = await store.lock(id)
  if (underWay?.state !== state || (await store.isUnsettled(underWay))) return false
  await finish(context, given, underWay)
  return true
}

/** Does the next part of an import of a school in one transaction; answers whether there was one. */
const nextPart = async (
  given: Given,
  schoolId: string,
  size: number,
  onRows: (underWay: ImportUnderWay, rows: readonly ImportRow[]) => void = () => undefined,
): Promise<boolean> => {
  const afterwards: (() => void)[] = []
  const wasThere = await given.database.within(schoolId, async (db) => {
    await planAnew(db)
    const school = { id: schoolId, timezone: await timezoneOf(db, schoolId) }
    const underWay = await importStore({ db, school }).nextUnderWay()
    if (!underWay) return false
    const context: ImportContext = {
      db,
      school,
      at: new Date(),
      person: underWay.confirmedBy === null ? null : { id: underWay.confirmedBy },
      afterwards: (work) => void afterwards.push(work),
    }
    const store = importStore(context)
    const rows = await store.lockTodo(underWay, size)
    if (rows.length === 0) return finishAlone(context, given, underWay)
    onRows(underWay, rows)
    if (underWay.state === 'importing') await importPart(context, given, underWay, rows)
    else await undoPart(context, given.teacherPort, underWay.id, rows)
    await store.addSettled(underWay.id, rows.length)
    return true
  })
  for (const work of afterwards) work()
  return wasThere
}

/** Leaves out a row that cannot be written, whatever is wrong with it: it must not keep those behind it. One that another worker has written stays. */
const leaveOut = (
  given: Given,
  schoolId: string,
  { underWay, rowNo }: { readonly underWay: ImportUnderWay; readonly rowNo: number },
): Promise<void> =>
  given.database.within(schoolId, async (db) => {
    const store = importStore({ db, school: { id: schoolId } })
    const [row] = await store.lockTodo(underWay, 1, rowNo)
    if (!row) return
    const outcome = underWay.state === 'importing' ? '' : 'left'
    const verdict = underWay.state === 'importing' ? 'wrong' : row.verdict
    await store.write(underWay.id, [{ ...row, outcome, verdict, faults: [failedRow] }])
    await store.addSettled(underWay.id, 1)
  })

/** Tries something a few times while it meets what others do; answers the error where it failed. */
const tried = async (work: () => Promise<boolean>): Promise<boolean | { error: unknown }> => {
  for (let times = 1; ; times += 1) {
    try {
      return await work()
    } catch (error) {
      const isMet = hasConflicted(error) || hasLockTimedOut(error)
      if (!isMet || times >= maxTries) return { error }
      await pause(pauseMs)
    }
  }
}

/** The next part; what fails as a whole is done row by row, and what still fails is left out with a reason. */
const workOn = async (given: Given, schoolId: string): Promise<boolean> => {
  const whole = await tried(() => nextPart(given, schoolId, partSize))
  if (typeof whole === 'boolean') return whole
  given.logger.error({ error: String(whole.error), schoolId }, 'a part of an import')
  for (let i = 0; i < partSize; i += 1) {
    let failed: { readonly underWay: ImportUnderWay; readonly rowNo: number } | undefined
    const one = await tried(() =>
      nextPart(given, schoolId, 1, (underWay, [row]) => {
        failed = row && { underWay, rowNo: row.rowNo }
      }),
    )
    if (one === false) return false
    if (one === true) continue
    given.logger.error({ error: String(one.error), schoolId }, 'a row of an import')
    if (failed) await leaveOut(given, schoolId, failed)
  }
  return true
}

/**
 * Does imports, and takes them back, in parts of a thousand rows, each in a transaction of its own: what was begun is
 * taken up again after a restart, by whichever process comes first. Schools take turns, and so do imports of one school.
 */
export const startImporting = (given: Given): Importing => {
  const waiting: string[] = []
  const enter = (schoolId: string): void => {
    for (let worker = 0; worker < workers; worker += 1) waiting.push(schoolId)
  }
  const { nudge, stop } = keepDoing({
    everyMs,
    round: async (stopping) => {
      waiting.length = 0
      for (const id of await schoolIds(given.database.global)) enter(id)
      const work = async (): Promise<void> => {
        for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
          if (!stopping.aborted && (await workOn(given, id))) waiting.push(id)
      }
      await Promise.all(Array.from({ length: workers }, work))
    },
    onFault: (error) => given.logger.error({ error: String(error) }, 'imports'),
  })
  return {
    stop,
    wake(schoolId) {
      enter(schoolId)
      nudge()
    },
  }
}
