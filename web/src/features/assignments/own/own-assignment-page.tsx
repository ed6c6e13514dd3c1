import { CallError, code } from '#call'
import { SkeletonText, ButtonLink, Empty, Failure, PageHead } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { ownAssignment } from '../queries/assignment-queries.ts'
import { OwnDateLine } from '../dates/own-date-line.tsx'
import { scoreWord } from '@xinglin/simulation/assessment'
import { OwnItemCard, type WhereToDo } from './own-item.tsx'
import { OwnStateTag } from './own-state-tag.tsx'
import styles from './own.module.css'

/** One of a student's tasks: their dates with why, and what there is to do in it. */
export const OwnAssignmentPage = ({
  assignmentId,
  list,
  whereToDo,
  workAddress,
}: {
  assignmentId: string
  /** Where the tasks are listed. */
  list: string
  whereToDo: WhereToDo
  /** Where a work is written and handed in. */
  workAddress: (itemId: string) => string
}) => {
  const { data, error, refetch } = useQuery(ownAssignment(assignmentId))
  const isGone = error instanceof CallError && error.code === code.notFound && !data
  return (
    <>
      <Link className={styles.about} to={list}>
        <ArrowLeft size={15} aria-hidden />
        我的任务
      </Link>
      {!data && !error && (
        <section aria-busy="true" aria-label="正在加载任务">
          <SkeletonText lines={8} />
        </section>
      )}
      {isGone && (
        <Empty
          head="没有这个任务"
          note="任务可能已被撤回，或您已不在布置它的班级里。"
          next={<ButtonLink to={list}>我的任务</ButtonLink>}
        />
      )}
      {error && !data && !isGone && <Failure error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <PageHead title={data.Title}>
            <OwnStateTag state={data.State} />
          </PageHead>
          <p className={styles.about}>
            <span>{data.Via.join('、') || '单独布置'}</span>
            <span>{data.TeacherName}</span>
            <span>
              完成 {data.DoneCount}/{data.ItemCount} 项
            </span>
            {data.Score !== null && <span>目前得分 {scoreWord(data.Score)}</span>}
          </p>
          <div className={styles.dates}>
            {data.Dates.filter(({ At, Field }) => At !== null || Field === 'due').map((date) => (
              <OwnDateLine key={date.Field} date={date} counts={date.Field !== 'opens'} />
            ))}
          </div>
          {data.Ended && <p className={styles.ended}>{data.Ended}</p>}
          {data.Intro && <p className={styles.intro}>{data.Intro}</p>}
          <ol className={styles.items} aria-label="任务内容">
            {data.Items.map((item, at) => (
              <OwnItemCard
                key={item.Id}
                taskId={data.Id}
                item={item}
                no={at + 1}
                ended={data.Ended !== ''}
                whereToDo={whereToDo}
                workAddress={workAddress}
              />
            ))}
          </ol>
        </>
      )}
    </>
  )
}
