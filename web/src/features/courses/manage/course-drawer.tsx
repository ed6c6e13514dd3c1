import { Button, ButtonLink, Drawer } from '#ui'
import type { ManagedCourse } from '@xinglin/contract/courses'
import { ExternalLink, FilePenLine, Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { CoverPart } from './cover-part.tsx'
import { History } from './history.tsx'
import styles from './managed-course.module.css'
import type { DrawCover } from './managed-columns.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { StateTags } from './state-tags.tsx'
import { CourseFacts } from './course-facts.tsx'
import { contentAddress } from './addresses.ts'
import { type Move, moves, stepsOf, useMove } from './use-move.ts'

const kindOf = (action: Move) =>
  action === 'approve' || action === 'publish' || action === 'submit' ? 'primary' : 'quiet'

/** A course with its facts and its history, and what the flow allows next. */
export const CourseDrawer = ({
  course,
  cover,
  elsewhere,
  onClose,
  onMoved,
  onEdit,
}: {
  course: ManagedCourse
  cover: DrawCover
  /** Draws how the experiment of a course is connected that is held elsewhere. */
  elsewhere: (course: ManagedCourse) => ReactNode
  onClose: () => void
  onMoved: (course: ManagedCourse) => void
  onEdit: (course: ManagedCourse) => void
}) => {
  const [reason, setReason] = useState<Move>()
  const { pending, move, moveAsking } = useMove(onMoved)
  // Whoever examines returns; to take back is the author's.
  const steps = stepsOf(course).filter((step) => step !== 'withdraw')
  return (
    <Drawer
      title={course.Name}
      onClose={onClose}
      foot={
        <>
          {course.Actions.includes('content') && (
            <ButtonLink to={contentAddress(course.Id)} icon={<FilePenLine size={16} aria-hidden />}>
              课程内容
            </ButtonLink>
          )}
          {course.Actions.includes('edit') && (
            <Button icon={<Pencil size={16} aria-hidden />} onClick={() => onEdit(course)}>
              编辑
            </Button>
          )}
          {steps.toReversed().map((action) => (
            <Button
              key={action}
              kind={kindOf(action)}
              pending={pending === action}
              onClick={() =>
                moves[action].asks ? setReason(action) : void moveAsking(course, action)
              }
            >
              {moves[action].name}
            </Button>
          ))}
        </>
      }
    >
      <CoverPart course={course} cover={cover} onChanged={onMoved} />
      <div className={styles.top}>
        <span>
          <StateTags course={course} />
        </span>
        <a
          className={styles.preview}
          href={`/CoursePreview/${course.Id}`}
          target="_blank"
          rel="noopener"
        >
          预览
          <ExternalLink size={14} aria-label="（在新标签页打开）" />
        </a>
      </div>
      <CourseFacts course={course} />
      {course.ExperimentType === 'URL' && (
        <>
          <h3 className={styles.head}>外部实验对接</h3>
          {elsewhere(course)}
        </>
      )}
      <h3 className={styles.head}>审核与发布记录</h3>
      <History courseId={course.Id} />
      {reason && (
        <MoveDialog
          course={course}
          action={reason}
          onClose={() => setReason(undefined)}
          onMove={(decision) => move(course, reason, decision)}
        />
      )}
    </Drawer>
  )
}
