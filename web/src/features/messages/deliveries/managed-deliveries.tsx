import { call } from '#call'
import {
  Button,
  Empty,
  type ListColumn,
  type ListFilter,
  ManagedList,
  momentOf,
  PageHead,
  Tag,
  toast,
  useListState,
} from '#ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type Delivery,
  type DeliveryState,
  deliveryStateNames,
  deliveryStates,
  messageChannels,
  sendAgain,
} from '@xinglin/contract/messages'
import { Channels } from './channels.tsx'
import {
  allowedDeliveries,
  deliveriesAPage,
  deliveriesKey,
  managedDeliveries,
  defaultDeliveries,
} from './delivery-queries.ts'

const tones: Readonly<Record<DeliveryState, 'neutral' | 'school' | 'success' | 'danger'>> = {
  waiting: 'neutral',
  sending: 'school',
  sent: 'success',
  failed: 'danger',
  dropped: 'neutral',
}

const filters: readonly ListFilter<typeof defaultDeliveries>[] = [
  {
    kind: 'chips',
    of: 'state',
    label: '状态',
    options: [
      { value: 'all', name: '全部' },
      ...deliveryStates.map((value) => ({ value, name: deliveryStateNames[value] })),
    ],
  },
]

const columns: readonly ListColumn<Delivery>[] = [
  {
    id: 'person',
    name: '接收人',
    width: 120,
    fixed: true,
    text: ({ Name }) => Name,
    cell: ({ Name }) => Name,
  },
  {
    id: 'number',
    name: '学号/工号',
    width: 130,
    text: ({ Number: number }) => number,
    cell: ({ Number: number }) => number || '—',
  },
  {
    id: 'channel',
    name: '方式',
    width: 80,
    text: ({ Channel }) => messageChannels[Channel],
    cell: ({ Channel }) => messageChannels[Channel],
  },
  {
    id: 'state',
    name: '状态',
    width: 110,
    text: ({ State }) => deliveryStateNames[State],
    cell: ({ State }) => <Tag tone={tones[State]}>{deliveryStateNames[State]}</Tag>,
  },
  {
    id: 'count',
    name: '消息',
    width: 80,
    text: ({ Count }) => (Count > 0 ? `${Count} 条` : ''),
    cell: ({ Count }) => (Count > 0 ? `${Count} 条` : '—'),
  },
  {
    id: 'at',
    name: '时间',
    width: 140,
    text: ({ SentAt, At }) => momentOf(SentAt ?? At),
    cell: ({ SentAt, At }) => momentOf(SentAt ?? At),
  },
  {
    id: 'reason',
    name: '说明',
    text: ({ Reason }) => Reason,
    cell: ({ Reason, Tries }) =>
      Reason ? `${Reason}${Tries > 1 ? `，已尝试 ${Tries} 次` : ''}` : '—',
  },
]

/** What leaves the product besides the inbox: by which ways, what went out, and what could not. */
export const ManagedDeliveries = () => {
  const queries = useQueryClient()
  const list = useListState(defaultDeliveries, allowedDeliveries)
  const deliveries = useQuery(managedDeliveries(list.state))
  const again = useMutation({
    mutationFn: (Id: string | null) => call(sendAgain, { Id }),
    onSuccess: async ({ Waiting }) => {
      toast.success(Waiting > 0 ? `${Waiting} 条将重新发送` : '没有可以重发的消息')
      await queries.invalidateQueries({ queryKey: deliveriesKey })
    },
    onError: (error) => toast.error(error.message),
  })
  const failed = deliveries.data?.Counts.failed ?? 0
  return (
    <>
      <PageHead
        title="站外消息"
        note="消息先进站内信；本人在“消息提醒设置”中选了的，再合并发到站外：五分钟内的合为一条，每小时至多一条，夜间不发。"
      >
        {failed > 0 && (
          <Button pending={again.isPending} onClick={() => again.mutate(null)}>
            重发近一周失败的（{failed}）
          </Button>
        )}
      </PageHead>
      <Channels />
      <ManagedList
        name="deliveries"
        label="发送记录"
        unit="条"
        list={list}
        query={deliveries}
        size={deliveriesAPage}
        columns={columns}
        keyOf={({ Id }) => Id}
        nameOf={({ Name, Channel }) => `${Name}的${messageChannels[Channel]}`}
        filters={filters}
        actionsWidth={90}
        renderActions={({ Id, State }) =>
          State === 'failed' && (
            <Button
              kind="plain"
              size="small"
              pending={again.isPending && again.variables === Id}
              onClick={() => again.mutate(Id)}
            >
              重发
            </Button>
          )
        }
        none="没有符合条件的记录"
        empty={
          <Empty
            head="还没有站外消息"
            note="开启一种方式后，本人选了这种方式的消息会从这里发出。"
          />
        }
      />
    </>
  )
}
