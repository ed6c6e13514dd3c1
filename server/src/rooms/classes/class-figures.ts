import type { TenantContext } from '#platform/visit'
import { administrativeStore } from './administrative/store.ts'
import { teachingStore } from './teaching/store.ts'
import { termStore } from './terms/store.ts'

/** How many terms and classes a school has, as far as lists count. */
export const classFigures = async (
  school: TenantContext,
): Promise<{
  readonly terms: number
  readonly administrativeClasses: number
  readonly teachingClasses: number
}> => ({
  terms: (await termStore(school).all()).length,
  administrativeClasses: await administrativeStore(school).count({
    grade: 0,
    departmentId: undefined,
    major: '',
    key: '',
    state: 'all',
    seen: undefined,
  }),
  teachingClasses: await teachingStore(school).count({
    termId: undefined,
    key: '',
    state: 'all',
    teacherId: undefined,
  }),
})
