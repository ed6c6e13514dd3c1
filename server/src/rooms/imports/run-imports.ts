import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { keepDoing, type Doing } from '#platform/background'
import { type Database, hasConflicted, hasLockTimedOut, planAnew } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import { schoolIds, timezoneOf } from '#schools'
import type { ImportContext } from './import-context.ts'
import { importPart, type PartTools } from './import-part.ts'
import { importStore, type ImportUnderWay } from './import-store.ts'
import { removeMadePlaces } from './remove-made-places.ts'
import { undoPart } from './undo-part.ts'
import { doneText, failedRow } from './words.ts'

const everyMs = 30_000
const pauseMs = 200
const maxTries = 5
/** So many rows are written in one transaction: fewer would cost more statements, more would let others wait longer. */
const partSize = 1_000

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

/** Does the next part of an import of a school in one transaction; answers whether there was one. */
const nextPart = async (given: Given, schoolId: string, size: number): Promise<boolean> => {
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
    const rows = await store.todo(underWay, size)
    const last = rows.at(-1)
    if (!last) {
      await finish(context, given, underWay)
      return true
    }
    if (underWay.state === 'importing') await importPart(context, given, underWay, rows)
    else await undoPart(context, given.teacherPort, underWay.id, rows)
    const settled = underWay.settled + rows.length
    await store.change(underWay.id, { afterRow: last.rowNo, settled })
    return true
  })
  for (const work of afterwards) work()
  return wasThere
}

/** A row that cannot be written, whatever is wrong with it, is left out: it must not keep those behind it. */
const leaveOut = (given: Given, schoolId: string): Promise<void> =>
  given.database.within(schoolId, async (db) => {
    const store = importStore({ db, school: { id: schoolId } })
    const underWay = await store.nextUnderWay()
    const [row] = underWay ? await store.todo(underWay, 1) : []
    if (!underWay || !row) return
    const outcome = underWay.state === 'importing' ? '' : 'left'
    const verdict = underWay.state === 'importing' ? 'wrong' : row.verdict
    await store.write(underWay.id, [{ ...row, outcome, verdict, faults: [failedRow] }])
    await store.change(underWay.id, { afterRow: row.rowNo, settled: underWay.settled + 1 })
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
    const one = await tried(() => nextPart(given, schoolId, 1))
    if (one === false) return false
    if (one === true) continue
    given.logger.error({ error: String(one.error), schoolId }, 'a row of an import')
    await leaveOut(given, schoolId)
  }
  return true
}

/**
 * Does imports, and takes them back, in parts of some hundred rows, each in a transaction of its own: what was begun is
 * taken up again after a restart, by whichever process comes first. Schools take turns, and so do imports of one school.
 */
export const startImporting = (given: Given): Importing => {
  const woken = new Set<string>()
  const { nudge, stop } = keepDoing({
    everyMs,
    round: async (stopping) => {
      let busy = new Set(await schoolIds(given.database.global))
      while (busy.size > 0 && !stopping.aborted) {
        const still = new Set<string>()
        for (const id of busy) if (!stopping.aborted && (await workOn(given, id))) still.add(id)
        busy = new Set([...still, ...woken])
        woken.clear()
      }
    },
    onFault: (error) => given.logger.error({ error: String(error) }, 'imports'),
  })
  return {
    stop,
    wake(schoolId) {
      woken.add(schoolId)
      nudge()
    },
  }
}
