import type { Procedure } from '@xinglin/simulation/procedures'
import { hashOf } from '#platform/content-hash'
import { newId } from '#platform/ids'
import { memory } from '#platform/memory'
import type { TenantContext } from '#platform/visit'
import { procedureStore } from './procedure-store.ts'

/** A version of a procedure, read. */
export type ProcedureVersion = {
  readonly id: string
  readonly procedure: Procedure
  readonly hash: string
}

const minutesKept = 30
// A version never changes: what is remembered is right for as long as it is kept.
const versions = memory<ProcedureVersion | undefined>(minutesKept * 60_000, 200)

/** A version of a procedure of the school; throws where it is not what was published. */
export const versionOf = async (school: TenantContext, id: string): Promise<ProcedureVersion> => {
  const version = await versions.get(`${school.school.id} ${id}`, async () => {
    const row = await procedureStore(school).version(id)
    if (row && hashOf(row.procedure) !== row.hash)
      throw new Error(`procedure version ${id} was altered`)
    return row && { id: row.id, procedure: row.procedure, hash: row.hash }
  })
  if (!version) throw new Error(`procedure version ${id} is missing`)
  return version
}

/** The version of a procedure that experiments begin with now; undefined where the school has no such procedure. */
export const currentVersion = async (
  school: TenantContext,
  procedureId: string,
): Promise<ProcedureVersion | undefined> => {
  const row = await procedureStore(school).find(procedureId)
  return row && versionOf(school, row.currentVersionId)
}

/** How the keys of composed procedures begin. */
export const composedKey = 'procedure-'

/** What a procedure of the school says now; undefined where there is none. */
export const currentProcedure = async (
  school: TenantContext,
  procedureId: string,
): Promise<Procedure | undefined> => (await currentVersion(school, procedureId))?.procedure

/** A procedure that a course of the school may have students do, with its patients as teachers know them. */
export type ProcedureToTeach = {
  readonly id: string
  readonly title: string
  /** A teacher composed it upon another one. */
  readonly composed: boolean
  readonly patients: readonly { readonly id: string; readonly zh: string }[]
}

/** The procedures of the school, by title. */
export const proceduresToTeach = async (school: TenantContext): Promise<ProcedureToTeach[]> =>
  (await procedureStore(school).list()).map(({ id, title, procedure }) => ({
    id,
    title,
    composed: procedure.id.startsWith(composedKey),
    patients: procedure.variants.map((one) => ({ id: one.id, zh: one.zh })),
  }))

/** Every procedure of a school by what it calls itself, with the version that operations begin with. */
export const proceduresByKey = (school: TenantContext) => procedureStore(school).current()

/** Gives a school a procedure with its first version, answers the procedure's id. */
export const makeProcedure = async (
  school: TenantContext,
  procedure: Procedure,
  at: Date,
): Promise<string> => {
  const [id, versionId] = [newId(), newId()]
  await procedureStore(school).add(
    { id, key: procedure.id, title: procedure.title, currentVersionId: versionId, createdAt: at },
    { id: versionId, no: procedure.version, procedure, hash: hashOf(procedure), createdAt: at },
  )
  return id
}

/** Publishes a version of a composed procedure, the first with the procedure itself; sessions under way keep theirs. */
export const publishProcedure = async (
  school: TenantContext,
  id: string,
  procedure: Procedure,
  at: Date,
): Promise<void> => {
  const store = procedureStore(school)
  const { id: key, title, version: no } = procedure
  const version = { id: newId(), no, procedure, hash: hashOf(procedure), createdAt: at }
  if (await store.find(id)) await store.addVersion(id, title, version)
  else await store.add({ id, key, title, currentVersionId: version.id, createdAt: at }, version)
}
