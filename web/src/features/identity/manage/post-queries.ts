import { call } from '#call'
import { everyPage } from '#ui'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { postKinds } from '@xinglin/contract/call'
import { listPostPlaces, listPosts } from '@xinglin/contract/identity'

/** What the list of posts is narrowed by. */
export const defaultPosts = { key: '', kind: '', state: 'standing', page: 1 }
type Filters = typeof defaultPosts

const states = ['standing', 'past', 'all'] as const

/** The values that the list knows. */
export const allowedPosts = { kind: ['', ...postKinds], state: states }

/** How many posts a page has. */
export const postsAPage = 20

/** The beginning of the key of everything about posts. */
export const postsKey = ['posts'] as const

const pageOf = (
  { key, kind, state }: Filters,
  { page, size, signal }: { page: number; size: number; signal?: AbortSignal },
) => {
  const known = postKinds.find((one) => one === kind)
  return call(
    listPosts,
    {
      SearchKey: key,
      ...(known && { Kind: known }),
      State: states.find((one) => one === state) ?? 'standing',
      PageIndex: page,
      PageSize: size,
    },
    { ...(signal && { signal }) },
  )
}

/** A page of the posts of the school. */
export const posts = (filters: Filters) => {
  const { key, kind, state, page } = filters
  return queryOptions({
    queryKey: [...postsKey, { key, kind, state, page }],
    queryFn: ({ signal }) => pageOf(filters, { page, size: postsAPage, signal }),
    placeholderData: keepPreviousData,
  })
}

const maxAtOnce = 100

/** Every post that filters leave; `onProgress` is told how many came. */
export const everyPost = (filters: Filters, onProgress: (count: number) => void) =>
  everyPage(async (page) => (await pageOf(filters, { page, size: maxAtOnce })).List, {
    size: maxAtOnce,
    onProgress,
  })

/** Where posts can be held. */
export const postPlacesOfSchool = queryOptions({
  queryKey: [...postsKey, 'places'],
  queryFn: ({ signal }) => call(listPostPlaces, {}, { signal }),
})
