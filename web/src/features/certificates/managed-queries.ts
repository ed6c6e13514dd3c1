import { call, certificatesKey } from '#call'
import { everyPage } from '#ui'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { certificateStates, searchCertificates } from '@xinglin/contract/certificates'

/** What the list of certificates is narrowed by. */
export const defaultCertificates = { key: '', state: 'all', page: 1 }

/** The values that the list knows. */
export const allowedCertificates = { state: certificateStates }

/** How many certificates a page holds. */
export const certificatesAPage = 20

type Filters = typeof defaultCertificates
type Page = { readonly page: number; readonly size: number; readonly signal?: AbortSignal }

const pageOf = ({ key, state }: Filters, { page, size, signal }: Page) =>
  call(
    searchCertificates,
    {
      SearchKey: key,
      State: certificateStates.find((known) => known === state) ?? 'all',
      PageIndex: page,
      PageSize: size,
    },
    { ...(signal && { signal }) },
  )

/** A page of the certificates of the school. */
export const managedCertificates = (filters: Filters) => {
  const { key, state, page } = filters
  return queryOptions({
    queryKey: [...certificatesKey, 'managed', { key, state, page }],
    queryFn: ({ signal }) => pageOf(filters, { page, size: certificatesAPage, signal }),
    placeholderData: keepPreviousData,
  })
}

const maxAtOnce = 100

/** Every certificate that filters leave; `onProgress` is told how many came. */
export const everyCertificate = (filters: Filters, onProgress: (count: number) => void) =>
  everyPage(async (page) => (await pageOf(filters, { page, size: maxAtOnce })).List, {
    size: maxAtOnce,
    onProgress,
  })
