import { getSchoolByDomain, listPortals } from '@xinglin/contract/schools'
import { codes } from '@xinglin/wire'
import { answer } from '#platform/http'
import { Refused } from '#platform/visit'
import type { SchoolDirectory } from './directory.ts'
import { portalSchools } from './store.ts'

/** Answers the school of the visited host, and on a host of the platform those to choose from. */
export const schoolCalls = (directory: SchoolDirectory, platformHosts: readonly string[]) => [
  answer(listPortals, async function handleListPortals(visit) {
    const isPlatform = platformHosts.includes(visit.host)
    const rows = await portalSchools(visit.db, isPlatform ? undefined : visit.school.id)
    return rows.map((row) => ({
      Name: row.name,
      PlatformName: row.platformName,
      Host: row.host,
      TopLogoUrl: row.topLogoUrl,
      ThemeColour: row.themeColour,
    }))
  }),

  answer(getSchoolByDomain, async function handleGetSchoolByDomain({ host, db }) {
    // By the connection of this call: a second one could be waited for by everybody at once.
    const school = await directory.publicAt(host, db)
    if (!school) throw new Refused(codes.unknownPath.code, codes.unknownPath.msg)
    return school.school
  }),
]
