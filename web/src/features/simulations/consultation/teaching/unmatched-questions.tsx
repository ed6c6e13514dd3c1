import { call } from '#call'
import {
  Button,
  Chips,
  type Column,
  DataTable,
  Empty,
  momentOf,
  Pagination,
  SearchField,
  SelectField,
  Tag,
  toast,
  Toolbar,
} from '#ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { decideUnmatched, type Unmatched } from '@xinglin/contract/simulations/consultation'
import { useState } from 'react'
import { Link } from 'react-router'
import { decisionsChanged } from '../appeals/appeal-queries.ts'
import {
  type ItemPlace,
  type QuestionFilters,
  questionsAt,
  rowsAPage,
} from '../class/class-queries.ts'
import type { DebriefAddress } from '../class/item-learners.tsx'
import { meaningWord } from '../meanings/meaning-words.ts'
import { TakeDialog } from './take-dialog.tsx'
import styles from './unmatched-questions.module.css'

const states = [
  { value: 'open', name: '待处理' },
  { value: 'taken', name: '已收为说法' },
  { value: 'dismissed', name: '不予处理' },
  { value: 'all', name: '全部' },
]

const kinds = [
  { value: 'all', name: '全部来源' },
  { value: 'unknown', name: '没听懂' },
  { value: 'unsure', name: '反问过' },
  { value: 'appealed', name: '申诉已接受' },
]

const kindNames = { unknown: '没听懂', unsure: '反问过', appealed: '申诉已接受' } as const

const Asked = ({
  line,
  place,
  addressOf,
}: {
  line: Unmatched
  place: ItemPlace
  addressOf: DebriefAddress
}) => (
  <div className={styles.asked}>
    <span>“{line.Text}”</span>
    <span className={styles.more}>
      <Tag tone={line.Kind === 'appealed' ? 'apricot' : 'neutral'}>{kindNames[line.Kind]}</Tag>
      {line.Guess !== '' && line.State === 'open' && `可能是“${meaningWord(line.Guess)}”`}
      {line.SessionId !== '' && (
        <Link
          to={`${addressOf({ ...place, ...line })}#step-${line.Seq}`}
          aria-label={`看原问诊：${line.Text}`}
        >
          看原问诊
        </Link>
      )}
    </span>
  </div>
)

/** What the rows can do. */
type UnmatchedDecision = {
  readonly place: ItemPlace
  readonly addressOf: DebriefAddress
  readonly busy: boolean
  readonly take: (line: Unmatched) => void
  readonly decide: (line: Unmatched, state: 'open' | 'dismissed') => void
}

const columnsOf = (decision: UnmatchedDecision): readonly Column<Unmatched>[] => [
  {
    name: '学生问的',
    cell: (line) => <Asked line={line} place={decision.place} addressOf={decision.addressOf} />,
  },
  { name: '次数', figures: true, width: '72px', cell: ({ Times }) => Times },
  {
    name: '最近',
    width: '156px',
    secondary: true,
    cell: ({ LastAt }) => momentOf(LastAt),
  },
  {
    name: '处理',
    width: '150px',
    cell: ({ State, Key, Decider }) =>
      State === 'open'
        ? '待处理'
        : `${State === 'taken' ? `“${meaningWord(Key)}”` : '不予处理'} · ${Decider}`,
  },
  {
    name: '操作',
    unnamed: true,
    width: '210px',
    cell: (line) =>
      line.State === 'open' ? (
        <>
          <Button
            size="small"
            kind="plain"
            aria-label={`收为说法：${line.Text}`}
            onClick={() => decision.take(line)}
          >
            收为说法
          </Button>
          <Button
            size="small"
            kind="plain"
            aria-label={`不予处理：${line.Text}`}
            disabled={decision.busy}
            onClick={() => decision.decide(line, 'dismissed')}
          >
            不予处理
          </Button>
        </>
      ) : (
        <Button
          size="small"
          kind="plain"
          aria-label={`撤回：${line.Text}`}
          disabled={decision.busy}
          onClick={() => decision.decide(line, 'open')}
        >
          撤回
        </Button>
      ),
  },
]

/** What the patient of an item's case did not understand, for whoever says what it means. */
export const UnmatchedQuestions = ({
  place,
  filters,
  onNarrow,
  addressOf,
}: {
  place: ItemPlace
  filters: QuestionFilters
  onNarrow: (change: Partial<QuestionFilters>) => void
  addressOf: DebriefAddress
}) => {
  const queries = useQueryClient()
  const [taking, take] = useState<Unmatched>()
  const { data, error, refetch, isPlaceholderData } = useQuery(questionsAt(place, filters))
  const decide = useMutation({
    mutationFn: ({ line, state }: { line: Unmatched; state: 'open' | 'dismissed' }) =>
      call(decideUnmatched, { ...place, Id: line.Id, Was: line.State, State: state, Key: '' }),
    onSuccess: async ({ State }) => {
      toast.success(State === 'open' ? '已撤回，重新待处理' : '已标为不予处理')
      await decisionsChanged(queries)
    },
    onError: async (failed) => {
      toast.warning(failed.message)
      await decisionsChanged(queries)
    },
  })
  const narrowed = filters.state !== 'open' || filters.kind !== 'all' || filters.key !== ''
  return (
    <>
      <Toolbar end={data && <span aria-live="polite">共 {data.Count} 条</span>}>
        <Chips
          label="状态"
          quiet
          options={states}
          chosen={filters.state}
          onChoose={(state) => onNarrow({ state })}
        />
        <SelectField
          label="来源"
          compact
          options={kinds}
          value={filters.kind}
          onChoose={(kind) => onNarrow({ kind })}
        />
        <SearchField label="问题" value={filters.key} onSearch={(key) => onNarrow({ key })} />
      </Toolbar>
      <p className={styles.note}>
        收为说法后，从新的问诊开始生效；已经开始的问诊仍按开始时的理解。说法属于病例，用同一病例的课程都会生效。
      </p>
      <DataTable
        label="听不懂的问题"
        least="640px"
        columns={columnsOf({
          place,
          addressOf,
          busy: decide.isPending,
          take,
          decide: (line, state) => decide.mutate({ line, state }),
        })}
        rows={data?.List}
        keyOf={({ Id }) => Id}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        empty={
          <Empty
            head={narrowed ? '没有符合条件的问题' : '没有待处理的问题'}
            note="学生问了而患者没听懂、反问过的话，问诊结束后收集到这里。"
          />
        }
      />
      <Pagination
        page={filters.page}
        size={rowsAPage}
        total={data?.Count ?? 0}
        onPage={(page) => onNarrow({ page })}
      />
      {taking && (
        <TakeDialog
          place={place}
          line={taking}
          answers={data?.Answers ?? []}
          onClose={() => take(undefined)}
        />
      )}
    </>
  )
}
