import {
  SkeletonText,
  Button,
  Chips,
  countWord,
  Empty,
  Failure,
  Pagination,
  Progress,
  SearchField,
  Tag,
  Toolbar,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import {
  itemKindNames,
  type OwnAssignment,
  ownStateNames,
  ownStates,
} from '@xinglin/contract/assignments'
import { Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import {
  allowedOwn,
  ownAssignments,
  ownPageSize,
  defaultOwn,
} from '../queries/assignment-queries.ts'
import { OwnDateLine } from '../dates/own-date-line.tsx'
import { scoreWord } from '@xinglin/simulation/assessment'
import { OwnStateTag } from './own-state-tag.tsx'
import styles from './own.module.css'

const isRunning = ({ State }: OwnAssignment): boolean =>
  State === 'open' || State === 'begun' || State === 'overdue'

const AssignmentCard = ({ one, to }: { one: OwnAssignment; to: string }) => (
  <li className={styles.card}>
    <div className={styles.head}>
      <h3 className={styles.title}>
        <Link to={to}>{one.Title}</Link>
      </h3>
      <span className={styles.tags}>
        {one.Returned && (
          <Tag tone="warning" icon={<Undo2 size={13} aria-hidden />}>
            有退回
          </Tag>
        )}
        <OwnStateTag state={one.State} />
      </span>
    </div>
    <p className={styles.about}>
      <span>{one.Via.join('、') || '单独布置'}</span>
      <span>{one.TeacherName}</span>
      <span>{one.Kinds.map((kind) => itemKindNames[kind]).join('、')}</span>
    </p>
    <OwnDateLine date={one.Due} counts={isRunning(one)} />
    <div className={styles.foot}>
      <Progress
        className={styles.bar}
        value={one.ItemCount === 0 ? 0 : (100 * one.DoneCount) / one.ItemCount}
        label={`完成 ${one.DoneCount}/${one.ItemCount} 项`}
      />
      <span className={styles.count}>
        {one.DoneCount}/{one.ItemCount} 项
      </span>
      {one.Score !== null && (
        <strong className={styles.score}>
          {one.DoneCount < one.ItemCount && '目前 '}
          {scoreWord(one.Score)} 分
        </strong>
      )}
    </div>
  </li>
)

/** A student's tasks, of one class where one is named: what is due first comes first. */
export const OwnAssignments = ({
  classId,
  addressOf,
}: {
  classId: string
  addressOf: (assignmentId: string) => string
}) => {
  const [filters, narrow] = useAddressState(defaultOwn, allowedOwn)
  const { data, error, refetch } = useQuery(ownAssignments(filters, classId))
  const isNarrowed = filters.state !== 'all' || filters.key !== ''
  const all = data ? ownStates.reduce((sum, state) => sum + (data.Counts[state] ?? 0), 0) : 0
  return (
    <>
      <Toolbar end={data && <span aria-live="polite">共 {countWord(data.Count)} 个任务</span>}>
        <Chips
          label="状态"
          quiet
          options={[
            { value: 'all', name: data ? `全部 ${all}` : '全部' },
            ...ownStates.map((value) => ({
              value: value as string,
              name: data
                ? `${ownStateNames[value]} ${data.Counts[value] ?? 0}`
                : ownStateNames[value],
            })),
          ]}
          chosen={filters.state}
          onChoose={(state) => narrow({ state })}
        />
        <SearchField label="任务名称" value={filters.key} onSearch={(key) => narrow({ key })} />
      </Toolbar>
      {!data && !error && (
        <section aria-busy="true" aria-label="正在加载任务">
          <SkeletonText lines={8} />
        </section>
      )}
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {data &&
        (data.List.length > 0 ? (
          <ul className={styles.cards} aria-label="任务列表">
            {data.List.map((one) => (
              <AssignmentCard key={one.Id} one={one} to={addressOf(one.Id)} />
            ))}
          </ul>
        ) : isNarrowed ? (
          <Empty
            head="没有符合条件的任务"
            next={<Button onClick={() => narrow(defaultOwn)}>清除筛选</Button>}
          />
        ) : (
          <Empty head="暂无任务" note="老师布置任务后会出现在这里。" />
        ))}
      <Pagination
        page={filters.page}
        size={ownPageSize}
        total={data?.Count ?? 0}
        onPage={(page) => narrow({ page })}
      />
    </>
  )
}
