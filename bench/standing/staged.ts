import pg from 'pg'
import { seat, type ClassResult } from './class.ts'
import { openFront, type Front } from './front.ts'
import { openInstallation, type Installation } from './installation.ts'
import type { Kind, Saver } from './savers.ts'

/** How large a trial is, and what is broken in it on purpose: `sync` or `keys`. */
export type Size = {
  readonly students: number
  readonly seconds: number
  readonly everyMs: number
  readonly broken: string
  /** What is saved, by turns. */
  readonly kinds: readonly Kind[]
  readonly say: (line: string) => void
}

export type Stage = {
  readonly house: Installation
  readonly front: Front
  readonly savers: readonly Saver[]
}

/** An installation with students at it, for as long as some work takes. */
export const staged = async (
  { students, broken, kinds }: Size,
  processes: number,
  work: (stage: Stage) => Promise<ClassResult>,
  folder?: string,
): Promise<ClassResult> => {
  const house = await openInstallation({ processes, broken, ...(folder ? { folder } : {}) })
  const front = await openFront(house.servers.map(({ port }) => port))
  try {
    const { databaseUrl, servers } = house
    // What makes a second deed of the same key impossible is taken away.
    if (broken === 'keys')
      await without(
        databaseUrl,
        `alter table idempotency drop constraint idempotency_school_id_person_id_key_pk;
         alter table exam_answer_event drop constraint exam_answer_event_school_id_id_pk`,
      )
    const direct = servers[0]?.port ?? 0
    const at = { databaseUrl, direct, front: () => front.port }
    const savers = await seat(at, students, undefined, kinds)
    return await work({ house, front, savers })
  } finally {
    front.close()
    await house.close()
  }
}

/** How long the servers of an installation took to start again. */
export const startsOf = ({ servers }: Installation): string => {
  const all = servers.flatMap(({ starts }) => starts.slice(1)).toSorted((a, b) => a - b)
  return `a start took ${(all[Math.floor(all.length / 2)] ?? 0).toFixed(0)} ms (median of ${all.length}), at most ${(all.at(-1) ?? 0).toFixed(0)}`
}

/** Runs a statement on its database, beneath the product. */
export const without = async (databaseUrl: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}
