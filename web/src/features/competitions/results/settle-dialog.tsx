import { call } from '#call'
import { Button, Dialog, FormFault, TextArea, TextField, toast, useForm } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { type FullBoard, settleRound } from '@xinglin/contract/competitions'
import { contestsKey } from '../contest/game-queries.ts'
import styles from './results.module.css'

const maxDays = 30

/** Asks for how many days one may object, and, where sheets are missing, why it is settled without them. */
export const SettleDialog = ({ board, onClose }: { board: FullBoard; onClose: () => void }) => {
  const queries = useQueryClient()
  const needsNote = board.Missing > 0 || board.Apart > 0
  const { form, faults, pending, submit, line } = useForm({
    first: { Days: '5', Note: '' },
    check: ({ Days, Note }) => {
      const days = Number(Days)
      const isFew = Number.isInteger(days) && days >= 1 && days <= maxDays
      return {
        ...(!isFew && { Days: `公示须为1至${maxDays}天` }),
        ...(Note.trim() === '' && board.Apart > 0 && { Note: settleRound.refusals.apart[1] }),
        ...(Note.trim() === '' &&
          board.Missing > 0 && { Note: settleRound.refusals.incomplete[1] }),
      }
    },
    send: async ({ Days, Note }) => {
      await call(settleRound, {
        Id: board.RoundId,
        Days: Number(Days),
        Note: Note.trim(),
        Version: board.Version,
      })
      toast.success('已结算，等待另一人签发')
      await queries.invalidateQueries({ queryKey: contestsKey })
      onClose()
    },
  })
  return (
    <Dialog
      title={`结算${board.Name}`}
      hold
      onClose={onClose}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void submit()}>
          结算
        </Button>
      }
    >
      <form
        ref={form}
        className={styles.form}
        aria-label="结算"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <FormFault>{faults.whole}</FormFault>
        <p className={styles.note}>
          按现在的成绩生成结算，由另一名管理员或主办教师签发后公示。
          {board.Missing > 0 &&
            `还有 ${board.Missing} 份评分表没有提交，这些给分按缺失处理，不计为0分。`}
          {board.Apart > 0 && `有 ${board.Apart} 处评委分差超过规定，请复核后写明意见。`}
        </p>
        <TextField label="公示天数" inputMode="numeric" {...line('Days')} />
        <TextArea
          label={needsNote ? '说明' : '说明（选填）'}
          rows={2}
          most={200}
          {...line('Note')}
        />
      </form>
    </Dialog>
  )
}
