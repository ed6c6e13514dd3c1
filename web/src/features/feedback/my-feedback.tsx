import {
  SkeletonText,
  ButtonLink,
  Card,
  Chips,
  countWord,
  Empty,
  Failure,
  momentOf,
  Pagination,
  Tag,
  Toolbar,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import {
  type FeedbackLine,
  feedbackStateNames,
  feedbackStates,
  feedbackTypeNames,
} from '@xinglin/contract/feedback'
import { Link } from 'react-router'
import styles from './my-feedback.module.css'
import { allowedMine, mine, mineAPage, defaultMine } from './queries.ts'
import { StateTag } from './state-tag.tsx'

const chips = [
  { value: 'all', name: '全部' },
  ...feedbackStates.map((value) => ({ value, name: feedbackStateNames[value] })),
]

const Line = ({ line }: { line: FeedbackLine }) => (
  <li>
    <Link className={styles.line} to={`/Feedbackquery?id=${line.Id}`}>
      <span className={styles.top}>
        <StateTag state={line.State} />
        <Tag>{feedbackTypeNames[line.Type]}</Tag>
        {line.Place && <span className={styles.place}>{line.Place}</span>}
      </span>
      <span className={styles.text}>{line.Beginning}</span>
      <span className={styles.foot}>
        <span>{line.Code}</span>
        <span>最近更新 {momentOf(line.ChangedAt)}</span>
      </span>
    </Link>
  </li>
)

/** 我的反馈: what one gave, the last changed first. */
export const MyFeedback = () => {
  const [filters, narrow] = useAddressState(defaultMine, allowedMine)
  const { data, error, refetch, isPlaceholderData } = useQuery(mine(filters))
  return (
    <>
      <Toolbar end={data && <span aria-live="polite">共 {countWord(data.Count)} 条</span>}>
        <Chips
          label="状态"
          quiet
          options={chips}
          chosen={filters.state}
          onChoose={(state) => narrow({ state })}
        />
      </Toolbar>
      <Card className={styles.card}>
        {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
        {!data && !error && (
          <section className={styles.bones} aria-busy="true" aria-label="正在加载反馈">
            <SkeletonText lines={3} />
            <SkeletonText lines={3} />
          </section>
        )}
        {data?.List.length === 0 && (
          <Empty
            head="暂无反馈"
            note={filters.state === 'all' ? '遇到问题或有建议，随时告诉我们。' : '换一个状态看看。'}
            next={<ButtonLink to="/Feedback">提交反馈</ButtonLink>}
          />
        )}
        {data && data.List.length > 0 && (
          <ul className={styles.list} aria-busy={isPlaceholderData || undefined}>
            {data.List.map((line) => (
              <Line key={line.Id} line={line} />
            ))}
          </ul>
        )}
      </Card>
      <Pagination
        page={filters.page}
        size={mineAPage}
        total={data?.Count ?? 0}
        onPage={(page) => narrow({ page })}
      />
    </>
  )
}
