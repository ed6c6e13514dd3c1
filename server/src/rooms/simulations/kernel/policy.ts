import { nobody } from '@xinglin/contract/call'
import { missing as nothing } from '@xinglin/contract/simulations/kernel'
import { courseAccess } from '#courses/access'
import { memory } from '#platform/memory'
import {
  opensMenu,
  Refused,
  refuse,
  type TenantContext,
  type Visit,
  visitAt,
} from '#platform/visit'
import { codes } from '@xinglin/wire'
import type { Keeper } from './session-store.ts'

const { missing } = nothing

type Reached = { readonly personId: string; readonly courseId: string }

type Stores<Row> = (school: TenantContext) => {
  readonly find: (id: string) => Promise<Row | undefined>
  readonly lock: (id: string) => Promise<Row | undefined>
}

/** Who reaches sessions of a kind; whatever is not for the visitor is not there. */
export const reachOf = <Row extends Reached>(storeOf: Stores<Row>) => ({
  /** A session of the visitor's. With `hold` nobody else changes it until the call ends. */
  own: async (visit: Visit, id: string, lock = false): Promise<Row> => {
    const store = storeOf(visit)
    const row = await store.find(id)
    if (!row || row.personId !== visit.person?.id) throw refuse(missing)
    const held = lock ? await store.lock(id) : row
    if (!held) throw refuse(missing)
    return held
  },
  /** A session whose report the visitor may know of: their own, or one of a course that they teach or whose school they run. */
  readable: async (
    visit: Visit,
    id: string,
  ): Promise<{
    readonly row: Row
    readonly mine: boolean
    readonly oversees: boolean
    readonly courseName: string
  }> => {
    const row = await storeOf(visit).find(id)
    if (!row) throw refuse(missing)
    const mine = row.personId === visit.person?.id
    const access = await courseAccess(visit, row.courseId)
    if (!mine && !access?.oversees) throw refuse(missing)
    return { row, mine, oversees: access?.oversees ?? false, courseName: access?.course.name ?? '' }
  },
})

const tenMinutes = 600_000
const coursesMenu = 3

/**
 * Answers calls about a session in the school that keeps it, where the visited one has courses or it is a station: of a station of a contest between schools that is the school
 * that holds the contest, whoever plays it at the host of their own.
 */
export const whereKept = (
  storeOf: (school: TenantContext) => {
    readonly keeperOf: (id: string) => Promise<Keeper | undefined>
  },
) => {
  // Who keeps a session never changes, and every turn asks.
  const keepers = memory<Keeper | undefined>(tenMinutes, 20_000)
  const keeperOf = async (visit: Visit, sessionId: string): Promise<string> => {
    const key = `${visit.school.id} ${sessionId}`
    const keeper = await keepers.get(key, () => storeOf(visit).keeperOf(sessionId))
    if (keeper === undefined) keepers.forget(key)
    // A station is open to whom its examination or contest is; what belongs to a course goes by the menu of courses.
    if (keeper && keeper.courseId !== nobody && !opensMenu(visit, coursesMenu))
      throw new Refused(codes.forbidden.code, codes.forbidden.msg)
    return keeper?.schoolId ?? visit.school.id
  }
  return <I extends { readonly SessionId: string }, O>(
    handle: (visit: Visit, input: I) => Promise<O>,
  ) =>
    async (visit: Visit, input: I): Promise<O> =>
      visitAt(visit, await keeperOf(visit, input.SessionId), (there) => handle(there, input))
}
