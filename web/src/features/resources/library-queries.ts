import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  getLibrary,
  getLibraryQuota,
  getResource,
  getResourceFolders,
  getResourceTargets,
  getResourceUses,
  getUploads,
  type Resource,
  type ResourceKind,
  type TagType,
} from '@xinglin/contract/resources'
import type { InputOf } from '@xinglin/contract/call'
import { resourceKeys } from './queries.ts'

/** How many resources a page shows. */
export const libraryPageSize = 24

const lookAgainMs = 2_000

/** Which resources are looked at: one's own, what one receives, what one marked, what waits, all. */
export type LibraryView = InputOf<typeof getLibrary>['View']

/** What a library is narrowed by, as it stands in the address. */
export type LibraryFilters = {
  readonly view: LibraryView
  readonly folder: string
  readonly kind: 'all' | ResourceKind
  /** `type:code`; empty for any. */
  readonly tag: string
  readonly key: string
  readonly order: 'new' | 'title' | 'size'
  readonly page: number
}

/** Nothing narrowed. */
export const allResources: LibraryFilters = {
  view: 'own',
  folder: '',
  kind: 'all',
  tag: '',
  key: '',
  order: 'new',
  page: 1,
}

const isConverting = ({ Media: media }: Resource) =>
  media?.State === 'queued' || media?.State === 'running'

const tagParts = (tag: string) => {
  const at = tag.indexOf(':')
  return at < 0
    ? ({ TagType: '', TagId: '' } as const)
    : { TagType: tag.slice(0, at) as TagType, TagId: tag.slice(at + 1) }
}

/** A page of resources; asked again while one of them is converted. */
export const libraryOf = (
  filters: LibraryFilters,
  { kinds, size = libraryPageSize }: { kinds?: readonly ResourceKind[]; size?: number } = {},
) =>
  queryOptions({
    queryKey: [...resourceKeys, 'library', filters, kinds, size],
    queryFn: ({ signal }) =>
      call(
        getLibrary,
        {
          View: filters.view,
          FolderId: filters.folder,
          Kinds: filters.kind === 'all' ? [...(kinds ?? [])] : [filters.kind],
          ...tagParts(filters.tag),
          SearchKey: filters.key,
          Order: filters.order,
          PageIndex: filters.page,
          PageSize: size,
        },
        { signal, background: true },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.List.some(isConverting) ? lookAgainMs : false),
  })

/** One resource. */
export const resourceBy = (id: string) =>
  queryOptions({
    queryKey: [...resourceKeys, 'resource', id],
    queryFn: ({ signal }) => call(getResource, { Id: id }, { signal }),
    // Addresses hold for some minutes.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isConverting(state.data) ? lookAgainMs : false),
  })

/** One's own folders. */
export const foldersQuery = queryOptions({
  queryKey: [...resourceKeys, 'folders'],
  queryFn: ({ signal }) => call(getResourceFolders, {}, { signal }),
})

/** What one's own takes, and may take. */
export const quotaQuery = queryOptions({
  queryKey: [...resourceKeys, 'quota'],
  queryFn: ({ signal }) => call(getLibraryQuota, {}, { signal }),
})

/** What of one's own is on its way, as the server has it. */
export const uploadsQuery = queryOptions({
  queryKey: [...resourceKeys, 'uploads'],
  queryFn: ({ signal }) => call(getUploads, {}, { signal, background: true }),
})

/** Where some resources are used. */
export const usesOf = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...resourceKeys, 'uses', ids],
    queryFn: async ({ signal }) => {
      const { List: list } = await call(
        getResourceUses,
        { Ids: [...ids] },
        { signal, background: true },
      )
      return new Map(list.map(({ Id, Uses }) => [Id, Uses]))
    },
    enabled: ids.length > 0,
  })

/** To whom a resource is given. */
export const targetsOf = (id: string) =>
  queryOptions({
    queryKey: [...resourceKeys, 'targets', id],
    queryFn: ({ signal }) => call(getResourceTargets, { Id: id }, { signal }),
    staleTime: 0,
  })
