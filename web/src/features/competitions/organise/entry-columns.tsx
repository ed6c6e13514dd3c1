import { type ListColumn, momentOf, Tag } from '#ui'
import { documentStateNames, type Entry, entryStateNames } from '@xinglin/contract/competitions'
import type { ReactNode } from 'react'
import { DocumentsCell } from '../documents/documents-cell.tsx'
import { EntryMembers } from '../entries/entry-card.tsx'
import { entryTones } from '../contest/game-words.ts'
import styles from './organise.module.css'

const peopleOf = ({ Members }: Entry): string =>
  Members.map(({ Name, Number: number, Position }) =>
    [Position === '' ? '替补' : Position, Name, number].join(' '),
  ).join('；')

/** The columns of the entries of a contest; `actions` draws what may be done with one. */
export const entryColumns = (
  {
    isTeam,
    asksDocuments,
    hasTracks,
    onDocuments,
  }: {
    readonly isTeam: boolean
    readonly asksDocuments: boolean
    readonly hasTracks: boolean
    readonly onDocuments: (entryId: string) => void
  },
  actions: (entry: Entry) => ReactNode,
): readonly ListColumn<Entry>[] => [
  {
    id: 'name',
    name: isTeam ? '队伍' : '学生',
    fixed: true,
    cell: (entry) => (
      <span className={styles.entry}>
        <strong>{entry.Name}</strong>
        {isTeam ? (
          <EntryMembers entry={entry} />
        ) : (
          <span className={styles.note}>{entry.Members[0]?.Number}</span>
        )}
      </span>
    ),
    text: (entry) => `${entry.Name}：${peopleOf(entry)}`,
  },
  { id: 'school', name: '学校', width: 160, cell: ({ SchoolName }) => SchoolName },
  ...(hasTracks
    ? [{ id: 'track', name: '赛道', width: 140, cell: ({ TrackName }: Entry) => TrackName }]
    : []),
  {
    id: 'state',
    name: '状态',
    width: 100,
    cell: ({ State }) => <Tag tone={entryTones[State]}>{entryStateNames[State]}</Tag>,
    text: ({ State }) => entryStateNames[State],
  },
  ...(asksDocuments
    ? [
        {
          id: 'documents',
          name: '材料',
          width: 150,
          cell: (entry: Entry) => (
            <DocumentsCell entry={entry} onOpen={() => onDocuments(entry.Id)} />
          ),
          text: ({ Documents }: Entry) =>
            Documents.map(({ Name, State }) => `${Name}${documentStateNames[State]}`).join('；'),
        },
      ]
    : []),
  { id: 'no', name: '编号', width: 70, figures: true, cell: ({ No }) => (No === 0 ? '' : No) },
  {
    id: 'leader',
    name: '报名人',
    width: 150,
    secondary: true,
    cell: ({ LeaderName, Phone }) => [LeaderName, Phone].filter((text) => text !== '').join(' '),
  },
  {
    id: 'at',
    name: '报名时间',
    width: 150,
    secondary: true,
    cell: ({ SubmittedAt }) => momentOf(SubmittedAt),
  },
  { id: 'reason', name: '说明', width: 160, secondary: true, cell: ({ Reason }) => Reason },
  { id: 'actions', name: '操作', width: 170, cell: actions, text: () => '' },
]
