import {
  Skeleton,
  ButtonLink,
  Chips,
  DateRange,
  Empty,
  Failure,
  Pagination,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { type ScoreLine, scoreKindNames, scoreKinds } from '@xinglin/contract/scores'
import styles from './own-scores.module.css'
import { ScoreList } from './score-list.tsx'
import { ScoreOverview } from './score-overview.tsx'
import { allowedFilters, scoresAPage, scoresOf, defaultFilters } from './score-queries.ts'
import { TranscriptButton } from './transcript-button.tsx'

const kinds = [
  { value: 'all', name: '全部' } as const,
  ...scoreKinds.map((value) => ({ value, name: scoreKindNames[value] })),
]

const Bones = () => (
  <section className={styles.bones} aria-busy="true" aria-label="正在加载成绩">
    {[0, 1, 2, 3].map((line) => (
      <Skeleton key={line} height="76px" shape="block" />
    ))}
  </section>
)

/** 我的成绩: what one was scored, with what it comes to; of a student where a teacher looks. */
export const OwnScores = ({
  student,
  addressOf,
  catalogue,
  onIssued,
}: {
  /** Whose scores they are; empty for one's own. */
  student: string
  /** Where a score came from; absent where it is somebody else's. */
  addressOf?: (line: ScoreLine) => string
  /** Where courses are to be found. */
  catalogue: string
  /** Hears of a transcript that was issued; absent where none is. */
  onIssued?: (number: string) => void
}) => {
  const [filters, change] = useAddressState(defaultFilters, allowedFilters)
  const { data, error, isPlaceholderData, refetch } = useQuery(scoresOf(student, filters))
  const { kind, from, to } = filters
  const isWhole = kind === 'all' && from === '' && to === ''
  if (error && !data)
    return <Failure head="成绩加载失败" error={error} onRetry={() => void refetch()} />
  if (data?.Count === 0 && isWhole)
    return (
      <Empty
        head="暂无成绩"
        note={
          student
            ? '这名学生还没有成绩。'
            : '学完一门课程、交卷考试，或实验报告批阅发布后，成绩列在这里。'
        }
        next={!student && <ButtonLink to={catalogue}>去选课</ButtonLink>}
      />
    )
  const { Student } = data ?? {}
  return (
    <div className={styles.page}>
      {student && Student && (
        <p className={styles.student}>
          <strong>{Student.Name}</strong>
          <span>{Student.Number}</span>
          <span>{Student.ClassName}</span>
        </p>
      )}
      <div className={styles.filters}>
        <Chips
          label="成绩类别"
          options={kinds}
          chosen={kind}
          onChoose={(next) => change({ kind: next, page: 1 })}
        />
        <div className={styles.range}>
          <DateRange
            label="成绩日期"
            value={{ from, to }}
            onChange={(days) => change({ ...days, page: 1 })}
          />
          {onIssued && data && data.Released > 0 && (
            <TranscriptButton filters={filters} onIssued={onIssued} />
          )}
        </div>
      </div>
      {!data && <Bones />}
      {data && (
        <div className={styles.page} style={isPlaceholderData ? { opacity: 0.6 } : undefined}>
          {data.Released + data.Waiting > 0 && <ScoreOverview scores={data} />}
          {data.List.length === 0 ? (
            <Empty head="暂无成绩" note="没有符合筛选条件的成绩，换个条件试试。" />
          ) : (
            <section aria-label="成绩列表">
              <ScoreList lines={data.List} addressOf={addressOf} />
              <Pagination
                page={filters.page}
                size={scoresAPage}
                total={data.Count}
                onPage={(page) => change({ page })}
              />
            </section>
          )}
        </div>
      )}
    </div>
  )
}
