import { motifs } from '@xinglin/contract/schools'
import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import { StartupError } from '#platform/startup-error'
import { findSchool, findSchoolByKey, insertDepartments, insertSchool } from './store.ts'

/** What a new school needs; everything else can be changed later. */
export type NewSchool = {
  readonly key: string
  readonly hosts: readonly string[]
  readonly name: string
  readonly platformName: string
  readonly remark: string
  /** Address of the logo, in the header and as the page's icon; a drawn mark where it is empty. */
  readonly logo?: string | undefined
  readonly themeColour: string
  readonly platformAttribution: number
  readonly providerNo: number
  readonly menuCodes: readonly number[]
  readonly footer?: { addpath: string; addtext: string } | undefined
  readonly servicePhone: string
  readonly exitOperationMinutes: number
  readonly flags: Readonly<Record<string, boolean>>
  readonly departments: readonly {
    name: string
    motif?: string | undefined
    sections: readonly { name: string; motif?: string | undefined }[]
  }[]
}

const hostForm = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/

/** Why some hosts cannot be a school's: one no browser could send, one of another school; undefined when they can. */
export const hostFault = async (
  db: Db,
  hosts: readonly string[],
): Promise<{ host: string; fault: 'form' | 'taken' } | undefined> => {
  for (const host of hosts.map(plain)) {
    if (!hostForm.test(host)) return { host, fault: 'form' }
    if (await findSchool(db, host)) return { host, fault: 'taken' }
  }
  return undefined
}

const plain = (host: string): string => host.trim().toLowerCase().replace(/\.$/, '')

const checkedHosts = async (db: Db, hosts: readonly string[]): Promise<string[]> => {
  const hostProblem = await hostFault(db, hosts)
  if (hostProblem?.fault === 'form')
    throw new StartupError(
      `"${hostProblem.host}" is not a host name (write it without http:// and without a port).`,
    )
  if (hostProblem)
    throw new StartupError(`The host ${hostProblem.host} belongs to another school already.`)
  return hosts.map(plain)
}

const known = new Set<string>(motifs)
const motifOr = (motif: string | undefined, otherwise: string) =>
  motif && known.has(motif) ? motif : otherwise

/** Makes a school with its hosts and departments, in a transaction of the school that is to be. */
export const makeSchool = async (db: Db, id: string, wanted: NewSchool): Promise<void> => {
  if (await findSchoolByKey(db, wanted.key))
    throw new StartupError(`There is a school with the key ${wanted.key} already.`)
  const hosts = await checkedHosts(db, wanted.hosts)
  const {
    key,
    name,
    platformName,
    remark,
    themeColour,
    platformAttribution,
    providerNo,
    servicePhone,
    exitOperationMinutes,
  } = wanted
  await insertSchool(
    db,
    {
      id,
      key,
      name,
      platformName,
      remark,
      topLogoUrl: wanted.logo ?? '',
      bigLogoUrl: wanted.logo ?? '',
      themeColour,
      platformAttribution,
      providerNo,
      servicePhone,
      exitOperationMinutes,
      menuCodes: [...wanted.menuCodes],
      bottomInfo: wanted.footer ?? null,
      flags: { ...wanted.flags },
    },
    hosts,
  )
  const rows = wanted.departments.flatMap(({ name: parentName, motif, sections }, i) => {
    const parentId = newId()
    const own = motifOr(motif, 'book')
    const parent = {
      schoolId: id,
      id: parentId,
      parentId: null,
      name: parentName,
      motif: own,
      sort: i,
    }
    const children = sections.map((section, j) => ({
      schoolId: id,
      id: newId(),
      parentId,
      name: section.name,
      motif: motifOr(section.motif, own),
      sort: j,
    }))
    return [parent, ...children]
  })
  await insertDepartments(db, rows)
}
