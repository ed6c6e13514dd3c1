import { call } from '#call'
import {
  Button,
  Chips,
  type Column,
  DataTable,
  Empty,
  momentOf,
  Pagination,
  Tag,
  toast,
  Toolbar,
  useAddressState,
} from '#ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { nobody } from '@xinglin/contract/call'
import {
  type Push,
  pushAgain,
  type PushState,
  pushStates,
} from '@xinglin/contract/simulations/experiment'
import { pushes, pushesAPage, pushLists, defaultPushes } from './sharing-queries.ts'
import styles from './sharing.module.css'

const names: Readonly<Record<PushState, string>> = {
  unlinked: '待学生关联',
  waiting: '待推送',
  sending: '推送中',
  sent: '已送达',
  failed: '失败',
}
const tones = {
  unlinked: 'neutral',
  waiting: 'apricot',
  sending: 'apricot',
  sent: 'success',
  failed: 'danger',
} as const

const statusText = ({ State, Words, NextAt, SentAt, Tries }: Push): string => {
  if (State === 'sent') return SentAt ? `${momentOf(SentAt)} 送达` : ''
  if (State === 'unlinked') return Words || '学生尚未从平台进入过本校课程'
  const next = NextAt && Tries > 0 ? `；下次尝试 ${momentOf(NextAt)}` : ''
  return Words ? `${Words}${next}` : ''
}

const columnsOf = (again: (push: Push) => void, busy: boolean): readonly Column<Push>[] => [
  { name: '学生', width: '116px', cell: ({ Learner }) => Learner || '（已移除的用户）' },
  { name: '实验', cell: ({ Title }) => Title },
  { name: '得分', width: '64px', figures: true, cell: ({ Score }) => Score },
  { name: '发布时间', width: '150px', secondary: true, cell: ({ At }) => momentOf(At) },
  {
    name: '状态',
    width: '108px',
    cell: ({ State }) => <Tag tone={tones[State]}>{names[State]}</Tag>,
  },
  { name: '说明', cell: (push) => <span className={styles.words}>{statusText(push)}</span> },
  {
    name: '操作',
    unnamed: true,
    width: '104px',
    cell: (push) =>
      push.State === 'waiting' || push.State === 'failed' || push.State === 'sent' ? (
        <Button
          kind="plain"
          size="small"
          disabled={busy}
          aria-label={`重新推送${push.Learner}的${push.Title}`}
          onClick={() => again(push)}
        >
          重新推送
        </Button>
      ) : (
        ''
      ),
  },
]

/** The outbox: what waits, what failed and why, what arrived. */
export const PushList = ({ enabled }: { enabled: boolean }) => {
  const queries = useQueryClient()
  const [filters, narrow] = useAddressState(defaultPushes, { state: ['all', ...pushStates] })
  const { data, error, refetch, isPlaceholderData } = useQuery(pushes(filters))
  const again = useMutation({
    mutationFn: (id: string) => call(pushAgain, { Id: id }),
    onSuccess: async ({ Count }) => {
      toast.success(`${Count} 份成绩重新推送中`)
      await queries.invalidateQueries({ queryKey: pushLists })
    },
    onError: (fault) => toast.error(fault.message),
  })
  const counts = data?.States
  const all = Object.values(counts ?? {}).reduce((sum, one) => sum + one, 0)
  const failed = counts?.failed ?? 0
  return (
    <section aria-labelledby="pushes" className={styles.list}>
      <h2 id="pushes">推送记录</h2>
      {!enabled && all > 0 && (
        <p className={styles.warning}>推送已关闭：未送达的成绩留存，不会发出。</p>
      )}
      <Toolbar
        end={
          failed > 0 && (
            <Button
              size="small"
              pending={again.isPending}
              disabled={!enabled}
              onClick={() => again.mutate(nobody)}
            >
              全部失败的重新推送（{failed}）
            </Button>
          )
        }
      >
        <Chips
          label="状态"
          quiet
          options={[
            { value: 'all', name: counts ? `全部 ${all}` : '全部' },
            ...pushStates.map((value) => ({
              value,
              name: counts ? `${names[value]} ${counts[value]}` : names[value],
            })),
          ]}
          chosen={filters.state}
          onChoose={(state) => narrow({ state, page: 1 })}
        />
      </Toolbar>
      <DataTable
        label="推送记录"
        least="900px"
        rows={data?.List}
        keyOf={({ Id }) => Id}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        columns={columnsOf(({ Id }) => again.mutate(Id), again.isPending || !enabled)}
        empty={
          <Empty
            head={filters.state === 'all' ? '暂无推送记录' : '没有这一状态的记录'}
            note={
              filters.state === 'all'
                ? '开启推送后，教师发布的实验成绩会出现在这里。'
                : '换一个状态试试。'
            }
          />
        }
      />
      <Pagination
        page={filters.page}
        size={pushesAPage}
        total={data?.Count ?? 0}
        onPage={(page) => narrow({ page })}
      />
    </section>
  )
}
