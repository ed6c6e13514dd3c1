import { call } from '#call'
import {
  Button,
  ButtonLink,
  Chips,
  ChosenBar,
  type Column,
  countWord,
  DataTable,
  Empty,
  momentOf,
  Pagination,
  SearchField,
  toast,
  Toolbar,
  useAddressState,
} from '#ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  markingStateNames,
  markingStates,
  releaseWorks,
  type WorkKind,
  type WorkLine,
} from '@xinglin/contract/marking'
import { scoreWord } from '@xinglin/simulation/assessment'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import {
  allowedWorks,
  markingKey,
  usualWorks,
  worksAPage,
  worksOf,
} from '../queries/marking-queries.ts'
import { StateTag } from './state-tag.tsx'

const columnsOf = (addressOf: (workId: string) => string): readonly Column<WorkLine>[] => [
  {
    name: '学生',
    width: '136px',
    cell: ({ Name, Number: number }) => (
      <>
        {Name}
        {number && <small> {number}</small>}
      </>
    ),
  },
  { name: '作业', cell: ({ Title }) => Title },
  {
    name: '状态',
    width: '104px',
    cell: ({ State, Begun }) => (
      <>
        <StateTag state={State} />
        {Begun && <small> {Begun} 批阅中</small>}
      </>
    ),
  },
  { name: '版本', width: '56px', figures: true, cell: ({ Version }) => Version },
  { name: '提交时间', width: '128px', cell: ({ HandedAt }) => momentOf(HandedAt) },
  { name: '得分', width: '64px', figures: true, cell: ({ Score }) => scoreWord(Score) },
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
  addressOf,
}: {
  kind: WorkKind
  groupId: string
  mayMark: boolean
  addressOf: (workId: string) => string
}) => {
  const queries = useQueryClient()
  const [filters, narrow] = useAddressState(usualWorks, allowedWorks)
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const { data, error, refetch, isPlaceholderData } = useQuery(worksOf(kind, groupId, filters))
  const marked = (data?.List ?? []).filter((one) => chosen.has(one.Id) && one.State === 'marked')
  const release = useMutation({
    mutationFn: () =>
      call(releaseWorks, { Kind: kind, GroupId: groupId, Ids: marked.map(({ Id }) => Id) }),
    onSuccess: async ({ Released }) => {
      toast.success(`已发布 ${Released} 份`)
      choose(new Set())
      await queries.invalidateQueries({ queryKey: markingKey })
    },
    onError: (cause) => toast.error(cause.message),
  })
  const first = data?.Queue[0]
  const all = markingStates.reduce((sum, state) => sum + (data?.Counts[state] ?? 0), 0)
  return (
    <>
      <Toolbar
        end={
          mayMark &&
          first !== undefined && (
            <ButtonLink
              kind="primary"
              icon={<PenLine size={16} aria-hidden />}
              to={addressOf(first)}
            >
              开始批阅（{data?.Queue.length}）
            </ButtonLink>
          )
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
        <SearchField label="姓名或学号" value={filters.key} onSearch={(key) => narrow({ key })} />
      </Toolbar>
      {chosen.size > 0 && (
        <ChosenBar count={chosen.size} onNone={() => choose(new Set())}>
          <Button
            size="small"
            disabled={marked.length === 0}
            pending={release.isPending}
            onClick={() => release.mutate()}
          >
            发布成绩（{marked.length}）
          </Button>
        </ChosenBar>
      )}
      <DataTable
        label="提交的作业"
        least="760px"
        columns={columnsOf(addressOf)}
        rows={data?.List}
        keyOf={({ Id }) => Id}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        {...(mayMark && {
          choice: { chosen, onChoose: choose, nameOf: ({ Name }: WorkLine) => Name },
        })}
        empty={
          filters.state !== 'all' || filters.key !== '' ? (
            <Empty
              head="没有符合条件的作业"
              next={<Button onClick={() => narrow(usualWorks)}>清除筛选</Button>}
            />
          ) : (
            <Empty head="还没有学生提交" note="学生提交后会出现在这里；谁还没有开始见“进度”。" />
          )
        }
      />
      <Pagination
        page={filters.page}
        size={worksAPage}
        total={data?.Count ?? 0}
        onPage={(page) => narrow({ page })}
      />
    </>
  )
}
