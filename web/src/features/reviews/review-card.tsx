import { Avatar, momentOf, Stars, Tag } from '#ui'
import type { Comment } from '@xinglin/contract/reviews'
import { Award, EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { LikeButton } from './like-button.tsx'
import styles from './review-card.module.css'

const Reply = ({ comment, actions }: { comment: Comment; actions?: ReactNode }) => (
  <div className={styles.reply}>
    <Avatar src={comment.ReplyImgUrl} gender={comment.ReplyGender} size={32} />
    <div className={styles.body}>
      <p className={styles.head}>
        <span className={styles.name}>{comment.ReplyName}（教师）</span>
        <time className={styles.time} dateTime={comment.ReplyTime ?? undefined}>
          {momentOf(comment.ReplyTime)}
        </time>
      </p>
      <p className={styles.text}>{comment.ReplyComment}</p>
      {actions && <div className={styles.foot}>{actions}</div>}
    </div>
  </div>
)

/** A review with its reply; `actions` stand beside the like, `replyActions` under the reply, `below` after both. */
export const ReviewCard = ({
  comment,
  over,
  actions,
  replyActions,
  below,
}: {
  comment: Comment
  /** Stands above: what the review is about, where that is not plain. */
  over?: ReactNode
  actions?: ReactNode
  replyActions?: ReactNode
  below?: ReactNode
}) => (
  <article className={styles.card}>
    <Avatar src={comment.ImgUrl} gender={comment.Gender} size={42} />
    <div className={styles.body}>
      {over}
      <p className={styles.head}>
        <span className={styles.name}>{comment.UName}</span>
        <Stars rate={comment.Rate} />
        {comment.IsCull === 1 && (
          <Tag tone="apricot" icon={<Award size={13} aria-hidden />}>
            精选
          </Tag>
        )}
        {comment.IsHidden === 1 && (
          <Tag tone="warning" icon={<EyeOff size={13} aria-hidden />}>
            已隐藏
          </Tag>
        )}
      </p>
      {comment.IsHidden === 1 && comment.HiddenReason && (
        <p className={styles.why}>管理员隐藏的原因：{comment.HiddenReason}</p>
      )}
      <p className={styles.text}>{comment.Comment}</p>
      <div className={styles.foot}>
        <time className={styles.time} dateTime={comment.CreateTime}>
          {momentOf(comment.EditTime ?? comment.CreateTime)}
          {comment.EditTime && ' 修改'}
        </time>
        <span className={styles.actions}>
          {actions}
          <LikeButton key={`${comment.Id}/${comment.GreatNum}`} comment={comment} />
        </span>
      </div>
      {comment.ReplyComment && <Reply comment={comment} actions={replyActions} />}
      {below}
    </div>
  </article>
)
