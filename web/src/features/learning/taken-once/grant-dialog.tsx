import { call } from '#call'
import { Button, Dialog, TextArea, toast } from '#ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { grantAttempt, type OnceItem, type OnceLearner } from '@xinglin/contract/learning'
import { useState } from 'react'
import styles from './once-desk.module.css'
import { onceChanged } from './once-queries.ts'

/** Grants a student another attempt, with a reason that is written down. */
export const GrantDialog = ({
  courseId,
  item,
  learner,
  onClose,
}: {
  courseId: string
  item: OnceItem
  learner: OnceLearner
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const grant = useMutation({
    mutationFn: () =>
      call(grantAttempt, {
        CourseId: courseId,
        ItemId: item.ItemId,
        PersonId: learner.PersonId,
        Reason: reason.trim(),
      }),
    onSuccess: async () => {
      toast.success(`已准许${learner.Name}再参加一次`)
      await onceChanged(queries)
      onClose()
    },
  })
  const submit = () => {
    setTried(true)
    if (reason.trim() !== '' && !grant.isPending) grant.mutate()
  }
  return (
    <Dialog
      title={`准许再参加一次：${learner.Name}`}
      hold
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" pending={grant.isPending} onClick={submit}>
            准许
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.note}>
          {learner.Taken > 0
            ? `已参加 ${learner.Taken} 次，以第一次的成绩为准；新的一次另行记录。`
            : '成绩已公布；准许后该学生可以补考一次。'}
          本操作记入操作日志。
        </p>
        <TextArea
          label="理由"
          rows={3}
          most={200}
          placeholder="如：考试时停电"
          error={tried && reason.trim() === '' ? grantAttempt.refusals.reason[1] : undefined}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {grant.error && (
          <p className={styles.fault} role="alert">
            {grant.error.message}
          </p>
        )}
      </div>
    </Dialog>
  )
}
