import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listReviews, reviewStates } from '@xinglin/contract/reviews'

/** What the list is narrowed by. */
export const defaultReviews = { key: '', state: 'all', page: 1 }

/** The values that the list knows. */
export const allowedReviews = { state: reviewStates }

/** How many reviews a page of the administration holds. */
export const managedReviewsAPage = 20

/** A page of the school's reviews. */
export const managedReviews = ({ key, state, page }: typeof defaultReviews) =>
  queryOptions({
    queryKey: ['manage', 'reviews', { key, state, page }],
    queryFn: ({ signal }) =>
      call(
        listReviews,
        {
          SearchKey: key,
          State: reviewStates.find((known) => known === state) ?? 'all',
          PageIndex: page,
          PageSize: managedReviewsAPage,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
