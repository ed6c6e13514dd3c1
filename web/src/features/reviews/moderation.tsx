import { call } from '#call'
import { Button, Dialog, TextArea, toast } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { type Comment, moderateReview } from '@xinglin/contract/reviews'
import { Award, Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import styles from './actions.module.css'
import { reviewsChanged } from './queries.ts'

type Action = 'feature' | 'unfeature' | 'hide' | 'show'

const done: Readonly<Record<Action, string>> = {
  feature: '已设为精选',
  unfeature: '已取消精选',
  hide: '评价已隐藏',
  show: '评价已恢复显示',
}
const longestReason = 200

const HideDialog = ({
  onHide,
  onClose,
}: {
  onHide: (reason: string) => Promise<void>
  onClose: () => void
}) => {
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState('')
  const [pending, setPending] = useState(false)
  const hide = async () => {
    if (reason.trim() === '') return setFault(moderateReview.refusals.reason[1])
    setPending(true)
    await onHide(reason.trim())
    setPending(false)
  }
  return (
    <Dialog
      title="隐藏评价"
      hold
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="danger" pending={pending} onClick={() => void hide()}>
            隐藏
          </Button>
        </>
      }
    >
      <p>隐藏后只有作者和管理员能看到，作者会看到下面的原因。</p>
      <TextArea
        label="原因"
        rows={3}
        most={longestReason}
        value={reason}
        error={fault}
        autoFocus
        onChange={({ target }) => {
          setFault('')
          setReason(target.value)
        }}
      />
    </Dialog>
  )
}

/** What those who run the school may do about a review: feature it, hide it with a reason, show it again. */
export const Moderation = ({ comment }: { comment: Comment }) => {
  const queries = useQueryClient()
  const [hiding, setHiding] = useState(false)
  const run = async (action: Action, reason = '') => {
    try {
      await call(moderateReview, { Id: comment.Id, Action: action, Reason: reason })
      await reviewsChanged(queries, comment.CourseId)
      await queries.invalidateQueries({ queryKey: ['manage', 'reviews'] })
      toast.success(done[action])
      setHiding(false)
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    }
  }
  if (comment.IsHidden === 1) {
    return (
      <button type="button" className={styles.action} onClick={() => void run('show')}>
        <Eye size={15} aria-hidden />
        恢复显示
      </button>
    )
  }
  const featured = comment.IsCull === 1
  return (
    <>
      <button
        type="button"
        className={styles.action}
        onClick={() => void run(featured ? 'unfeature' : 'feature')}
      >
        <Award size={15} aria-hidden />
        {featured ? '取消精选' : '设为精选'}
      </button>
      <button type="button" className={styles.action} onClick={() => setHiding(true)}>
        <EyeOff size={15} aria-hidden />
        隐藏
      </button>
      {hiding && (
        <HideDialog onHide={(reason) => run('hide', reason)} onClose={() => setHiding(false)} />
      )}
    </>
  )
}
