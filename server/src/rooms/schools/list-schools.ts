import { getSchoolDataSource } from '@xinglin/contract/schools'
import { answer } from '#platform/http'
import type { TenantContext, Visit } from '#platform/visit'
import { schoolsStore } from './admin-store.ts'
import { departmentsOf } from './directory.ts'
import { schoolNames } from './store.ts'

/** The schools of the contests that the visited one holds or takes part in; given by the room of competitions. */
export type PartnersOf = (visit: Visit) => Promise<readonly string[]>

/** Departments with their sections, as loaders answer them. */
export const sectionTree = async (school: TenantContext) => {
  const all = await departmentsOf(school)
  const toOption = ({ id: Id, name: Name }: (typeof all)[number]) => ({ Id, Name })
  return all
    .filter((one) => one.parentId === null)
    .map((top) => ({
      ...toOption(top),
      Children: all.filter((one) => one.parentId === top.id).map(toOption),
    }))
}

/** Names of some schools of this installation, by id. */
export const namesOfSchools = async (
  { db }: Pick<TenantContext, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> =>
  new Map((await schoolNames(db, ids)).map(({ id, name }) => [id, name]))

/** A page of all schools of the installation, for operators: the oldest first, suspended ones too. */
export const schoolPage = async (
  { db }: Pick<TenantContext, 'db'>,
  key: string,
  page: number,
  size: number,
) => {
  const store = schoolsStore(db)
  const { rows, count } = await store.list(key, page, size)
  const hosts = await store.hosts(rows.map(({ id }) => id))
  return {
    schools: rows.map(({ id, name }) => ({
      id,
      name,
      hosts: hosts.filter((one) => one.schoolId === id).map(({ host }) => host),
    })),
    count,
  }
}

/** The name of any school of the installation, for operators; undefined where there is none. */
export const anySchoolName = async (
  { db }: Pick<TenantContext, 'db'>,
  id: string,
): Promise<string | undefined> => (await schoolsStore(db).find(id))?.name

/** Schools that wish to be known to everybody, and some besides, by id. */
export const listedSchools = async (
  { db }: Pick<TenantContext, 'db'>,
  besides: readonly string[],
): Promise<ReadonlyMap<string, string>> =>
  new Map((await schoolNames(db, besides, true)).map(({ id, name }) => [id, name]))

/** Answers the schools that the visitor may know of. */
export const listedSchoolCalls = (partnersOf: PartnersOf) => [
  answer(getSchoolDataSource, async function handleGetSchoolDataSource(visit) {
    const own = visit.school.id
    const mayKnow = visit.person ? await partnersOf(visit) : []
    const rows = await schoolNames(visit.db, [own, ...mayKnow], true)
    return rows
      .toSorted((one, other) => Number(other.id === own) - Number(one.id === own))
      .map(({ id: Id, name: Name }) => ({ Id, Name }))
  }),
]
