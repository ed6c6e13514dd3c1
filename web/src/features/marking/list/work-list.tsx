import {
  Button,
  ButtonLink,
  Chips,
  type Column,
  countWord,
  DataTable,
  Empty,
  momentOf,
  Pagination,
  SearchField,
  SelectField,
  Toolbar,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import {
  markingStateNames,
  markingStates,
  type WorkKind,
  type WorkLine,
} from '@xinglin/contract/marking'
import { scoreWord } from '@xinglin/simulation/assessment'
import { PenLine, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { allowedWorks, defaultWorks, worksAPage, worksOf } from '../queries/marking-queries.ts'
import { PolicyDialog } from './policy-dialog.tsx'
import { shareWord } from './share-word.ts'
import { StateTag } from './state-tag.tsx'
import { Together } from './together.tsx'

const maxSigns = 18
/** As much of a title as a choice has room for. */
const shortened = (title: string): string =>
  [...title].length > maxSigns ? `${[...title].slice(0, maxSigns).join('')}…` : title

const versionColumns: readonly Column<WorkLine>[] = [
  { name: '版本', width: '56px', figures: true, cell: ({ Version }) => Version },
  {
    name: '提交时间',
    width: '128px',
    cell: ({ HandedAt }) => (HandedAt ? momentOf(HandedAt) : '—'),
  },
]

const columnsOf = (
  kind: WorkKind,
  addressOf: (workId: string) => string,
): readonly Column<WorkLine>[] => [
  {
    name: kind === 'exam' ? '考生' : '学生',
    width: '136px',
    cell: ({ Name, Number: number }) => (
      <>
        {Name}
        {number && <small> {number}</small>}
      </>
    ),
  },
  { name: kind === 'exam' ? '题目' : '作业', cell: ({ Title }) => Title },
  {
    name: '状态',
    width: '124px',
    cell: ({ State, Begun, Given, GivenByMe, Apart }) => (
      <>
        <StateTag state={State} />
        {Apart > 0 && <small> 相差 {scoreWord(Apart)} 分，等第三人</small>}
        {Apart === 0 && Given > 0 && <small> {GivenByMe ? '您已评，等另一人' : '1 人已评'}</small>}
        {Begun && <small> {Begun} 批阅中</small>}
      </>
    ),
  },
  // Of an answer nobody is told when it was handed in, and there is seldom another version.
  ...(kind === 'exam' ? [] : versionColumns),
  {
    name: kind === 'exam' ? '得分率' : '得分',
    width: '72px',
    figures: true,
    cell: ({ Score }) => shareWord(kind, Score),
  },
  { name: '批阅教师', width: '88px', secondary: true, cell: ({ Marker }) => Marker },
  {
    name: '操作',
    unnamed: true,
    width: '84px',
    cell: ({ Id, Name, State, Title }) => (
      <ButtonLink
        size="small"
        to={addressOf(Id)}
        aria-label={`${State === 'waiting' ? '批阅' : '查看'}：${Name}，${Title}`}
      >
        {State === 'waiting' ? '批阅' : '查看'}
      </ButtonLink>
    ),
  },
]

/** The works of a task or a course: what waits first; several that are marked are released together. */
export const WorkList = ({
  kind,
  groupId,
  mayMark,
  isReleased,
  addressOf,
}: {
  kind: WorkKind
  groupId: string
  mayMark: boolean
  /** Marks are told as they are given. */
  isReleased: boolean
  addressOf: (workId: string) => string
}) => {
  const [filters, narrow] = useAddressState(defaultWorks, allowedWorks)
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const { data, error, refetch, isPlaceholderData } = useQuery(worksOf(kind, groupId, filters))
  const [setting, set] = useState(false)
  const first = data?.Queue[0]
  const items = data?.Items ?? []
  const all = markingStates.reduce((sum, state) => sum + (data?.Counts[state] ?? 0), 0)
  return (
    <>
      <Toolbar
        end={
          <>
            {data?.MaySet && data.Items.length > 0 && (
              <Button icon={<SlidersHorizontal size={16} aria-hidden />} onClick={() => set(true)}>
                批阅方式
              </Button>
            )}
            {mayMark && first !== undefined && (
              <ButtonLink
                kind="primary"
                icon={<PenLine size={16} aria-hidden />}
                to={addressOf(first)}
              >
                开始批阅（{data?.Queue.length}）
              </ButtonLink>
            )}
          </>
        }
      >
        <Chips
          label="状态"
          quiet
          options={[
            { value: 'all', name: `全部 ${countWord(all)}` },
            ...markingStates.map((value) => ({
              value: value as string,
              name: `${markingStateNames[value]} ${data?.Counts[value] ?? 0}`,
            })),
          ]}
          chosen={filters.state}
          onChoose={(state) => narrow({ state })}
        />
        {items.length > 1 && (
          <SelectField
            compact
            label={kind === 'exam' ? '题目' : '作业'}
            options={[
              { value: '', name: '全部' },
              ...items.map(({ ItemId, Title }) => ({ value: ItemId, name: shortened(Title) })),
            ]}
            value={filters.item}
            onChoose={(item) => narrow({ item })}
          />
        )}
        <SearchField
          label={kind === 'exam' ? '考生代码或姓名' : '姓名或学号'}
          value={filters.key}
          onSearch={(key) => narrow({ key })}
        />
      </Toolbar>
      {chosen.size > 0 && (
        <Together
          kind={kind}
          groupId={groupId}
          chosen={(data?.List ?? []).filter(({ Id }) => chosen.has(Id))}
          isReleased={isReleased}
          onDone={() => choose(new Set())}
        />
      )}
      <DataTable
        label="提交的作业"
        least="760px"
        columns={columnsOf(kind, addressOf)}
        rows={data?.List}
        keyOf={({ Id }) => Id}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        {...(mayMark && {
          choice: { chosen, onChoose: choose, nameOf: ({ Name }: WorkLine) => Name },
        })}
        empty={
          filters.state !== 'all' || filters.key !== '' || filters.item !== '' ? (
            <Empty
              head="没有符合条件的作业"
              next={<Button onClick={() => narrow(defaultWorks)}>清除筛选</Button>}
            />
          ) : (
            <Empty
              head={kind === 'exam' ? '没有需要批阅的作答' : '还没有学生提交'}
              note={
                kind === 'exam'
                  ? '考生交卷后，简答和病例分析会出现在这里，其余题目由系统计分。'
                  : '学生提交后会出现在这里；谁还没有开始见“进度”。'
              }
            />
          )
        }
      />
      {setting && data && (
        <PolicyDialog kind={kind} groupId={groupId} items={data.Items} onClose={() => set(false)} />
      )}
      <Pagination
        page={filters.page}
        size={worksAPage}
        total={data?.Count ?? 0}
        onPage={(page) => narrow({ page })}
      />
    </>
  )
}
