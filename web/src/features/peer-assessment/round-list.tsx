import {
  Button,
  Empty,
  type ListColumn,
  type ListFilter,
  ManagedList,
  momentOf,
  PageHead,
  Tag,
  useListState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { type PeerRoundLine, peerRoundStateNames } from '@xinglin/contract/peer-assessment'
import { Plus } from 'lucide-react'
import { allowedRounds, defaultRounds, managedRounds, roundsAPage } from './peer-queries.ts'

export const roundTones = {
  draft: 'neutral',
  running: 'success',
  replacing: 'warning',
  ended: 'neutral',
} as const

const waitingWords = ({ Teacher, Appeals }: PeerRoundLine): string =>
  [
    ...(Teacher > 0 ? [`${Teacher} 份待评分`] : []),
    ...(Appeals > 0 ? [`${Appeals} 条申诉`] : []),
  ].join('，') || '—'

const columns: readonly ListColumn<PeerRoundLine>[] = [
  { id: 'title', name: '互评', fixed: true, cell: ({ Title }, opens) => opens(Title) },
  {
    id: 'state',
    name: '状态',
    width: 100,
    cell: ({ State }) => <Tag tone={roundTones[State]}>{peerRoundStateNames[State]}</Tag>,
  },
  {
    id: 'item',
    name: '作业',
    cell: ({ GroupName, ItemTitle }) => `${GroupName} · ${ItemTitle}`,
  },
  { id: 'due', name: '评阅截止', width: 160, cell: ({ DueAt }) => momentOf(DueAt) },
  { id: 'works', name: '作业数', width: 80, figures: true, cell: ({ Works }) => Works },
  {
    id: 'done',
    name: '已评',
    width: 100,
    figures: true,
    cell: ({ Done, Reviews, State }) => (State === 'draft' ? '—' : `${Done} / ${Reviews}`),
  },
  { id: 'waiting', name: '待您处理', width: 160, cell: waitingWords },
  { id: 'owner', name: '创建人', width: 100, secondary: true, cell: ({ OwnerName }) => OwnerName },
]

const filters: readonly ListFilter<typeof defaultRounds>[] = [
  {
    kind: 'chips',
    of: 'state',
    label: '状态',
    options: [
      { value: 'all', name: '全部' },
      ...Object.entries(peerRoundStateNames).map(([value, name]) => ({ value, name })),
    ],
  },
  { kind: 'search', of: 'key', label: '互评或任务名称' },
]

/** The rounds of peer assessment that somebody runs; to those who run the school all. */
export const PeerRoundList = ({
  addressOf,
  onNew,
}: {
  addressOf: (id: string) => string
  onNew: () => void
}) => {
  const list = useListState(defaultRounds, allowedRounds)
  const write = (
    <Button kind="primary" icon={<Plus size={17} aria-hidden />} onClick={onNew}>
      新建互评
    </Button>
  )
  return (
    <>
      <PageHead
        title="互评管理"
        note="学生匿名互评同一项作业：每份作业由固定人数评阅，没有人评自己的；缺评的自动补给其他人，最后由您评分。"
      >
        {write}
      </PageHead>
      <ManagedList
        name="peer-rounds"
        label="互评列表"
        unit="轮"
        list={list}
        query={useQuery(managedRounds(list.state))}
        size={roundsAPage}
        columns={columns}
        keyOf={({ Id }) => Id}
        nameOf={({ Title }) => Title}
        opens={({ Id }) => addressOf(Id)}
        filters={filters}
        none="没有符合条件的互评"
        empty={<Empty head="暂无互评" note="学生提交作业后，选择一项作业开始互评。" next={write} />}
      />
    </>
  )
}
