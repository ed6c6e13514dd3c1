import { isIP } from 'node:net'
import { plainHost } from '#platform/http'
import type { VisitedSchool } from '#platform/visit'
import type { FileRoom } from './files.ts'

const before = 'files.'

/** What stands before the path of a file: the school's files host, on the visitor's own scheme and port; nothing where there is none, or where the host is a number that no name can stand before. */
export const fileBase = (
  { resourceBase }: Pick<VisitedSchool, 'resourceBase'>,
  host: string,
): string => {
  const name = plainHost(host)
  const isNumber = isIP(name) !== 0 || name.startsWith('[')
  return resourceBase === '' || isNumber ? '' : `//${resourceBase}${host}`
}

/** The school whose files a host serves, and whether it is a host for files alone. */
export const schoolOfFiles = async (
  schoolAt: (host: string) => Promise<VisitedSchool | undefined>,
  host: string,
): Promise<{ school: VisitedSchool | undefined; apart: boolean }> => {
  const name = plainHost(host)
  const own = await schoolAt(name)
  if (own || !name.startsWith(before)) return { school: own, apart: false }
  return { school: await schoolAt(name.slice(before.length)), apart: true }
}

/** Makes the addresses by which whoever visits a school opens files; one that another school keeps says so. */
export const addressesOf =
  (files: Pick<FileRoom, 'address' | 'pictureAddress'>) =>
  (
    {
      school,
      sentHost,
      at,
      keeperId,
    }: {
      readonly school: Pick<VisitedSchool, 'id' | 'resourceBase'>
      readonly sentHost: string
      readonly at: Date
      readonly keeperId: string
    },
    id: string,
    kind: 'file' | 'picture',
  ): string =>
    fileBase(school, sentHost) +
    files[kind === 'picture' ? 'pictureAddress' : 'address'](keeperId, id, at) +
    (keeperId === school.id ? '' : `&k=${keeperId}`)
