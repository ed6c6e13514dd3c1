import type { CaseScript } from '@xinglin/simulation/cases'
import { engineVersion } from '@xinglin/simulation/consultation'
import { memory } from '#platform/memory'
import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import { caseStore, type VersionRow } from './case-store.ts'
import { hashOf } from '#platform/content-hash'

/** A version of a case, read. */
export type CaseVersion = {
  readonly id: string
  readonly caseId: string
  readonly script: CaseScript
  readonly hash: string
}

const minutesKept = 30
// A version never changes: what is remembered is right for as long as it is kept.
const versions = memory<CaseVersion | undefined>(minutesKept * 60_000, 200)

/** A version of a case of the school; throws where it is not what was published. */
export const versionOf = async (school: TenantContext, id: string): Promise<CaseVersion> => {
  const script = await versions.get(`${school.school.id} ${id}`, async () => {
    const row = await caseStore(school).version(id)
    if (row && hashOf(row.script) !== row.hash) throw new Error(`case version ${id} was altered`)
    return row && { id: row.id, caseId: row.caseId, script: row.script, hash: row.hash }
  })
  if (!script) throw new Error(`case version ${id} is missing`)
  return script
}

/** The version of a case that sessions begin with now; undefined where the school has no such case. */
export const currentVersion = async (
  school: TenantContext,
  caseId: string,
): Promise<CaseVersion | undefined> => {
  const row = await caseStore(school).find(caseId)
  return row && versionOf(school, row.currentVersionId)
}

/** A version of a case as it was published. */
export type PublishedVersion = Omit<VersionRow, 'schoolId' | 'engine'>

/** The versions of a case, the newest first; none where nothing of it was published. */
export const versionsOfCase = (
  school: TenantContext,
  caseId: string,
): Promise<readonly PublishedVersion[]> => caseStore(school).versions(caseId)

/** The ids of the cases that a school has published. */
export const publishedCases = (school: TenantContext): Promise<readonly string[]> =>
  caseStore(school).ids()

/** Every case of a school by what its script calls itself, with the version that sessions begin with. */
export const casesByKey = (school: TenantContext) => caseStore(school).current()

/** What the version of a case says that sessions begin with now. */
export const scriptOf = async (
  school: TenantContext,
  caseId: string,
): Promise<CaseScript | undefined> => (await currentVersion(school, caseId))?.script

/**
 * Publishes a version of a case: a new case of the school, or the next version of one that is there. Sessions begin with
 * it from now on; those that began before keep theirs.
 */
export const publishCase = async (
  school: TenantContext,
  id: string,
  script: CaseScript,
  at: Date,
): Promise<void> => {
  const versionId = newId()
  const row = {
    id,
    title: script.title,
    department: script.department,
    difficulty: script.difficulty,
    currentVersionId: versionId,
  }
  const version = {
    id: versionId,
    no: script.version,
    script,
    hash: hashOf(script),
    engine: engineVersion,
    createdAt: at,
  }
  const store = caseStore(school)
  if (await store.find(id)) await store.renew(row, version)
  else await store.add({ ...row, key: script.id, createdAt: at }, version)
}

/** Gives a school a case with its first version, answers the case's id. */
export const makeCase = async (
  school: TenantContext,
  script: CaseScript,
  at: Date,
): Promise<string> => {
  const id = newId()
  await publishCase(school, id, script, at)
  return id
}
