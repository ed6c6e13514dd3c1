import { call } from '#call'
import { Button, Drawer, exactMomentOf, FormFault, TextArea, toast } from '#ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { decideRegrade, type Regrade, type RegradeItem } from '@xinglin/contract/exams'
import { useState } from 'react'
import { itemNo } from '../analysis/item-notes.ts'
import { correctionWords } from './correction-form.ts'
import { regradesKey, scoreChanges } from './regrade-queries.ts'
import styles from './regrades.module.css'
import { ScoreChanges } from './score-changes.tsx'

const maxNote = 200

/** What another proposed, with exactly what it changes: applied or declined. */
export const DecideDrawer = ({
  examId,
  item,
  regrade,
  onClose,
}: {
  examId: string
  item: RegradeItem
  regrade: Regrade
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const [note, setNote] = useState('')
  const { data } = useQuery(scoreChanges(examId, item.UnitId, regrade.Correction, 1))
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (Outcome: 'applied' | 'declined') =>
      call(decideRegrade, {
        ExamId: examId,
        Id: regrade.Id,
        Outcome,
        Seen: data?.Seen ?? '',
        Note: note,
      }),
    onSuccess: async ({ State }) => {
      toast.success(State === 'applied' ? '已确认，成绩已更新' : '已处理')
      await queries.invalidateQueries({ queryKey: ['exams'] })
      onClose()
    },
    onError: () => queries.invalidateQueries({ queryKey: regradesKey }),
  })
  return (
    <Drawer
      wide
      hold
      dirty={note !== ''}
      title={`确认重新判分：第${itemNo(item)}题`}
      onClose={onClose}
      foot={
        <>
          <Button
            pending={isPending && variables === 'declined'}
            disabled={note.trim() === '' || isPending}
            onClick={() => mutate('declined')}
          >
            不同意
          </Button>
          <Button
            kind="primary"
            pending={isPending && variables === 'applied'}
            disabled={!data || isPending || [...note].length > maxNote}
            onClick={() => mutate('applied')}
          >
            确认生效
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <FormFault>{error?.message}</FormFault>
        <p className={styles.stem}>{item.Stem}</p>
        <dl className={styles.facts}>
          <dt>更正</dt>
          <dd>{correctionWords(regrade.Correction, item)}</dd>
          <dt>原因</dt>
          <dd>{regrade.Reason}</dd>
          <dt>提出</dt>
          <dd>
            {regrade.ProposedBy}，{exactMomentOf(regrade.ProposedAt)}
          </dd>
        </dl>
        <ScoreChanges examId={examId} unitId={item.UnitId} correction={regrade.Correction} />
        <TextArea
          label="意见（不同意时必填）"
          most={maxNote}
          rows={2}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </Drawer>
  )
}
