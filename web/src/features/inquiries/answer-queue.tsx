import {
  Button,
  Card,
  Chips,
  Empty,
  Failure,
  Pagination,
  SearchField,
  SelectField,
  SkeletonText,
  Toolbar,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import styles from './inquiries.module.css'
import { InquiryCard } from './inquiry-line.tsx'
import { allowedQueue, defaultQueue, inquiriesAPage, queue } from './inquiry-queries.ts'

const chips = [
  { value: 'open', name: '待回答' },
  { value: 'mine', name: '转给我的' },
  { value: 'answered', name: '已回答' },
  { value: 'closed', name: '已关闭' },
  { value: 'all', name: '全部' },
]

/** What waits for whoever teaches, the oldest first; beside it what patients of their courses did not understand. */
export const AnswerQueue = ({ addressOf }: { addressOf: (id: string) => string }) => {
  const [filters, narrow] = useAddressState(defaultQueue, allowedQueue)
  const { data, error, refetch } = useQuery(queue(filters))
  const isBare = filters.key === '' && filters.course === '' && filters.state === 'open'
  return (
    <>
      <Toolbar end={data && <span aria-live="polite">{data.Waiting} 个待回答</span>}>
        <Chips
          label="状态"
          quiet
          options={chips}
          chosen={filters.state}
          onChoose={(state) => narrow({ state })}
        />
        {(data?.Courses.length ?? 0) > 1 && (
          <SelectField
            compact
            label="课程"
            options={[
              { value: '', name: '全部课程' },
              ...(data?.Courses ?? []).map(({ Id, Name }) => ({ value: Id, name: Name })),
            ]}
            value={filters.course}
            onChoose={(course) => narrow({ course })}
          />
        )}
        <SearchField label="问题标题" value={filters.key} onSearch={(key) => narrow({ key })} />
      </Toolbar>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonText lines={8} />}
      {data && data.Unmatched.length > 0 && isBare && (
        <Card roomy>
          <h2 className={styles.title}>患者没听懂的问句</h2>
          <ul className={styles.list}>
            {data.Unmatched.map(({ CourseName, Count, Path }) => (
              <li key={Path}>
                <Link to={Path}>
                  “{CourseName}”有 {Count} 句待处理
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {data &&
        (data.List.length > 0 ? (
          <ul className={styles.list} aria-label="提问">
            {data.List.map((one) => (
              <InquiryCard key={one.Id} one={one} to={addressOf(one.Id)} withAsker />
            ))}
          </ul>
        ) : isBare ? (
          <Empty
            head="没有待回答的提问"
            note="学生对您的课程提问后会出现在这里，等得最久的在前。"
          />
        ) : (
          <Empty
            head="没有符合条件的提问"
            next={<Button onClick={() => narrow(defaultQueue)}>清除筛选</Button>}
          />
        ))}
      <Pagination
        page={filters.page}
        size={inquiriesAPage}
        total={data?.Count ?? 0}
        onPage={(page) => narrow({ page })}
      />
    </>
  )
}
