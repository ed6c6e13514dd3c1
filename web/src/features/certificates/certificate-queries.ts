import { call, certificatesKey } from '#call'
import { queryOptions } from '@tanstack/react-query'
import { listMyCertificates, verifyCertificate } from '@xinglin/contract/certificates'

/** How many of one's certificates are shown; older ones are found by their number. */
export const shownAtMost = 50

/** One's own certificates. */
export const myCertificates = queryOptions({
  queryKey: [...certificatesKey, 'mine'],
  queryFn: ({ signal }) => call(listMyCertificates, { PageSize: shownAtMost }, { signal }),
})

/** What a number stands for. */
export const certificateOf = (number: string) =>
  queryOptions({
    queryKey: [...certificatesKey, 'verify', number],
    queryFn: ({ signal }) => call(verifyCertificate, { Number: number }, { signal }),
    retry: false,
    enabled: number !== '',
  })
