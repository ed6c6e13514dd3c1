import { CallError, code } from '#call'
import {
  SkeletonText,
  ButtonLink,
  Chips,
  type Column,
  DataTable,
  Empty,
  Failure,
  momentOf,
  PageHead,
  Tag,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { getLearnerRecord, LearnerSession } from '@xinglin/contract/analytics'
import type { OutputOf } from '@xinglin/contract/call'
import { scoreWord } from '@xinglin/simulation/assessment'
import type { ReactNode } from 'react'
import styles from './analytics.module.css'
import { learnerRecord } from './analytics-queries.ts'

type Detail = NonNullable<OutputOf<typeof getLearnerRecord>['Detail']>

const kinds = { consultation: '虚拟问诊', operation: '虚拟操作', experiment: '虚拟实验' } as const
const states = { open: '进行中', finished: '已完成', abandoned: '已放弃' } as const

const columns = (
  reportAddress: (session: LearnerSession) => string,
): readonly Column<LearnerSession>[] => [
  {
    name: '内容',
    cell: ({ Title, Mode }) => (
      <span className={styles.names}>
        {Title}
        {Mode === 'examination' && <Tag tone="apricot">考核</Tag>}
      </span>
    ),
  },
  { name: '类型', width: '96px', cell: ({ Kind }) => kinds[Kind] },
  { name: '第几次', width: '80px', figures: true, cell: ({ No }) => No },
  { name: '状态', width: '88px', cell: ({ State }) => states[State] },
  {
    name: '得分',
    width: '104px',
    figures: true,
    cell: ({ Composite, Level }) => (Composite === null ? '—' : `${scoreWord(Composite)} ${Level}`),
  },
  { name: '开始', width: '128px', secondary: true, cell: ({ StartedAt }) => momentOf(StartedAt) },
  {
    name: '操作',
    unnamed: true,
    width: '96px',
    cell: (one) =>
      one.State === 'finished' && (
        <ButtonLink
          size="small"
          kind="plain"
          to={reportAddress(one)}
          aria-label={`看报告：${one.Title}第${one.No}次`}
        >
          看报告
        </ButtonLink>
      ),
  },
]

/** What a student did in a course, for whoever teaches them. */
export const LearnerRecord = ({
  courseId,
  personId,
  detail,
  reportAddress,
  list,
}: {
  courseId: string
  personId: string
  /** Shows one round in full. */
  detail: (round: Detail) => ReactNode
  reportAddress: (session: LearnerSession) => string
  list: string
}) => {
  const [{ round }, narrow] = useAddressState({ round: '' })
  const { data, error, refetch } = useQuery(learnerRecord(courseId, personId, round))
  const isGone = error instanceof CallError && error.code === code.notFound && !data
  if (isGone)
    return (
      <Empty
        head="没有这名学生的记录"
        note="该学生不在学习这门课程，或不在您任教的班级。"
        next={<ButtonLink to={list}>返回名单</ButtonLink>}
      />
    )
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <section aria-busy="true" aria-label="正在加载学习记录">
        <SkeletonText lines={10} />
      </section>
    )
  return (
    <>
      <PageHead
        title={`${data.Name} ${data.Number}`.trim()}
        note={data.Classes.join('、') || '未随班级学习'}
      >
        <ButtonLink to={list}>返回名单</ButtonLink>
      </PageHead>
      {data.Rounds.length > 1 && (
        <Chips
          label="第几次学习"
          options={data.Rounds.map(({ ProgressId, AttemptNo }) => ({
            value: ProgressId,
            name: `第 ${AttemptNo} 次学习`,
          }))}
          chosen={data.Detail?.Attempt.ProgressId ?? ''}
          onChoose={(next) => narrow({ round: next })}
        />
      )}
      {data.Detail ? (
        detail(data.Detail)
      ) : (
        <Empty head="还没有开始学习" note="该学生开始学习后，这里显示其学习记录与报告。" />
      )}
      {data.Sessions.length > 0 && (
        <section>
          <h2 className={styles.title}>问诊、操作与实验</h2>
          <DataTable
            label="问诊、操作与实验"
            columns={columns(reportAddress)}
            rows={data.Sessions}
            keyOf={({ SessionId }) => SessionId}
            least="640px"
          />
        </section>
      )}
    </>
  )
}
