import { call } from '#call'
import { DataTable, type Column, Empty, exactMomentOf, Failure, SkeletonText } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import { getOwnGrade, missingRuleNames } from '@xinglin/contract/scores'
import { scoreWord } from '@xinglin/simulation/assessment'
import styles from './gradebook.module.css'

type Part = OutputOf<typeof getOwnGrade>['Parts'][number]

const scoreCell = ({ Score, Missing, Exempt }: Part): string => {
  if (Score !== null) return scoreWord(Score)
  return Exempt ? '免（不计入）' : `没有成绩（${missingRuleNames[Missing]}）`
}

const columns: readonly Column<Part>[] = [
  { name: '成绩项', cell: ({ Name }) => Name },
  { name: '权重', width: '96px', figures: true, cell: ({ Weight }) => `${Weight}%` },
  { name: '得分', width: '220px', figures: true, cell: scoreCell },
]

/** A student's published grade of a class, with what it was made of. */
export const OwnGrade = ({ classId }: { classId: string }) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['gradebook', 'own', classId],
    queryFn: ({ signal }) => call(getOwnGrade, { ClassId: classId }, { signal }),
    retry: false,
  })
  if (error?.message === getOwnGrade.refusals.missing[1])
    return <Empty head="成绩还没有发布" note="老师发布后，这里显示总评和它的构成。" />
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonText lines={5} />
  return (
    <div className={styles.panel}>
      <p className={styles.facts}>
        <span>
          总评 <strong>{data.Grade || '未评定'}</strong>
        </span>
        <span>{exactMomentOf(data.PublishedAt)} 发布</span>
      </p>
      <DataTable
        label="总评的构成"
        columns={columns}
        rows={data.Parts}
        keyOf={({ Name }) => Name}
        empty={<Empty head="没有成绩项" />}
      />
    </div>
  )
}
