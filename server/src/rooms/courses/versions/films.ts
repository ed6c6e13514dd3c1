import type { TenantContext } from '#platform/visit'
import { versionStore } from './version-store.ts'

/** Whether any version of any course shows a film: rounds keep the version that they began with. */
export const showsFilm = (school: TenantContext, file: string): Promise<boolean> =>
  versionStore(school).showsFilm(file)
