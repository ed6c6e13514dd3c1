import { call } from '#call'
import { Button, ButtonLink, Card, confirm, toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { deleteCourse } from '@xinglin/contract/authoring'
import type { ManagedCourse } from '@xinglin/contract/courses'
import { Eye, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { History } from './history.tsx'
import { managedLists } from './managed-queries.ts'
import { MoveDialog } from './move-dialog.tsx'
import { StateTags } from './state-tags.tsx'
import { type Move, moves, stepsOf, useMove } from './use-move.ts'
import styles from './course-flow.module.css'

const isShelved = ({ PublishType: publish, ExamineType: examine }: ManagedCourse) =>
  examine === 2 && publish === 1

const primary: readonly Move[] = ['submit', 'approve', 'publish', 'revise']

/** Where things stand, in a sentence. */
export const standingWords = (course: ManagedCourse): string => {
  const state = course.Revision ?? course.ExamineType
  const shelf = isShelved(course) ? '学生仍在学习已发布的版本。' : ''
  if (state === 1) return `已提交，等待管理员审核；期间不能修改，可以撤回。${shelf}`
  if (state === 3) return `已退回：请按意见修改后再次提交。${shelf}`
  if (state === 0) return `草稿：写完后提交审核。${shelf}`
  return isShelved(course)
    ? '已通过审核并发布，学生可以学习。要修改内容，请开始修订。'
    : '已通过审核，等待管理员发布。'
}

const looked = [
  '内容是否完整、准确，是否注明来源',
  '病例、图片与视频是否脱敏并有使用权',
  '测验答案与解析是否正确',
  '名称、学科与适用对象是否恰当',
]

/** Where a course stands on its way to students, what may be done next, what examiners look at, and what became of it. */
export const CourseFlow = ({
  course,
  ready,
  onMoved,
  onDeleted,
  children,
}: {
  course: ManagedCourse
  /** Nothing keeps it from being submitted. */
  ready: boolean
  onMoved: (course: ManagedCourse) => void
  onDeleted: () => void
  /** What is still to be written. */
  children?: ReactNode
}) => {
  const queries = useQueryClient()
  const [reason, setReason] = useState<Move>()
  const [deleting, setDeleting] = useState(false)
  const { pending, move, moveAsking } = useMove(onMoved)
  const remove = async () => {
    const title = `删除课程“${course.Name}”？`
    if (!(await confirm({ title, note: '草稿删除后无法恢复。', yes: '删除', danger: true }))) return
    setDeleting(true)
    try {
      await call(deleteCourse, { CourseId: course.Id })
      toast.success('已删除')
      await queries.invalidateQueries({ queryKey: managedLists })
      onDeleted()
    } catch (error) {
      toast.error(messageOf(error))
      setDeleting(false)
    }
  }
  return (
    <div className={styles.columns}>
      <Card as="section" roomy className={styles.part} aria-label="当前状态">
        <p className={styles.state}>
          <StateTags course={course} />
        </p>
        <p>{standingWords(course)}</p>
        {children}
        <div className={styles.actions}>
          {stepsOf(course).map((step) => (
            <Button
              key={step}
              kind={primary.includes(step) ? 'primary' : 'quiet'}
              pending={pending === step}
              disabled={step === 'submit' && !ready}
              onClick={() => (moves[step].asks ? setReason(step) : void moveAsking(course, step))}
            >
              {moves[step].name}
            </Button>
          ))}
          <ButtonLink to={`/CoursePreview/${course.Id}`} icon={<Eye size={16} aria-hidden />}>
            课程页
          </ButtonLink>
          {course.Actions.includes('delete') && (
            <Button
              kind="plain"
              pending={deleting}
              icon={<Trash2 size={16} aria-hidden />}
              onClick={() => void remove()}
            >
              删除课程
            </Button>
          )}
        </div>
      </Card>
      <Card as="section" roomy className={styles.part} aria-label="审核与发布记录">
        <h2>审核与发布记录</h2>
        <History courseId={course.Id} />
        <h2>审核时会看什么</h2>
        <ul className={styles.looked}>
          {looked.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </Card>
      {reason && (
        <MoveDialog
          course={course}
          action={reason}
          onClose={() => setReason(undefined)}
          onMove={(decision) => move(course, reason, decision)}
        />
      )}
    </div>
  )
}
