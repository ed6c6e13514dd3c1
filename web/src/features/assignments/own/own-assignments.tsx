import {
  SkeletonText,
  Button,
  Chips,
  countWord,
  Empty,
  Failure,
  Pagination,
  SearchField,
  Toolbar,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { ownStateNames, ownStates } from '@xinglin/contract/assignments'
import {
  allowedOwn,
  ownAssignments,
  ownPageSize,
  defaultOwn,
} from '../queries/assignment-queries.ts'
import { AssignmentCard } from './assignment-card.tsx'
import styles from './own.module.css'

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
