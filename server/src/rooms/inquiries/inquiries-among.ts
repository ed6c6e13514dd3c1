import { inquiryStateNames } from '@xinglin/contract/inquiries'
import type { Visit } from '#platform/visit'
import { standingTo } from './policy.ts'
import { inquiryStore } from './store.ts'

/** Of some questions those that the visitor may read, with how they stand; for whoever tells of them. */
export const inquiriesAmong = async (visit: Visit, ids: readonly string[]) => {
  const known = []
  for (const id of ids) {
    const row = await inquiryStore(visit).find(id)
    const standing = row && (await standingTo(visit, row))
    if (row && standing)
      known.push({
        id,
        title: row.title,
        state: inquiryStateNames[row.state],
        isStaff: standing === 'staff',
      })
  }
  return known
}
