import { courseChanged } from '#courses'
import { CameBack } from '#simulations/experiment'
import { reportAddress } from '#learning'
import { useQueryClient } from '@tanstack/react-query'
import type { CourseBase } from '@xinglin/contract/courses'
import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import styles from './actions.module.css'
import type { useOpening } from './use-opening.ts'

/** What is said of an experiment elsewhere beside the buttons: where it opens, and what came back from it. */
export const Elsewhere = ({
  course,
  opening,
}: {
  course: CourseBase
  opening: ReturnType<typeof useOpening>
}) => {
  const queries = useQueryClient()
  const { ProgressId: progressId } = course
  return (
    <>
      <output className={styles.elsewhere}>
        <ExternalLink size={16} aria-hidden />
        {opening.opened ? (
          <span>
            外部实验已在新窗口打开。没有看到？
            <button type="button" className={styles.again} onClick={opening.again}>
              点此打开
            </button>
          </span>
        ) : (
          '将在新窗口打开外部实验'
        )}
      </output>
      {progressId && (
        <CameBack
          key={progressId}
          progressId={progressId}
          report={<Link to={reportAddress(course.Id, progressId)}>查看学习报告</Link>}
          onArrived={() => void courseChanged(queries, course.Id)}
        />
      )}
    </>
  )
}
