import { storedToken } from '@xinglin/wire'
import { type Database, gather } from '#platform/database'
import type { StoredSession } from '#platform/http'
import type { Keys } from '#platform/keys'
import { principalOf, isSessionExpired } from './rules.ts'
import { openSessions } from './session-memory.ts'
import { sessionStore, type SessionRow } from './store.ts'

/** The secrets of a session, as they lie wrapped in its row. */
export type Secrets = { Key: string; Iv: string; MacKey: string }

/** Finds sessions for the gate and ends them. */
export type SessionKeeper = {
  /** By its token; `note` that its owner is there. */
  readonly of: (tokenId: string, at: Date, note: boolean) => Promise<StoredSession | undefined>
  /** By its id, without noting anything. */
  readonly standing: (id: Buffer, at: Date) => Promise<StoredSession | undefined>
  readonly bindSeen: (id: Buffer) => Promise<void>
  readonly end: (id: Buffer) => Promise<void>
  readonly forgetExpired: (at: Date) => Promise<void>
  /** Hears no more of sessions that other processes ended. */
  readonly stop: () => Promise<void>
}

const notedEveryMs = 30_000

/** On which the database says which sessions were ended, by whichever process; nothing is all of them. */
const endedChannel = 'session_ended'

/** The row id of a token: its SHA-256, so that a copy of the database signs nobody in. */
export const sessionId = (tokenId: string): Buffer => Buffer.from(storedToken(tokenId), 'hex')

/** Keeps sessions in the database, their secrets wrapped by `keys`; one that has expired is ended when it is asked for. */
export const sessionKeeper = (database: Database, keys: Keys): SessionKeeper => {
  const store = sessionStore(database.global)
  // Thousands of browsers say every few seconds that they are there: their sessions are read and noted together.
  const find = gather<Buffer, SessionRow | undefined>(async (ids) => {
    const rows = new Map((await store.find(ids)).map((row) => [row.id.toString('hex'), row]))
    return ids.map((id) => rows.get(id.toString('hex')))
  })
  const seen = gather<{ readonly id: Buffer; readonly at: Date }, undefined>(
    async (sessions) => {
      // In one order, so that two processes cannot wait for each other.
      await store.seen(sessions.toSorted((one, other) => Buffer.compare(one.id, other.id)))
      return sessions.map(() => undefined)
    },
    { maxInputs: 200, maxBatches: 1 },
  )
  const listening = database.listen(endedChannel, {
    onMessage: (id) => openSessions.forget(id),
    onMissed: () => openSessions.forget(''),
  })
  const opened = (row: SessionRow): StoredSession => {
    const { id } = row
    const { Key, Iv, MacKey } = JSON.parse(keys.unwrap(row.secrets, id.toString('hex'))) as Secrets
    return {
      schoolId: row.schoolId,
      principal: principalOf(row.roleType),
      person: {
        id: row.personId,
        accountId: row.accountId,
        accountName: row.accountName,
        roleType: row.roleType,
        mustChangePassword: row.mustChange,
        sessionId: id,
      },
      posts: row.posts,
      lookOnly: row.lookOnly,
      onlyCourse: row.courseId ?? undefined,
      loginType: String(row.loginType),
      keys: { Key, Iv },
      macKey: MacKey,
      macRequired: row.macRequired,
      bindHash: row.bindHash,
      bindRequired: row.bindRequired,
    }
  }
  const open = async (id: Buffer, at: Date) => {
    const name = id.toString('hex')
    const known = await openSessions.get(name, async () => {
      const row = await find(id)
      return row && { row, stored: opened(row) }
    })
    if (!known) {
      openSessions.forget(name)
      return undefined
    }
    if (isSessionExpired(known.row, at)) {
      await store.end(id)
      return undefined
    }
    return known
  }
  return {
    standing: async (id, at) => (await open(id, at))?.stored,
    bindSeen: (id) => store.bindSeen(id),
    end: (id) => store.end(id),
    forgetExpired: (at) => store.forgetExpired(at),
    stop: listening.stop,
    async of(tokenId, at, note) {
      const id = sessionId(tokenId)
      const known = await open(id, at)
      if (!known) return undefined
      const { row, stored } = known
      if (note && at.getTime() - row.lastSeen.getTime() > notedEveryMs) {
        row.lastSeen = at
        await seen({ id, at })
      }
      return stored
    },
  }
}
