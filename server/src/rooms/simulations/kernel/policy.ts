import { missing as nothing } from '@xinglin/contract/simulations/kernel'
import { courseAccess } from '#courses/access'
import { refuse, type TenantContext, type Visit } from '#platform/visit'

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
