import {
  Button,
  Chips,
  type Column,
  countWord,
  DataTable,
  Empty,
  momentOf,
  Pagination,
  SearchField,
  Toolbar,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import {
  type Assignment,
  ownStateNames,
  ownStates,
  type ProgressRow,
  workStateNames,
} from '@xinglin/contract/assignments'
import { meanWord, scoreWord } from '@xinglin/simulation/assessment'
import { useState } from 'react'
import {
  allowedProgress,
  progressOf,
  progressPageSize,
  defaultProgress,
} from '../queries/assignment-queries.ts'
import { OwnStateTag, WorkStateTag } from '../own/own-state-tag.tsx'
import { OverrideDialog } from './override-dialog.tsx'
import styles from './teaching.module.css'

const Cell = ({
  work,
  isScored,
}: {
  work: ProgressRow['Works'][number] | undefined
  isScored: boolean
}) =>
  work ? (
    <span>
      <WorkStateTag state={work.State} />
      {isScored && work.Score !== null && <strong> {scoreWord(work.Score)}</strong>}
      {work.Progress > 0 && work.Progress < 100 && (
        <span className={styles.quiet}> {work.Progress}%</span>
      )}
      {work.LateDays > 0 && <span className={styles.late}>逾期 {work.LateDays} 天</span>}
    </span>
  ) : null

const columnsOf = (one: Assignment): readonly Column<ProgressRow>[] => [
  {
    name: '学生',
    width: '110px',
    cell: (row) => (
      <span>
        {row.RealName}
        <br />
        <span className={styles.quiet}>{row.Number}</span>
      </span>
    ),
  },
  { name: '状态', width: '96px', cell: ({ State }) => <OwnStateTag state={State} /> },
  {
    name: '得分',
    width: '72px',
    figures: true,
    cell: ({ Score }) => (Score === null ? '—' : scoreWord(Score)),
  },
  {
    name: '截止时间',
    width: '150px',
    cell: ({ Due }) => (
      <span>
        {Due.At ? momentOf(Due.At) : '不限'}
        {Due.By && (
          <span className={styles.quiet}>
            <br />
            {Due.By.Kind === 'person' ? '个人' : Due.By.Name}：{Due.By.Reason}
          </span>
        )}
      </span>
    ),
  },
  {
    name: '完成',
    on: 'phone',
    cell: ({ Works: works }) =>
      `${works.filter(({ State }) => State === 'done').length}/${one.Items.length} 项`,
  },
  ...one.Items.map((item, at): Column<ProgressRow> => ({
    name: `${at + 1}. ${item.Title}`,
    width: '108px',
    on: 'wide',
    wraps: true,
    cell: ({ Works: works }) => (
      <Cell work={works.find(({ ItemId }) => ItemId === item.Id)} isScored={item.Weight > 0} />
    ),
  })),
]

/** Students and items: who did what, those who never began included. */
export const ProgressPanel = ({ one }: { one: Assignment }) => {
  const [filters, narrow] = useAddressState(defaultProgress, allowedProgress)
  const { data, error, refetch, isPlaceholderData } = useQuery(progressOf(one.Id, filters))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isExtending, setExtending] = useState(false)
  const all = data ? ownStates.reduce((sum, state) => sum + (data.Counts[state] ?? 0), 0) : 0
  const named = (data?.List ?? []).filter(({ PersonId }) => chosen.has(PersonId))
  return (
    <>
      <ul className={styles.list} aria-label="各项完成情况">
        {data?.Items.map((item, at) => (
          <li key={item.ItemId} className={styles.line}>
            <span>
              {at + 1}. {item.Title}
            </span>
            <p className={styles.figures}>
              {(['done', 'waiting', 'returned', 'begun', 'none', 'missed'] as const)
                .filter((state) => (item.Counts[state] ?? 0) > 0)
                .map((state) => (
                  <small key={state}>
                    {workStateNames[state]} {item.Counts[state]}
                  </small>
                ))}
              {item.Mean !== null && (one.Items[at]?.Weight ?? 0) > 0 && (
                <small>平均 {meanWord(item.Mean)} 分</small>
              )}
            </p>
          </li>
        ))}
      </ul>
      <Toolbar
        end={
          one.CanEdit && (
            <Button disabled={named.length === 0} onClick={() => setExtending(true)}>
              {named.length === 0
                ? '勾选学生后可单独设置时间'
                : `为所选 ${named.length} 人单独设置时间`}
            </Button>
          )
        }
      >
        <Chips
          label="状态"
          quiet
          options={[
            { value: 'all', name: `全部 ${countWord(all)}` },
            ...ownStates.map((value) => ({
              value: value as string,
              name: `${ownStateNames[value]} ${data?.Counts[value] ?? 0}`,
            })),
          ]}
          chosen={filters.state}
          onChoose={(state) => narrow({ state })}
        />
        <SearchField label="姓名或学号" value={filters.key} onSearch={(key) => narrow({ key })} />
      </Toolbar>
      <DataTable
        label="学生进度"
        columns={columnsOf(one)}
        rows={data?.List}
        keyOf={({ PersonId }) => PersonId}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        least={`${480 + 108 * one.Items.length}px`}
        {...(one.CanEdit && {
          choice: {
            chosen,
            onChoose: setChosen,
            nameOf: ({ RealName }: ProgressRow) => RealName,
          },
        })}
        empty={
          filters.state !== 'all' || filters.key !== '' ? (
            <Empty
              head="没有符合条件的学生"
              next={<Button onClick={() => narrow(defaultProgress)}>清除筛选</Button>}
            />
          ) : (
            <Empty
              head="还没有学生"
              note="布置对象里现在没有学生；之后加入班级的学生会出现在这里。"
            />
          )
        }
      />
      <Pagination
        page={filters.page}
        size={progressPageSize}
        total={data?.Count ?? 0}
        onPage={(page) => narrow({ page })}
      />
      {isExtending && (
        <OverrideDialog
          one={one}
          to={named.map(({ PersonId, RealName }) => ({
            Kind: 'person',
            Id: PersonId,
            Name: RealName,
          }))}
          onClose={() => setExtending(false)}
        />
      )}
    </>
  )
}
