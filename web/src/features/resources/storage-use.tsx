import { call } from '#call'
import { Card, type Column, DataTable, Empty, Progress } from '#ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getStorage } from '@xinglin/contract/resources'
import type { OutputOf } from '@xinglin/contract/call'
import { sizeOf } from './size-of.ts'
import { UnusedFiles } from './unused-files.tsx'
import styles from './storage-use.module.css'

type Person = OutputOf<typeof getStorage>['People'][number]

const storageQuery = queryOptions({
  queryKey: ['manage', 'storage'],
  queryFn: ({ signal }) => call(getStorage, {}, { signal }),
  staleTime: 0,
})

const percent = 100

const columns: readonly Column<Person>[] = [
  { name: '用户', cell: ({ Name }) => Name || '已删除的用户' },
  { name: '文件数', figures: true, width: '120px', cell: ({ Files }) => Files },
  { name: '已用', figures: true, width: '140px', cell: ({ Used }) => sizeOf(Used) },
]

/** What the files of the school take of what they may take, and who has the most; videos are counted apart. */
export const StorageUse = () => {
  const { data, error, refetch } = useQuery(storageQuery)
  return (
    <Card as="section" roomy className={styles.storage} aria-label="文件空间使用情况">
      <h2>文件空间使用情况</h2>
      {data && (
        <>
          <p>
            已用 {sizeOf(data.Used)}，共 {sizeOf(data.Quota)}
          </p>
          <Progress label="文件空间" value={(data.Used / data.Quota) * percent} />
        </>
      )}
      <p className={styles.note}>
        图片、文档与三维模型计入；视频另有限额。教师与管理员每人 2 GB，其他用户每人 50 MB。
      </p>
      <DataTable
        label="占用最多的用户"
        columns={columns}
        rows={data?.People}
        keyOf={({ Id }) => Id}
        error={error}
        onRetry={() => void refetch()}
        empty={<Empty head="还没有用户上传的文件" note="上传后在这里列出占用最多的用户。" />}
        bones={3}
      />
      <h2>未被使用的文件</h2>
      <p className={styles.note}>
        {data && data.Unused.Files > 0 && (
          <>
            共 {data.Unused.Files} 个，占 {sizeOf(data.Unused.Used)}。
          </>
        )}
        没有课程、专题、资讯或其他内容使用的文件，列出一天后自动删除；重新使用后即保留。
      </p>
      <UnusedFiles />
    </Card>
  )
}
