import { Skeleton, Button, Failure } from '#ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { PictureSheet } from './imaging/picture-sheet.tsx'

/** Who draws films is fetched with the first film. */
const drawing = queryOptions({
  queryKey: ['consultation', 'drawing'],
  queryFn: async () => ({ Sheet: (await import('./imaging/picture-sheet.tsx')).PictureSheet }),
  staleTime: Infinity,
  gcTime: Infinity,
})

const fault = new Error('网络不稳定或平台刚刚更新；问诊照常保存，可以先做别的')

/** The picture of a result, once who draws it is there; where that does not come, the rest of the stage stands. */
export const PictureFrame = (picture: ComponentProps<typeof PictureSheet>) => {
  const { data, isError, refetch } = useQuery(drawing)
  if (data) return <data.Sheet {...picture} />
  if (!isError) return <Skeleton shape="block" height="360px" />
  return (
    <Failure
      head="示意图没有加载出来"
      error={fault}
      onRetry={() => void refetch()}
      // A browser may keep to a failure until the page is opened anew.
      other={
        <Button size="small" kind="plain" onClick={() => window.location.reload()}>
          刷新页面
        </Button>
      }
    />
  )
}
