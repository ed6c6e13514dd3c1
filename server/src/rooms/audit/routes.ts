import { searchAudit } from '@xinglin/contract/audit'
import { answer } from '#platform/http'
import { dayEnd, dayStart } from '#platform/visit'
import { auditStore } from './store.ts'

/** Answers the audit list. */
export const auditCalls = () => [
  answer(
    searchAudit,
    async function handleSearchAudit(visit, { SearchKey, Area, From, To, PageIndex, PageSize }) {
      const { timezone } = visit.school
      const store = auditStore(visit)
      const wanted = {
        key: SearchKey,
        area: Area,
        ...(From ? { from: dayStart(timezone, From) } : {}),
        ...(To ? { to: dayEnd(timezone, To) } : {}),
      }
      const rows = await store.list(wanted, PageIndex, PageSize)
      return {
        List: rows.map((row) => ({
          Id: row.id,
          At: row.at.toISOString(),
          Name: row.name,
          RoleType: row.roleType,
          Area: row.area,
          Text: row.text,
          Detail: row.detail,
          Address: row.address,
        })),
        Count: await store.count(wanted),
      }
    },
  ),
]
