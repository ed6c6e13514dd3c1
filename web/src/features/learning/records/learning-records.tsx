import { serverNow } from '#call'
import { Skeleton, ButtonLink, Chips, Empty, Failure, Pagination, TextField } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { kindNames } from '@xinglin/contract/courses'
import type { AttemptLine } from '@xinglin/contract/learning'
import type { ReactNode } from 'react'
import { AttemptList } from './attempt-list.tsx'
import { ExportRecords } from './export-records.tsx'
import styles from './learning-records.module.css'
import { type RecordFilters, recordsAPage, recordsOf } from './record-queries.ts'

const kinds = [
  { value: '-1', name: '全部类型' },
  ...Object.entries(kindNames).map(([value, name]) => ({ value, name })),
]

const Filters = ({
  filters,
  onFilters,
}: {
  filters: RecordFilters
  onFilters: (next: RecordFilters) => void
}) => (
  <div className={styles.filters}>
    <Chips
      label="课程类型"
      options={kinds}
      chosen={String(filters.kind)}
      onChoose={(kind) => onFilters({ ...filters, kind: Number(kind), page: 1 })}
    />
    <div className={styles.days}>
      <TextField
        label="从"
        type="date"
        value={filters.from}
        max={filters.to || undefined}
        onChange={(event) => onFilters({ ...filters, from: event.target.value, page: 1 })}
      />
      <TextField
        label="到"
        type="date"
        value={filters.to}
        min={filters.from || undefined}
        onChange={(event) => onFilters({ ...filters, to: event.target.value, page: 1 })}
      />
    </div>
  </div>
)

const Bones = () => (
  <section className={styles.bones} aria-busy="true" aria-label="正在加载学习记录">
    {[0, 1, 2, 3].map((line) => (
      <Skeleton key={line} height="86px" shape="block" />
    ))}
  </section>
)

/** Nothing is narrowed down. */
const isWhole = ({ kind, from, to }: RecordFilters) => kind === -1 && from === '' && to === ''

/** 学习记录: one's rounds by kind and days, each leading to its detail, and all of them as a file. */
export const LearningRecords = ({
  filters,
  onFilters,
  cover,
  catalogue,
}: {
  filters: RecordFilters
  onFilters: (next: RecordFilters) => void
  cover: (line: AttemptLine) => ReactNode
  /** Where courses are to be found. */
  catalogue: string
}) => {
  const { data, error, isPlaceholderData, refetch } = useQuery(recordsOf(filters))
  const whole = isWhole(filters)
  const list = () => {
    if (error && !data) {
      return <Failure head="学习记录加载失败" error={error} onRetry={() => void refetch()} />
    }
    if (!data) return <Bones />
    if (data.Count === 0 && whole) {
      return (
        <Empty
          head="暂无学习记录"
          note="开始学习一门课程后，每次学习的进度、时长和成绩都会记在这里。"
          next={<ButtonLink to={catalogue}>去选课</ButtonLink>}
        />
      )
    }
    if (data.List.length === 0) {
      return <Empty head="暂无学习记录" note="没有符合筛选条件的记录，换个条件试试。" />
    }
    return (
      <div style={isPlaceholderData ? { opacity: 0.6 } : undefined}>
        <AttemptList lines={data.List} now={serverNow()} cover={cover} />
        <Pagination
          page={filters.page}
          size={recordsAPage}
          total={data.Count}
          onPage={(page) => onFilters({ ...filters, page })}
        />
      </div>
    )
  }
  return (
    <section aria-labelledby="records">
      <div className={styles.head}>
        <h2 className={styles.title} id="records">
          学习记录
          {data && data.Count > 0 && <span className={styles.count}>{data.Count} 条</span>}
        </h2>
        {data && data.Count > 0 && <ExportRecords filters={filters} />}
      </div>
      {!(data?.Count === 0 && whole) && <Filters filters={filters} onFilters={onFilters} />}
      {list()}
    </section>
  )
}
