import { call } from '#call'
import { useHeldWork } from '#session'
import {
  Button,
  Chips,
  closeAsking,
  Dialog,
  FormFault,
  TextArea,
  TextField,
  toast,
  useForm,
  useLeaveGuard,
} from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { decideObjection, type Objection } from '@xinglin/contract/competitions'
import { contestsKey } from '../contest/game-queries.ts'
import { ObjectionFiles } from './objection-files.tsx'
import { scoreWord } from './score-words.ts'
import styles from './results.module.css'

const whole = 100

/** Decides an objection: rejected nothing changes, accepted the score of the station is set anew. */
export const DecideDialog = ({
  objection,
  onClose,
}: {
  objection: Objection
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const { form, values, faults, pending, dirty, set, submit, line } = useForm({
    first: { Verdict: 'reject', Score: String(objection.Score ?? ''), Decision: '' },
    check: ({ Verdict, Score, Decision }) => {
      const score = Number(Score)
      const isScore = Score.trim() !== '' && score >= 0 && score <= whole
      return {
        ...(Verdict === 'accept' && !isScore && { Score: '得分须为0至100' }),
        ...(Decision.trim() === '' && { Decision: decideObjection.refusals.reason[1] }),
      }
    },
    send: async ({ Verdict, Score, Decision }) => {
      await call(decideObjection, {
        Id: objection.Id,
        Accept: Verdict === 'accept',
        Score: Verdict === 'accept' ? Number(Score) : 0,
        Decision: Decision.trim(),
      })
      toast.success('已处理')
      await queries.invalidateQueries({ queryKey: contestsKey })
      onClose()
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  return (
    <Dialog
      title={`处理${objection.Team}的异议`}
      hold
      onClose={() => void closeAsking(dirty, onClose)}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void submit()}>
          提交处理意见
        </Button>
      }
    >
      <form
        ref={form}
        className={styles.form}
        aria-label="处理异议"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <FormFault>{faults.whole}</FormFault>
        <p className={styles.note}>
          {objection.Station}，公示得分 {scoreWord(objection.Score)}。{objection.Name}：
          {objection.Reason}
        </p>
        <ObjectionFiles objection={objection} />
        <Chips
          label="处理结果"
          options={[
            { value: 'reject', name: '不成立，成绩不变' },
            { value: 'accept', name: '成立，更正得分' },
          ]}
          chosen={values.Verdict}
          onChoose={(Verdict) => set({ Verdict })}
        />
        {values.Verdict === 'accept' && (
          <TextField
            label="更正后的本站得分（0至100）"
            inputMode="decimal"
            hint="生成新的结算，另一人签发后代替公示的成绩"
            {...line('Score')}
          />
        )}
        <TextArea label="处理意见" rows={3} most={500} {...line('Decision')} />
      </form>
    </Dialog>
  )
}
