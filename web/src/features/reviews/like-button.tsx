import { call } from '#call'
import { isMember, useSession } from '#session'
import { classes, figure, toast } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { role } from '@xinglin/contract/identity'
import { type Comment, handleCommentGreat } from '@xinglin/contract/reviews'
import { ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import styles from './review-card.module.css'

/** Whether a review is liked and by how many; students and teachers may change it, at once, and back where the server will not. */
export const LikeButton = ({ comment }: { comment: Comment }) => {
  const queries = useQueryClient()
  const who = useSession()
  const [answer, setAnswer] = useState<{ IsGreat: number; GreatNum: number }>()
  const [pending, setPending] = useState(false)
  const { IsGreat: liked, GreatNum: count } = answer ?? comment
  const may = isMember(who) && (who.RoleType === role.student || who.RoleType === role.teacher)
  const toggle = async () => {
    if (pending) return
    const Great = liked ? 0 : 1
    setAnswer({ IsGreat: Great, GreatNum: count + (Great ? 1 : -1) })
    setPending(true)
    try {
      setAnswer(await call(handleCommentGreat, { Id: comment.Id, Great }))
      void queries.invalidateQueries({ queryKey: ['reviews'], refetchType: 'none' })
    } catch (error) {
      setAnswer({ IsGreat: liked, GreatNum: count })
      if (error instanceof Error) toast.error(error.message)
    } finally {
      setPending(false)
    }
  }
  const inside = (
    <>
      <ThumbsUp size={15} aria-hidden />
      {figure(count)}
    </>
  )
  if (!may) {
    return (
      <span className={styles.likes} title={`${figure(count)} 人觉得有用`}>
        {inside}
      </span>
    )
  }
  return (
    <button
      type="button"
      className={classes(styles.likes, styles.like, liked === 1 && styles.liked)}
      aria-label={`${liked ? '取消点赞' : '点赞'}，已有 ${count} 人点赞`}
      aria-pressed={liked === 1}
      onClick={() => void toggle()}
    >
      {inside}
    </button>
  )
}
