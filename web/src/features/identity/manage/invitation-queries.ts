import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listInvitations } from '@xinglin/contract/identity'

/** How many invitations a page has. */
export const invitationsAPage = 20

/** The beginning of the key of every page of invitations. */
export const invitationsKey = ['manage', 'invitations'] as const

/** A page of the invitations of the school. */
export const invitations = (page: number) =>
  queryOptions({
    queryKey: [...invitationsKey, page],
    queryFn: ({ signal }) =>
      call(listInvitations, { PageIndex: page, PageSize: invitationsAPage }, { signal }),
    placeholderData: keepPreviousData,
  })

/** The address of an invitation: the code stands behind #, so that no server writes it down. */
export const invitationAddress = (code: string): string =>
  `${window.location.origin}/Invitation#${code}`
