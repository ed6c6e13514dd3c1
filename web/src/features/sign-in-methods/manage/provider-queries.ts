import { call } from '#call'
import { queryOptions } from '@tanstack/react-query'
import { listSsoProviders } from '@xinglin/contract/sign-in-methods'

/** The school's providers of single sign-on. */
export const providers = queryOptions({
  queryKey: ['manage', 'sso'],
  queryFn: ({ signal }) => call(listSsoProviders, {}, { signal }),
  staleTime: 0,
})
