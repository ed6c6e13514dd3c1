import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { deliveryStates, getDeliveryChannels, listDeliveries } from '@xinglin/contract/messages'

/** The beginning of the key of what leaves the product. */
export const deliveriesKey = ['message deliveries'] as const

/** How the school has set up its ways out. */
export const deliveryChannels = queryOptions({
  queryKey: [...deliveriesKey, 'channels'],
  queryFn: ({ signal }) => call(getDeliveryChannels, {}, { signal }),
})

export const deliveriesAPage = 20
export const defaultDeliveries = { state: 'all', page: 1 }
export const allowedDeliveries = { state: ['all', ...deliveryStates] }

/** A page of what went out or could not. */
export const managedDeliveries = ({ state, page }: typeof defaultDeliveries) =>
  queryOptions({
    queryKey: [...deliveriesKey, 'list', state, page],
    queryFn: ({ signal }) =>
      call(
        listDeliveries,
        {
          State: deliveryStates.find((one) => one === state) ?? 'all',
          PageIndex: page,
          PageSize: deliveriesAPage,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
