import { Empty, type ListFilter, ManagedList, useListState } from '#ui'
import { useQuery } from '@tanstack/react-query'
import {
  type ContestDetail,
  type Entry,
  entryStateNames,
  entryStates,
} from '@xinglin/contract/competitions'
import { useMemo } from 'react'
import {
  allowedEntries,
  contestEntries,
  entriesPageSize,
  defaultEntries,
} from './contest-queries.ts'
import { entryColumns } from './entry-columns.tsx'
import { EntryActions } from './entry-actions.tsx'
import styles from './organise.module.css'

const filters: readonly ListFilter<typeof defaultEntries>[] = [
  {
    kind: 'chips',
    of: 'state',
    label: '报名状态',
    options: [
      { value: 'all', name: '全部' },
      ...entryStates.map((value) => ({ value, name: entryStateNames[value] })),
    ],
  },
  { kind: 'search', of: 'key', label: '队名或姓名' },
]

const nothing = () => null
const actions = (entry: Entry) =>
  entry.State === 'withdrawn' ? null : <EntryActions key={entry.Version} entry={entry} />

/** The entries of a contest, those that wait first: each accepted, or refused with a reason. */
export const EntryTable = ({ contest }: { contest: ContestDetail }) => {
  const list = useListState(defaultEntries, allowedEntries)
  // Once the order is drawn nobody is let in or out any more.
  const isOver = contest.Status > 1 && contest.Status !== 7
  const isTeam = contest.EnrolBy === 'team'
  const columns = useMemo(() => entryColumns(isTeam, isOver ? nothing : actions), [isTeam, isOver])
  return (
    <section aria-labelledby="contest-entries">
      <h2 className={styles.head} id="contest-entries">
        报名
      </h2>
      <ManagedList
        name="contest-entries"
        label="报名列表"
        unit="份"
        list={list}
        query={useQuery(contestEntries(contest.Id, list.state))}
        size={entriesPageSize}
        columns={columns}
        keyOf={({ Id }) => Id}
        nameOf={({ Name }) => Name}
        filters={filters}
        none="没有符合条件的报名"
        empty={<Empty head="还没有报名" note="报名开始后，学生和教师的报名会出现在这里。" />}
      />
    </section>
  )
}
