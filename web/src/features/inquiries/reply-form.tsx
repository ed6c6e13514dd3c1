import { call } from '#call'
import { useHeldWork } from '#session'
import { Button, FormFault, RichTextField, useLeaveGuard } from '#ui'
import { useMutation } from '@tanstack/react-query'
import { replyToInquiry } from '@xinglin/contract/inquiries'
import { useState } from 'react'
import styles from './inquiries.module.css'

/** Writes to a question; sent again after a lost answer it is written once. */
export const ReplyForm = ({
  inquiryId,
  postId,
  onSent,
}: {
  inquiryId: string
  postId: string
  onSent: () => Promise<void>
}) => {
  const [id] = useState(postId)
  const [body, setBody] = useState('')
  useHeldWork(body !== '')
  useLeaveGuard(body !== '')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(replyToInquiry, { Id: inquiryId, PostId: id, Body: body }),
    onSuccess: onSent,
  })
  return (
    <div className={styles.form}>
      <RichTextField label="回复" value={body} onChange={setBody} />
      {error && <FormFault>{error.message}</FormFault>}
      <div className={styles.actions}>
        <Button kind="primary" pending={isPending} disabled={body === ''} onClick={() => mutate()}>
          发送回复
        </Button>
      </div>
    </div>
  )
}
