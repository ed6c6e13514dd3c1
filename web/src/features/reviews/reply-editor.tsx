import { call } from '#call'
import { sensitiveSentence, useHeldWork, useSensitiveCheck } from '#session'
import { Button, confirm, type Faults, faultsBy, FormFault, TextArea, toast, useForm } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  type Comment,
  longestReview,
  teacherDeleteCourseComment,
  teacherReplyCourseComment,
} from '@xinglin/contract/reviews'
import { teacherUpdateCourseComment } from '@xinglin/contract/reviews'
import { MessageSquareReply, Pencil, Trash2 } from 'lucide-react'
import { reviewsChanged } from './queries.ts'
import styles from './actions.module.css'

type Values = { readonly ReplyComment: string }

/** The teacher's reply being written, or changed where there is one. */
export const ReplyEditor = ({ comment, onDone }: { comment: Comment; onDone: () => void }) => {
  const queries = useQueryClient()
  const isSensitive = useSensitiveCheck()
  const { CourseId, Id: CommentId, ReplyComment: before } = comment
  const check = (values: Values): Faults<Values> => {
    const problems = faultsBy(teacherReplyCourseComment.input, { ...values, CourseId, CommentId })
    if (problems.ReplyComment) return { ReplyComment: problems.ReplyComment }
    return isSensitive(values.ReplyComment) ? { ReplyComment: sensitiveSentence } : {}
  }
  const { form, faults, pending, dirty, submit, line } = useForm<Values>({
    first: { ReplyComment: before },
    check,
    lines: { [sensitiveSentence]: 'ReplyComment' },
    send: async ({ ReplyComment }) => {
      if (before)
        await call(teacherUpdateCourseComment, { CourseId, CommentId, Comment: ReplyComment })
      else await call(teacherReplyCourseComment, { CourseId, CommentId, ReplyComment })
      await reviewsChanged(queries, CourseId)
      toast.success(before ? '回复已修改' : '回复成功')
      onDone()
    },
  })
  useHeldWork(dirty)
  return (
    <form ref={form} className={styles.editor} onSubmit={(event) => void submit(event)}>
      <TextArea
        {...line('ReplyComment')}
        label={before ? '修改回复' : '回复评价'}
        rows={3}
        most={longestReview}
        autoFocus
      />
      <FormFault>{faults.whole}</FormFault>
      <div className={styles.end}>
        <Button size="small" onClick={onDone}>
          取消
        </Button>
        <Button kind="primary" size="small" type="submit" pending={pending}>
          {before ? '保存' : '回复'}
        </Button>
      </div>
    </form>
  )
}

/** 回复, where there is no reply yet. */
export const ReplyAction = ({ onReply }: { onReply: () => void }) => (
  <button type="button" className={styles.action} onClick={onReply}>
    <MessageSquareReply size={15} aria-hidden />
    回复
  </button>
)

/** The ways to change and to delete a reply. */
export const ReplyActions = ({ comment, onEdit }: { comment: Comment; onEdit: () => void }) => {
  const queries = useQueryClient()
  const remove = async () => {
    const agreed = await confirm({ title: '确定要删除此评论?', yes: '删除', danger: true })
    if (!agreed) return
    const { CourseId, Id: CommentId } = comment
    try {
      await call(teacherDeleteCourseComment, { CourseId, CommentId })
      await reviewsChanged(queries, CourseId)
      toast.success('删除成功!')
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    }
  }
  return (
    <span className={styles.actions}>
      <button type="button" className={styles.action} onClick={onEdit}>
        <Pencil size={15} aria-hidden />
        修改回复
      </button>
      <button type="button" className={styles.action} onClick={() => void remove()}>
        <Trash2 size={15} aria-hidden />
        删除回复
      </button>
    </span>
  )
}
