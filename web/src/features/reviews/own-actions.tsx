import { call } from '#call'
import { confirm, toast } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { type Comment, delCourseComment } from '@xinglin/contract/reviews'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import styles from './actions.module.css'
import { reviewsChanged } from './queries.ts'
import { ReviewDialog } from './review-dialog.tsx'

/** The ways to change and to delete one's own review. */
export const OwnActions = ({ comment }: { comment: Comment }) => {
  const queries = useQueryClient()
  const [editing, setEditing] = useState(false)
  const remove = async () => {
    const agreed = await confirm({
      title: '删除评价',
      note: '此操作将删除该评论, 是否继续?',
      yes: '删除',
      danger: true,
    })
    if (!agreed) return toast.info('已取消删除')
    try {
      await call(delCourseComment, { Id: comment.Id, CourseId: comment.CourseId })
      await reviewsChanged(queries, comment.CourseId)
      toast.success('删除成功!')
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    }
  }
  return (
    <>
      <button type="button" className={styles.action} onClick={() => setEditing(true)}>
        <Pencil size={15} aria-hidden />
        修改
      </button>
      <button type="button" className={styles.action} onClick={() => void remove()}>
        <Trash2 size={15} aria-hidden />
        删除
      </button>
      {editing && (
        <ReviewDialog
          courseId={comment.CourseId}
          before={comment}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  )
}
