import type { Principal } from '@xinglin/contract/call'
import type { Db } from '#platform/database'
import type { Visit, VisitedSchool } from '#platform/visit'

type Reader = {
  readonly db: Db
  readonly school: VisitedSchool
  readonly host: string
  readonly origin: string
  readonly who: Principal
  readonly personId: string
  readonly at: Date
}

const readsOnly = (): never => {
  throw new Error('a visit without a session reads and does nothing else')
}

/** A visit that reads what a person may see without a session of theirs: what their secret address shows. */
export const readerVisit = ({ db, school, host, origin, who, personId, at }: Reader): Visit => ({
  school,
  host,
  origin,
  who,
  person: {
    id: personId,
    accountId: '',
    accountName: '',
    roleType: 0,
    mustChangePassword: false,
    sessionId: Buffer.alloc(0),
  },
  posts: [],
  onlyCourse: undefined,
  at,
  ip: '',
  agent: '',
  configKeyHash: '',
  visitor: personId,
  browser: false,
  secure: true,
  bind: undefined,
  device: undefined,
  db,
  addressOf: readsOnly,
  afterwards: readsOnly,
  atEnd: readsOnly,
  apart: readsOnly,
  once: (_name, read) => read(),
  publish: readsOnly,
  setCookie: readsOnly,
})
