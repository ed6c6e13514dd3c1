import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listInvitations } from '@xinglin/contract/identity'
import { getDeliveryChannels, messageChannels } from '@xinglin/contract/messages'

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
    // While some of it is on its way, what became of it is asked for.
    refetchInterval: ({ state }) =>
      state.data?.List.some(({ Delivery }) => (Delivery?.Waiting ?? 0) > 0)
        ? whileWaitingMs
        : false,
  })

const whileWaitingMs = 5_000

/** The ways by which the school can send an invitation, by name. */
export const sendingWays = queryOptions({
  queryKey: ['manage', 'sending ways'],
  queryFn: async ({ signal }) => {
    const { List } = await call(getDeliveryChannels, {}, { signal })
    return List.filter(({ Channel, Enabled }) => Enabled && Channel !== 'wechat').map(
      ({ Channel, Pretends }) => ({ channel: Channel, name: messageChannels[Channel], Pretends }),
    )
  },
})

/** The address of an invitation: the code stands behind #, so that no server writes it down. */
export const invitationAddress = (code: string): string =>
  `${window.location.origin}/Invitation#${code}`
