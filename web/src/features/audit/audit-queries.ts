import { call } from '#call'
import type { SpreadSheet } from '#ui'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { auditAreas, searchAudit } from '@xinglin/contract/audit'
import type { OutputOf } from '@xinglin/contract/call'

/** What was done, by whom, when. */
export type Deed = OutputOf<typeof searchAudit>['List'][number]

/** What the list is narrowed by. */
export const usualAudit = { key: '', area: '', from: '', to: '', page: 1 }
export type AuditFilters = typeof usualAudit

/** The values that the list knows. */
export const allowedAudit = { area: ['', ...Object.keys(auditAreas)] }

/** How many rows a page has. */
export const auditPageSize = 20

const mostAtOnce = 100
/** A sheet has at most this many rows: narrow it for more. */
export const mostInSheet = 10_000

const dayForm = /^\d{4}-\d\d-\d\d$/
const dayOf = (text: string) => (dayForm.test(text) && !Number.isNaN(Date.parse(text)) ? text : '')

const inputOf = ({ key, area, from, to, page }: AuditFilters) => ({
  SearchKey: key,
  Area: area,
  From: dayOf(from),
  To: dayOf(to),
  PageIndex: page,
})

/** One page of what filters leave. */
export const audit = (filters: AuditFilters) =>
  queryOptions({
    queryKey: ['manage', 'audit', filters],
    queryFn: ({ signal }) =>
      call(searchAudit, { ...inputOf(filters), PageSize: auditPageSize }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Everything that filters leave, up to what a sheet takes; `onProgress` hears how much came. */
export const everyDeed = async (
  filters: AuditFilters,
  onProgress: (count: number) => void,
): Promise<readonly Deed[]> => {
  const all: Deed[] = []
  for (let page = 1; ; page += 1) {
    const { List: list } = await call(searchAudit, {
      ...inputOf({ ...filters, page }),
      PageSize: mostAtOnce,
    })
    all.push(...list)
    onProgress(all.length)
    if (list.length < mostAtOnce || all.length >= mostInSheet) return all
  }
}

const moment = new Intl.DateTimeFormat('zh-CN', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Asia/Shanghai',
})

/** A moment as the list and the sheet say it. */
export const momentOf = (at: string): string => moment.format(new Date(at))

/** What was done as a sheet. */
export const auditSheet = (deeds: readonly Deed[]): SpreadSheet => ({
  name: '操作日志',
  heads: ['时间', '操作人', '范围', '内容', '详情', '网络地址'],
  widths: [22, 14, 14, 40, 50, 18],
  rows: deeds.map((deed) => [
    momentOf(deed.At),
    deed.Name,
    auditAreas[deed.Area] ?? deed.Area,
    deed.Text,
    deed.Detail,
    deed.Address,
  ]),
})
