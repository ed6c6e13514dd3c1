import { call, newId } from '#call'
import { sensitiveSentence, useHeldWork, useSensitiveCheck } from '#session'
import { Button, faultsBy, TextArea, toast, useForm, useLeaveGuard } from '#ui'
import { type Feedback, longestFeedback, replyFeedback } from '@xinglin/contract/feedback'
import { useState } from 'react'
import styles from './feedback-form.module.css'
import { PicturesField } from './pictures-field.tsx'
import { noProof } from './proof.ts'
import type { Which } from './queries.ts'
import { usePictures } from './use-pictures.ts'
import { useSending } from './use-sending.ts'

/** Writes on: a follow-up, or what reopens a closed feedback. */
export const FollowUp = ({
  which,
  reopens,
  onSent,
}: {
  which: Which
  reopens: boolean
  onSent: (feedback: Feedback) => void
}) => {
  const isSensitive = useSensitiveCheck()
  const [id] = useState(newId)
  const { field, pictures, paste, busy } = usePictures()
  const { send, step } = useSending()
  const { form, faults, pending, dirty, submit, line } = useForm({
    first: { Content: '' },
    check: (values) => {
      const input = { ...noProof, ...which, PostId: id, ...values }
      const { Content } = faultsBy(replyFeedback.input, input)
      return {
        ...(Content ? { Content } : isSensitive(values.Content) && { Content: sensitiveSentence }),
      }
    },
    lines: { [sensitiveSentence]: 'Content' },
    send: async ({ Content }) => {
      const answered = await send(pictures, (proof, Pictures) =>
        call(replyFeedback, { ...which, ...proof, PostId: id, Content, Pictures }),
      )
      toast.success(reopens ? '反馈已重新打开' : '已补充')
      onSent(answered)
    },
  })
  const unsent = dirty || pictures.length > 0
  useHeldWork(unsent)
  useLeaveGuard(unsent)
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={reopens ? '重新打开' : '补充说明'}
      onSubmit={(event) => void submit(event)}
      onPaste={paste}
      noValidate
    >
      <TextArea
        {...line('Content')}
        label={reopens ? '问题没有解决？写下还存在的问题，反馈会重新打开' : '补充说明'}
        rows={4}
        most={longestFeedback}
        error={faults.Content ?? faults.whole}
      />
      <PicturesField {...field} />
      <div className={styles.foot}>
        <Button kind="primary" type="submit" pending={pending} disabled={busy}>
          {reopens ? '重新打开' : '发送补充'}
        </Button>
        <p className={styles.step} aria-live="polite">
          {step}
        </p>
      </div>
    </form>
  )
}
