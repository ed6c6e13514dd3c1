import type { Sitting } from '@xinglin/contract/exams'
import type { Answer } from '@xinglin/contract/questions'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A change of an answer that waits on this device. */
export type Waiting = { readonly unitId: string; readonly seq: number; readonly answer: Answer }

/** What an examinee keeps beside their answers: questions to look at again, options that are struck out. */
export type OwnMarks = {
  readonly review: readonly string[]
  readonly struck: Readonly<Record<string, readonly string[]>>
}

type WaitingRow = Waiting & { personId: string; attemptId: string }
type SittingRow = {
  personId: string
  examId: string
  attemptId: string
  sitting: Sitting
  at: number
}
type MarksRow = { personId: string; attemptId: string; marks: OwnMarks }

interface Kept extends DBSchema {
  waiting: {
    key: [string, string, string]
    value: WaitingRow
    indexes: { attempt: [string, string] }
  }
  sittings: { key: [string, string]; value: SittingRow }
  marks: { key: [string, string]; value: MarksRow }
}

const weekMs = 7 * 86_400_000
let opening: Promise<IDBPDatabase<Kept>> | undefined

const open = (): Promise<IDBPDatabase<Kept>> => {
  opening ??= openDB<Kept>('examinations', 1, {
    upgrade(database) {
      database
        .createObjectStore('waiting', { keyPath: ['personId', 'attemptId', 'unitId'] })
        .createIndex('attempt', ['personId', 'attemptId'])
      database.createObjectStore('sittings', { keyPath: ['personId', 'attemptId'] })
      database.createObjectStore('marks', { keyPath: ['personId', 'attemptId'] })
    },
  }).catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

/** What this device keeps of one person's examinations until the server has it; nobody else's is ever read. */
export const outboxOf = (personId: string) => ({
  /** Keeps a change; it is on the device once this resolves. */
  async keep(attemptId: string, one: Waiting): Promise<void> {
    await (await open()).put('waiting', { ...one, personId, attemptId })
  },
  /** Forgets a change that the server has, unless a newer one has taken its place. */
  async drop(attemptId: string, unitId: string, upTo: number): Promise<void> {
    const edit = (await open()).transaction('waiting', 'readwrite')
    const key: [string, string, string] = [personId, attemptId, unitId]
    const row = await edit.store.get(key)
    if (row && row.seq <= upTo) await edit.store.delete(key)
    await edit.done
  },
  async waiting(attemptId: string): Promise<Waiting[]> {
    const rows = await (await open()).getAllFromIndex('waiting', 'attempt', [personId, attemptId])
    return rows.map(({ unitId, seq, answer }) => ({ unitId, seq, answer }))
  },
  async keepSitting(sitting: Sitting): Promise<void> {
    await (
      await open()
    ).put('sittings', {
      personId,
      examId: sitting.ExamId,
      attemptId: sitting.AttemptId,
      sitting,
      at: Date.now(),
    })
  },
  /** What is kept of attempts, whether or not they run still; what is older than a week is forgotten. */
  async sittings(): Promise<Sitting[]> {
    const database = await open()
    const rows = await database.getAll('sittings')
    const old = rows.filter(({ at }) => at < Date.now() - weekMs)
    for (const row of old) await database.delete('sittings', [row.personId, row.attemptId])
    return rows
      .filter((row) => row.personId === personId && !old.includes(row))
      .map(({ sitting }) => sitting)
  },
  async marks(attemptId: string): Promise<OwnMarks | undefined> {
    return (await (await open()).get('marks', [personId, attemptId]))?.marks
  },
  async keepMarks(attemptId: string, marks: OwnMarks): Promise<void> {
    await (await open()).put('marks', { personId, attemptId, marks })
  },
  /** Forgets an attempt that was handed in. */
  async wipe(attemptId: string): Promise<void> {
    const database = await open()
    const rows = await database.getAllKeysFromIndex('waiting', 'attempt', [personId, attemptId])
    for (const key of rows) await database.delete('waiting', key)
    await database.delete('sittings', [personId, attemptId])
    await database.delete('marks', [personId, attemptId])
  },
})
export type Outbox = ReturnType<typeof outboxOf>
