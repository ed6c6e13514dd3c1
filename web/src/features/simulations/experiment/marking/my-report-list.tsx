import {
  ButtonLink,
  type Column,
  DataTable,
  Empty,
  momentOf,
  Pagination,
  Tag,
  useAddressState,
} from '#ui'
import { scoreWord } from '@xinglin/simulation/assessment'
import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import type { myLabReports } from '@xinglin/contract/simulations/experiment'
import { myReports } from './marking-queries.ts'
import { StateTag } from './report-state.tsx'

type Line = OutputOf<typeof myLabReports>['List'][number]

const aPage = 15

const wordOf = ({ State }: Line): string => {
  if (State === 'open') return '继续实验'
  return State === 'returned' ? '修改报告' : '查看'
}

const columnsOf = (
  addressOf: (sessionId: string) => string,
  courseOf: (line: Line) => string,
): readonly Column<Line>[] => [
  {
    name: '实验',
    cell: ({ Title, No, Unread }) => (
      <>
        {Title}
        {No > 1 && `（第 ${No} 次）`} {Unread && <Tag tone="apricot">新</Tag>}
      </>
    ),
  },
  { name: '课程', secondary: true, cell: ({ CourseName }) => CourseName },
  { name: '状态', width: '96px', cell: ({ State }) => <StateTag state={State} /> },
  {
    name: '提交时间',
    width: '150px',
    cell: ({ HandedAt }) => (HandedAt === null ? '—' : momentOf(HandedAt)),
  },
  { name: '机器评分', width: '88px', figures: true, cell: ({ Machine }) => scoreWord(Machine) },
  { name: '最终得分', width: '88px', figures: true, cell: ({ Final }) => scoreWord(Final) },
  {
    name: '操作',
    unnamed: true,
    width: '108px',
    cell: (line) => (
      <ButtonLink
        size="small"
        to={line.State === 'open' ? courseOf(line) : addressOf(line.SessionId)}
        aria-label={`${wordOf(line)}：${line.Title}`}
      >
        {wordOf(line)}
      </ButtonLink>
    ),
  },
]

/** One's own reports: what is written, waits, was returned or marked. */
export const MyReportList = ({
  addressOf,
  courseOf,
}: {
  addressOf: (sessionId: string) => string
  /** Where an experiment is gone on with. */
  courseOf: (line: {
    readonly CourseId: string
    readonly ProgressId: string
    readonly ItemId: string
  }) => string
}) => {
  const [{ page }, narrow] = useAddressState({ page: 1 })
  const { data, error, refetch, isPlaceholderData } = useQuery(myReports(page, aPage))
  return (
    <>
      <DataTable
        label="实验报告"
        least="680px"
        columns={columnsOf(addressOf, courseOf)}
        rows={data?.List}
        keyOf={({ SessionId }) => SessionId}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        empty={<Empty head="暂无实验报告" note="完成虚拟实验并提交报告后，这里显示批阅结果。" />}
      />
      <Pagination
        page={page}
        size={aPage}
        total={data?.Count ?? 0}
        onPage={(to) => narrow({ page: to })}
      />
    </>
  )
}
