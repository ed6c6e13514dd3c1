import type { TenantContext, Visit } from '#platform/visit'
import type { CourseRow } from '../access/store.ts'
import { managedStore } from './course-store.ts'
import { asDrafted, layVersion } from './drafted-course.ts'
import type { NewContent } from './seed.ts'

/** A course that came in a pack, as it stands. */
type PackagedCourse = {
  readonly id: string
  readonly name: string
  readonly versionId: string
  /** Somebody writes on it. */
  readonly revised: boolean
}

const asPackaged = ({ id, name, currentVersionId, revision }: CourseRow): PackagedCourse => ({
  id,
  name,
  versionId: currentVersionId,
  revised: revision !== null,
})

/** Some courses as they stand, held until the transaction ends. */
export const packagedCourses = async (
  school: TenantContext,
  ids: readonly string[],
): Promise<PackagedCourse[]> => (await managedStore(school).lockSome(ids)).map(asPackaged)

/** The courses of a school by some names. */
export const coursesNamed = async (
  school: TenantContext,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> =>
  new Map((await managedStore(school).named(names)).map(({ id, name }) => [name, id]))

/** Lays what a course teaches now as its next version; what the school says of the course stays. */
export const renewCourse = async (
  school: TenantContext & Pick<Visit, 'at'>,
  id: string,
  content: NewContent,
): Promise<void> => {
  const row = await managedStore(school).lock(id)
  if (row) await layVersion(school, asDrafted(row), content)
}
