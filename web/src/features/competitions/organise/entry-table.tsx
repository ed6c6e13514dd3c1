import { Button, Empty, type ListFilter, ManagedList, useListState } from '#ui'
import { useQuery } from '@tanstack/react-query'
import {
  type ContestDetail,
  type Entry,
  entryStateNames,
  entryStates,
} from '@xinglin/contract/competitions'
import { FileSpreadsheet } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { OrganiseAddresses } from '../contest/addresses.ts'
import { ReviewDrawer } from '../documents/review-drawer.tsx'
import { TeamSheetDialog } from '../team-sheet/team-sheet-dialog.tsx'
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
export const EntryTable = ({
  contest,
  addresses,
}: {
  contest: ContestDetail
  addresses: OrganiseAddresses
}) => {
  const list = useListState(defaultEntries, allowedEntries)
  // Once the order is drawn nobody is let in or out any more.
  const isOver = contest.Status > 1 && contest.Status !== 7
  const isTeam = contest.EnrolBy === 'team'
  const [isSheet, setSheet] = useState(false)
  // Held here and not in the row, which is drawn anew when the window grows narrow.
  const [openId, onDocuments] = useState('')
  const query = useQuery(contestEntries(contest.Id, list.state))
  const open = query.data?.List.find(({ Id }) => Id === openId)
  const enter = contest.Status === 1 && (
    <Button icon={<FileSpreadsheet size={16} aria-hidden />} onClick={() => setSheet(true)}>
      表格报名
    </Button>
  )
  const asksDocuments = contest.Documents.length > 0
  const hasTracks = contest.Tracks.length > 0
  const columns = useMemo(
    () =>
      entryColumns({ isTeam, asksDocuments, hasTracks, onDocuments }, isOver ? nothing : actions),
    [isTeam, asksDocuments, hasTracks, isOver],
  )
  return (
    <section aria-labelledby="contest-entries">
      <div className={styles.headline}>
        <h2 className={styles.head} id="contest-entries">
          报名
        </h2>
        {enter}
      </div>
      <ManagedList
        name="contest-entries"
        label="报名列表"
        unit="份"
        list={list}
        query={query}
        size={entriesPageSize}
        columns={columns}
        keyOf={({ Id }) => Id}
        nameOf={({ Name }) => Name}
        filters={filters}
        none="没有符合条件的报名"
        empty={<Empty head="还没有报名" note="报名开始后，学生和教师的报名会出现在这里。" />}
      />
      {open && <ReviewDrawer entry={open} onClose={() => onDocuments('')} />}
      {isSheet && (
        <TeamSheetDialog
          contestId={contest.Id}
          isTeam={isTeam}
          tracks={contest.Tracks.map(({ Name }) => Name)}
          importAt={addresses.imports}
          onClose={() => setSheet(false)}
        />
      )}
    </section>
  )
}
