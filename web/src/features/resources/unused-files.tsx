import { useState } from 'react'
import { call } from '#call'
import { type Column, DataTable, Empty, momentOf, Pagination } from '#ui'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { getUnusedFiles } from '@xinglin/contract/resources'
import type { OutputOf } from '@xinglin/contract/call'
import { sizeOf } from './size-of.ts'

type UnusedFile = OutputOf<typeof getUnusedFiles>['List'][number]

const pageSize = 10

const pageQuery = (PageIndex: number) =>
  queryOptions({
    queryKey: ['manage', 'unused-files', PageIndex],
    queryFn: ({ signal }) => call(getUnusedFiles, { PageIndex, PageSize: pageSize }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

const kindOf = (mediaType: string): string => {
  if (mediaType.startsWith('image/')) return '图片'
  if (mediaType.startsWith('video/')) return '视频'
  if (mediaType === 'application/pdf') return '文档'
  if (mediaType.startsWith('model/')) return '三维模型'
  return '其他文件'
}

const columns: readonly Column<UnusedFile>[] = [
  {
    name: '文件',
    cell: ({ Url, MediaType }) => (
      <a href={Url} target="_blank" rel="noreferrer">
        {kindOf(MediaType)}
      </a>
    ),
  },
  { name: '上传者', cell: ({ OwnerName }) => OwnerName || '—' },
  { name: '上传时间', cell: ({ UploadedAt }) => momentOf(UploadedAt) },
  { name: '大小', figures: true, width: '120px', cell: ({ Used }) => sizeOf(Used) },
  { name: '删除时间', cell: ({ RemovedFrom }) => momentOf(RemovedFrom) },
]

/** The files that nothing uses, with when each is removed. */
export const UnusedFiles = () => {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(pageQuery(page))
  return (
    <>
      <DataTable
        label="未被使用的文件"
        columns={columns}
        rows={data?.List}
        keyOf={({ Id }) => Id}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <Empty head="没有未被使用的文件" note="上传后超过一天仍未被使用的文件会列在这里。" />
        }
        bones={3}
      />
      <Pagination page={page} size={pageSize} total={data?.Count ?? 0} onPage={setPage} />
    </>
  )
}
