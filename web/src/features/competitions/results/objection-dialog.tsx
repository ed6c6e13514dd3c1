import { call, newId } from '#call'
import { useHeldWork } from '#session'
import {
  Button,
  closeAsking,
  Dialog,
  FormFault,
  SelectField,
  TextArea,
  toast,
  useForm,
  useLeaveGuard,
} from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { objectToScore, type StationScore } from '@xinglin/contract/competitions'
import { useState } from 'react'
import { contestsKey } from '../contest/game-queries.ts'
import { scoreWord } from './score-words.ts'
import styles from './results.module.css'

const fewest = 10

/** Asks at which station, and why, a published score is objected to. */
export const ObjectionDialog = ({
  contestId,
  roundId,
  entryId,
  stations,
  onClose,
}: {
  contestId: string
  roundId: string
  entryId: string
  stations: readonly StationScore[]
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const [id] = useState(newId)
  const { form, values, faults, pending, dirty, set, submit, line } = useForm({
    first: { StationId: stations[0]?.StationId ?? '', Reason: '' },
    check: ({ Reason }) =>
      [...Reason.trim()].length < fewest ? { Reason: `理由至少${fewest}个字` } : {},
    send: async ({ StationId, Reason }) => {
      await call(objectToScore, {
        Id: id,
        SkillContestId: contestId,
        StageId: roundId,
        EntryId: entryId,
        StationId,
        Reason: Reason.trim(),
      })
      toast.success('异议已提交，可以再添加盖章文件和证据')
      await queries.invalidateQueries({ queryKey: contestsKey })
      onClose()
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  return (
    <Dialog
      title="提出异议"
      hold
      onClose={() => void closeAsking(dirty, onClose)}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void submit()}>
          实名提交
        </Button>
      }
    >
      <form
        ref={form}
        className={styles.form}
        aria-label="异议"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <FormFault>{faults.whole}</FormFault>
        <SelectField
          label="考站"
          options={stations.map(({ StationId, Name, Score }) => ({
            value: StationId,
            name: `${Name}（${scoreWord(Score)}）`,
          }))}
          value={values.StationId}
          onChoose={(StationId) => set({ StationId })}
        />
        <TextArea label="理由和依据" rows={5} most={500} {...line('Reason')} />
        <p className={styles.note}>
          异议以您的真实姓名提交，提交后可以添加学校盖章文件和证据材料。主办方核查后给出处理意见。
        </p>
      </form>
    </Dialog>
  )
}
