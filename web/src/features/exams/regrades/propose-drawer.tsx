import { call } from '#call'
import { Button, Chips, Drawer, FormFault, TextArea, TextField, toast } from '#ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type Correction,
  proposeRegrade,
  type RegradeItem,
  treatmentNames,
  treatments,
} from '@xinglin/contract/exams'
import { useState } from 'react'
import { itemNo } from '../analysis/item-notes.ts'
import { BlankFields } from './blank-fields.tsx'
import { correctionOf, type CorrectionValues, valuesOf } from './correction-form.ts'
import { KeyFields } from './key-fields.tsx'
import { regradesKey } from './regrade-queries.ts'
import styles from './regrades.module.css'
import { ScoreChanges } from './score-changes.tsx'

const maxReason = 200

const treatmentOptions = treatments.map((value) => ({ value, name: treatmentNames[value] }))

const Fields = ({
  item,
  values,
  onChange,
}: {
  item: RegradeItem
  values: CorrectionValues
  onChange: (change: Partial<CorrectionValues>) => void
}) => {
  const isPeople = item.Type === 'short' || item.Type === 'case'
  return (
    <>
      <Chips
        label="如何计分"
        options={treatmentOptions}
        chosen={values.treatment}
        onChoose={(treatment) => onChange({ treatment })}
      />
      {isPeople && (
        <p className={styles.note}>教师批阅的题可以全体给分或不计分；给分有误请在批阅中修改。</p>
      )}
      {values.treatment === 'scored' && item.Options.length > 0 && (
        <KeyFields item={item} keys={values.keys} onChange={(keys) => onChange({ keys })} />
      )}
      {values.treatment === 'scored' && item.Blanks.length > 0 && (
        <BlankFields blanks={values.blanks} onChange={(blanks) => onChange({ blanks })} />
      )}
      {values.treatment !== 'void' && !isPeople && (
        <TextField
          label="分值"
          inputMode="decimal"
          hint={`试卷上为 ${item.Points} 分`}
          value={values.points}
          onChange={({ target }) => onChange({ points: target.value })}
        />
      )}
    </>
  )
}

/** Corrects how one item counts: what it changes is looked at first, then it is proposed to another person. */
export const ProposeDrawer = ({
  examId,
  item,
  onClose,
}: {
  examId: string
  item: RegradeItem
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const [values, setValues] = useState(() => valuesOf(item))
  const [seen, setSeen] = useState<Correction>()
  const [reason, setReason] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: (correction: Correction) =>
      call(proposeRegrade, {
        ExamId: examId,
        UnitId: item.UnitId,
        Correction: correction,
        Reason: reason,
      }),
    onSuccess: async () => {
      toast.success('已提交，等待他人确认')
      await queries.invalidateQueries({ queryKey: regradesKey })
      onClose()
    },
  })
  return (
    <Drawer
      wide
      hold
      dirty={reason !== '' || seen !== undefined}
      title={`重新判分：第${itemNo(item)}题`}
      onClose={onClose}
      foot={
        seen ? (
          <>
            <Button onClick={() => setSeen(undefined)}>返回修改</Button>
            <Button
              kind="primary"
              pending={isPending}
              disabled={reason.trim() === '' || [...reason].length > maxReason}
              onClick={() => mutate(seen)}
            >
              提交，由他人确认
            </Button>
          </>
        ) : (
          <Button kind="primary" onClick={() => setSeen(correctionOf(item, values))}>
            查看影响
          </Button>
        )
      }
    >
      <div className={styles.form}>
        <FormFault>{error?.message}</FormFault>
        <p className={styles.stem}>{item.Stem}</p>
        {seen ? (
          <>
            <ScoreChanges examId={examId} unitId={item.UnitId} correction={seen} />
            <TextArea
              label="重新判分的原因（确认人和考生会看到）"
              most={maxReason}
              rows={3}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </>
        ) : (
          <Fields
            item={item}
            values={values}
            onChange={(change) => setValues({ ...values, ...change })}
          />
        )}
      </div>
    </Drawer>
  )
}
