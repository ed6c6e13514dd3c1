import { getSchoolByDomain } from '@xinglin/contract/schools'
import { codes } from '@xinglin/wire'
import { answer } from '#platform/http'
import { Refused } from '#platform/visit'
import type { SchoolDirectory } from './directory.ts'

/** Answers the school of the visited host. */
export const schoolCalls = (directory: SchoolDirectory) => [
  answer(getSchoolByDomain, async ({ host, db }) => {
    // By the connection of this call: a second one could be waited for by everybody at once.
    const found = await directory.publicAt(host, db)
    if (!found) throw new Refused(codes.unknownPath.code, codes.unknownPath.msg)
    return found.school
  }),
]
