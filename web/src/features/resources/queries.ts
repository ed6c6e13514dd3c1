import { call } from '#call'
import { queryOptions } from '@tanstack/react-query'
import { resourceKeys } from './imaging/keys.ts'
import { listResources, type Media, transcodeState } from '@xinglin/contract/resources'

/** How many videos a page shows. */
export const videoPageSize = 12

const lookAgainMs = 2_000

export { resourceKeys }

const isUnderWay = ({ State: state }: Media) => state === 'queued' || state === 'running'

/** One page of videos: one's own, or of the whole school; asked again while one of them is converted. */
export const videosOf = (filters: { readonly all: boolean; readonly page: number }) =>
  queryOptions({
    queryKey: [...resourceKeys, 'list', filters],
    queryFn: ({ signal }) =>
      call(
        listResources,
        { All: filters.all, PageIndex: filters.page, PageSize: videoPageSize },
        { signal, background: true },
      ),
    refetchInterval: ({ state }) => (state.data?.List.some(isUnderWay) ? lookAgainMs : false),
  })

/** One video by its signed name; asked again while it is converted. */
export const videoBy = (src: string) =>
  queryOptions({
    queryKey: [...resourceKeys, 'one', src],
    queryFn: ({ signal }) => call(transcodeState, { Src: src }, { signal, background: true }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? lookAgainMs : false),
  })

/** Where a video is shown. */
export const videoAddress = (src: string) => `/videotransform?src=${encodeURIComponent(src)}`
