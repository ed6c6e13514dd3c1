import { call } from '#call'
import { everyPage } from '#ui'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type LicenceLine, listLeads, listLicences } from '@xinglin/contract/licences'

/** What the list of licences is narrowed by. */
export const defaultLicences = { key: '', state: 'all', page: 1 }

/** The word for each state of a licence, and what it means. */
export const licenceStates: Readonly<
  Record<LicenceLine['State'], { readonly name: string; readonly note: string }>
> = {
  usual: { name: '默认', note: '理论课程免费学习，虚拟课程需购买' },
  granted: { name: '已授权', note: '本校用户可以学习，不限期限' },
  trial: { name: '试用', note: '在起止日期内（含当天）可以学习' },
  refused: { name: '不开放', note: '本校用户不能开始学习' },
}

/** The values that the list knows. */
export const allowedLicences = { state: ['all', ...Object.keys(licenceStates)] }

/** How many rows a page has. */
export const licencePageSize = 20

/** The beginning of the key of every list of licences. */
export const licenceLists = ['manage', 'licences'] as const

type Page = { readonly page: number; readonly size: number; readonly signal?: AbortSignal }
const maxAtOnce = 100

const licencesOn = ({ key, state }: typeof defaultLicences, { page, size, signal }: Page) =>
  call(
    listLicences,
    {
      SearchKey: key,
      State: state as 'all' | LicenceLine['State'],
      PageIndex: page,
      PageSize: size,
    },
    { ...(signal && { signal }) },
  )

/** One page of the courses with what is held for each. */
export const licences = (filters: typeof defaultLicences) => {
  const { key, state, page } = filters
  return queryOptions({
    queryKey: [...licenceLists, { key, state, page }],
    queryFn: ({ signal }) => licencesOn(filters, { page, size: licencePageSize, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Every course that filters leave with what is held for it; `heard` is told how many came. */
export const everyLicence = (
  filters: typeof defaultLicences,
  onProgress: (count: number) => void,
) =>
  everyPage(async (page) => (await licencesOn(filters, { page, size: maxAtOnce })).List, {
    size: maxAtOnce,
    onProgress,
  })

/** What the list of wishes is narrowed by. */
export const defaultLeads = { state: 'all', page: 1 }

/** The values that the list knows. */
export const allowedLeads = { state: ['all', 'new', 'handled'] }

/** The beginning of the key of every list of wishes. */
export const leadLists = ['manage', 'leads'] as const

const leadsOn = ({ state }: typeof defaultLeads, { page, size, signal }: Page) =>
  call(
    listLeads,
    { State: state as 'all' | 'new' | 'handled', PageIndex: page, PageSize: size },
    { ...(signal && { signal }) },
  )

/** One page of the wishes. */
export const leads = (filters: typeof defaultLeads) => {
  const { state, page } = filters
  return queryOptions({
    queryKey: [...leadLists, { state, page }],
    queryFn: ({ signal }) => leadsOn(filters, { page, size: licencePageSize, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Every wish that filters leave; `heard` is told how many came. */
export const everyLead = (filters: typeof defaultLeads, onProgress: (count: number) => void) =>
  everyPage(async (page) => (await leadsOn(filters, { page, size: maxAtOnce })).List, {
    size: maxAtOnce,
    onProgress,
  })
