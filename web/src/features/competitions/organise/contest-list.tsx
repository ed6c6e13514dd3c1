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
import { type ContestLine, gameStatus, gameTypes } from '@xinglin/contract/competitions'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OrganiseAddresses } from '../contest/addresses.ts'
import { CardsDrawer } from '../cards/cards-drawer.tsx'
import { StartDialog } from '../preparation/start-dialog.tsx'
import { ContestDrawer } from './contest-drawer.tsx'
import {
  allowedContests,
  contestsPageSize,
  heldContests,
  defaultContests,
  schoolSeasons,
} from './contest-queries.ts'

/** The colour of the stage of a contest. */
export const statusTone = (status: number) => {
  if (status === 1) return 'success' as const
  return status === 7 || status === 8 ? ('warning' as const) : ('neutral' as const)
}

const columns: readonly ListColumn<ContestLine>[] = [
  { id: 'name', name: '赛事', fixed: true, cell: ({ Name }, opens) => opens(Name) },
  {
    id: 'status',
    name: '阶段',
    width: 90,
    cell: ({ Status }) => <Tag tone={statusTone(Status)}>{gameStatus[Status]}</Tag>,
  },
  { id: 'type', name: '类型', width: 100, cell: ({ GameType }) => gameTypes[GameType] },
  {
    id: 'closes',
    name: '报名截止',
    width: 160,
    cell: ({ EnrolClosesAt }) => (EnrolClosesAt ? momentOf(EnrolClosesAt) : '待定'),
  },
  {
    id: 'starts',
    name: '比赛开始',
    width: 160,
    secondary: true,
    cell: ({ StartsAt }) => momentOf(StartsAt),
  },
  { id: 'pending', name: '待审核', width: 80, figures: true, cell: ({ Pending }) => Pending },
  { id: 'accepted', name: '报名成功', width: 90, figures: true, cell: ({ Accepted }) => Accepted },
  {
    id: 'schools',
    name: '学校',
    width: 70,
    figures: true,
    secondary: true,
    cell: ({ Schools }) => Schools,
  },
  {
    id: 'owner',
    name: '负责人',
    width: 100,
    secondary: true,
    cell: ({ OwnerName }) => OwnerName || '平台',
  },
]

const filters: readonly ListFilter<typeof defaultContests>[] = [
  {
    kind: 'chips',
    of: 'status',
    label: '阶段',
    options: [
      { value: 'all', name: '全部' },
      ...['0', '1', '7', '8', '6'].map((value) => ({
        value,
        name: gameStatus[Number(value)] ?? '',
      })),
    ],
  },
  { kind: 'search', of: 'key', label: '赛事名称' },
]

/** Contests: to those who run the school all that it holds, to a teacher their own. */
export const ContestList = ({ addresses }: { addresses: OrganiseAddresses }) => {
  const list = useListState(defaultContests, allowedContests)
  const navigate = useNavigate()
  const [isWriting, setWriting] = useState(false)
  const [isStarting, setStarting] = useState(false)
  const [isCards, setCards] = useState(false)
  const years = useQuery(schoolSeasons).data ?? []
  const write = (
    <Button kind="primary" icon={<Plus size={17} aria-hidden />} onClick={() => setWriting(true)}>
      新建赛事
    </Button>
  )
  return (
    <>
      <PageHead title="竞赛" note="发布赛事、接受报名、审核参赛名单，可邀请本平台的其他学校参加。">
        <Button onClick={() => setCards(true)}>题卡</Button>
        <Button onClick={() => setStarting(true)}>从模板新建</Button>
        {write}
      </PageHead>
      <ManagedList
        name="contests"
        label="赛事列表"
        unit="项"
        list={list}
        query={useQuery(heldContests(list.state))}
        size={contestsPageSize}
        columns={columns}
        keyOf={({ Id }) => Id}
        nameOf={({ Name }) => Name}
        opens={({ Id }) => addresses.one(Id)}
        filters={filters}
        none="没有符合条件的赛事"
        empty={
          <Empty head="还没有赛事" note="新建一项赛事，填好后发布，学生就能报名。" next={write} />
        }
      />
      {isCards && <CardsDrawer onClose={() => setCards(false)} />}
      {isStarting && years.length > 0 && (
        <StartDialog
          seasons={years}
          onClose={() => setStarting(false)}
          onStarted={(id) => void navigate(addresses.one(id))}
        />
      )}
      {isWriting && (
        <ContestDrawer
          one={undefined}
          onClose={() => setWriting(false)}
          onSaved={({ Id }) => void navigate(addresses.one(Id))}
        />
      )}
    </>
  )
}
