import type { JudgeTasks } from '@xinglin/contract/competitions'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A sheet as it stands on this device; `isLocked` once its judge sends it for good. */
export type SheetDraft = {
  readonly points: Readonly<Record<string, number>>
  readonly rating: number | null
  readonly remark: string
  readonly seq: number
  readonly isLocked: boolean
}

type SheetRow = { personId: string; contestId: string; slotId: string; draft: SheetDraft }
type TasksRow = { personId: string; contestId: string; tasks: JudgeTasks; at: number }

interface Kept extends DBSchema {
  sheets: {
    key: [string, string]
    value: SheetRow
    indexes: { contest: [string, string] }
  }
  tasks: { key: [string, string]; value: TasksRow }
}

const weekMs = 7 * 86_400_000
let opening: Promise<IDBPDatabase<Kept>> | undefined

const open = (): Promise<IDBPDatabase<Kept>> => {
  opening ??= openDB<Kept>('contest-sheets', 1, {
    upgrade(database) {
      database
        .createObjectStore('sheets', { keyPath: ['personId', 'slotId'] })
        .createIndex('contest', ['personId', 'contestId'])
      database.createObjectStore('tasks', { keyPath: ['personId', 'contestId'] })
    },
  }).catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

/** What this device keeps of one judge's sheets until the server has them; nobody else's is ever read. */
export const sheetOutboxOf = (personId: string, contestId: string) => ({
  /** Keeps a sheet; it is on the device once this resolves. */
  async keep(slotId: string, draft: SheetDraft): Promise<void> {
    await (await open()).put('sheets', { personId, contestId, slotId, draft })
  },
  /** Forgets a sheet that the server has, unless a newer change has taken its place. */
  async drop(slotId: string, upTo: number): Promise<void> {
    const edit = (await open()).transaction('sheets', 'readwrite')
    const row = await edit.store.get([personId, slotId])
    if (row && row.draft.seq <= upTo) await edit.store.delete([personId, slotId])
    await edit.done
  },
  async waiting(): Promise<ReadonlyMap<string, SheetDraft>> {
    const rows = await (await open()).getAllFromIndex('sheets', 'contest', [personId, contestId])
    return new Map(rows.map(({ slotId, draft }) => [slotId, draft]))
  },
  async keepTasks(tasks: JudgeTasks): Promise<void> {
    const database = await open()
    const rows = await database.getAll('tasks')
    for (const row of rows)
      if (row.at < Date.now() - weekMs)
        await database.delete('tasks', [row.personId, row.contestId])
    await database.put('tasks', { personId, contestId, tasks, at: Date.now() })
  },
  async tasks(): Promise<JudgeTasks | undefined> {
    return (await (await open()).get('tasks', [personId, contestId]))?.tasks
  },
})
export type SheetOutbox = ReturnType<typeof sheetOutboxOf>
