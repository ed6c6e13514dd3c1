import { call } from '#call'
import { Button, Dialog, toast } from '#ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { decideUnmatched, type Unmatched } from '@xinglin/contract/simulations/consultation'
import { useState } from 'react'
import styles from '../appeals/appeal-dialog.module.css'
import { decisionsChanged } from '../appeals/appeal-queries.ts'
import type { ItemPlace } from '../class/class-queries.ts'
import { MeaningField } from '../meanings/meaning-field.tsx'

/** Says what a question that was not understood means: a paraphrase of the case from then on. */
export const TakeDialog = ({
  place,
  line,
  answers,
  onClose,
}: {
  place: ItemPlace
  line: Unmatched
  /** What the patient has an answer of their own to. */
  answers: readonly string[]
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const [key, setKey] = useState(line.Guess)
  const [tried, setTried] = useState(false)
  const take = useMutation({
    mutationFn: () =>
      call(decideUnmatched, { ...place, Id: line.Id, Was: line.State, State: 'taken', Key: key }),
    onSuccess: async () => {
      toast.success('已收为说法，新开始的问诊会听懂')
      await decisionsChanged(queries)
      onClose()
    },
  })
  const submit = () => {
    setTried(true)
    if (key !== '' && !take.isPending) take.mutate()
  }
  return (
    <Dialog
      title="收为说法"
      hold
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" pending={take.isPending} onClick={submit}>
            收为说法
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.about}>“{line.Text}”</p>
        <MeaningField
          label="这句话的意思是"
          chosen={key}
          error={tried && key === '' ? decideUnmatched.refusals.meaning[1] : undefined}
          onChoose={setKey}
        />
        {key !== '' && (
          <p className={styles.note}>
            {answers.includes(key)
              ? '本病例的患者对此有专门的回答。'
              : '本病例没有专门的回答，患者会否认或说不清楚。'}
          </p>
        )}
        {take.error && (
          <p className={styles.fault} role="alert">
            {take.error.message}
          </p>
        )}
      </div>
    </Dialog>
  )
}
