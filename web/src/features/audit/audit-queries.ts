import { call } from '#call'
import { everyPage, exactMomentOf, type SpreadSheet } from '#ui'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { areaName, auditAreas, searchAudit } from '@xinglin/contract/audit'
import type { OutputOf } from '@xinglin/contract/call'

/** What was done, by whom, when. */
export type Action = OutputOf<typeof searchAudit>['List'][number]

/** What the list is narrowed by. */
export const defaultAudit = { key: '', area: '', from: '', to: '', page: 1 }
export type AuditFilters = typeof defaultAudit

/** The values that the list knows. */
export const allowedAudit = { area: ['', ...Object.keys(auditAreas)] }

/** How many rows a page has. */
export const auditPageSize = 20

const maxAtOnce = 100
/** A sheet has at most this many rows: narrow it for more. */
export const maxInSheet = 10_000

const dayForm = /^\d{4}-\d\d-\d\d$/
const readDay = (text: string) =>
  dayForm.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''

const inputOf = ({ key, area, from, to, page }: AuditFilters) => ({
  SearchKey: key,
  Area: area,
  From: readDay(from),
  To: readDay(to),
  PageIndex: page,
})

/** One page of what filters leave. */
export const audit = ({ key, area, from, to, page }: AuditFilters) => {
  const filters = { key, area, from, to, page }
  return queryOptions({
    queryKey: ['manage', 'audit', filters],
    queryFn: ({ signal }) =>
      call(searchAudit, { ...inputOf(filters), PageSize: auditPageSize }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** Everything that filters leave, up to what a sheet takes; `heard` is told how much came. */
export const everyAction = (filters: AuditFilters, onProgress: (count: number) => void) =>
  everyPage<Action>(
    async (page) => {
      const { List: list } = await call(searchAudit, {
        ...inputOf({ ...filters, page }),
        PageSize: maxAtOnce,
      })
      return list
    },
    { size: maxAtOnce, most: maxInSheet, onProgress: onProgress },
  )

/** What was done as a sheet. */
export const auditSheet = (actions: readonly Action[]): SpreadSheet => ({
  name: '操作日志',
  heads: ['时间', '操作人', '范围', '内容', '详情', '网络地址'],
  widths: [22, 14, 14, 40, 50, 18],
  rows: actions.map((action) => [
    exactMomentOf(action.At),
    action.Name,
    areaName(action.Area),
    action.Text,
    action.Detail,
    action.Address,
  ]),
})
