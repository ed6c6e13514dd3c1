import { call, newId } from '#call'
import { Button, Dialog, SelectField, TextArea, toast } from '#ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  appeal,
  longestWords,
  type SessionReport,
} from '@xinglin/contract/simulations/consultation'
import { useState } from 'react'
import { stepWord } from '../scoring/steps.ts'
import styles from './appeal-dialog.module.css'
import { decisionsChanged } from './appeal-queries.ts'
import { MeaningField } from '../meanings/meaning-field.tsx'

/** What is about to be appealed. */
export type Wanted =
  | {
      readonly Kind: 'item'
      readonly Dimension: number
      readonly Item: string
      readonly name: string
    }
  | {
      readonly Kind: 'sentence'
      readonly Seq: number
      readonly Part: number
      readonly name: string
    }

const aboutOf = (wanted: Wanted, step: string, meant: string) =>
  wanted.Kind === 'item'
    ? {
        Kind: wanted.Kind,
        Dimension: wanted.Dimension,
        Item: wanted.Item,
        Seq: Number(step),
      }
    : { Kind: wanted.Kind, Seq: wanted.Seq, Part: wanted.Part, Meant: meant }

const Fault = ({ children }: { children: string }) => (
  <p className={styles.fault} role="alert">
    {children}
  </p>
)

/** Asks a teacher to look again (申诉): which step shows it, or what was meant, and why. */
export const AppealDialog = ({
  report,
  wanted,
  onClose,
}: {
  report: SessionReport
  wanted: Wanted
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const [id] = useState(() => newId())
  const [step, setStep] = useState('')
  const [meant, setMeant] = useState('')
  const [words, setWords] = useState('')
  const [tried, setTried] = useState(false)
  const isItem = wanted.Kind === 'item'
  const steps = report.Events.filter(({ action }) => action.type !== 'finish').map((event) => ({
    value: String(event.seq),
    name: `第${event.seq}步 ${stepWord(event)}`,
  }))
  const long = [...words].length > longestWords
  const lacking = isItem ? step === '' : meant === '' && words.trim() === ''
  const send = useMutation({
    mutationFn: () =>
      call(appeal, {
        Id: id,
        SessionId: report.SessionId,
        About: aboutOf(wanted, step, meant),
        Words: words.trim(),
      }),
    onSuccess: async () => {
      await decisionsChanged(queries)
      toast.success('申诉已提交，老师处理后会告诉您')
      onClose()
    },
  })
  const submit = () => {
    setTried(true)
    if (!lacking && !long && !send.isPending) send.mutate()
  }
  return (
    <Dialog
      title={isItem ? '申诉：问到、做到了没给分' : '申诉：这句话被理解错了'}
      hold
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" pending={send.isPending} onClick={submit}>
            提交申诉
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.about}>{isItem ? wanted.name : `“${wanted.name}”`}</p>
        {isItem ? (
          <div>
            <SelectField
              label="在哪一步问到、做到的"
              options={[{ value: '', name: '请选择' }, ...steps]}
              value={step}
              aria-invalid={(tried && step === '') || undefined}
              onChoose={setStep}
            />
            {tried && step === '' && <Fault>{appeal.refusals.noStep[1]}</Fault>}
          </div>
        ) : (
          <MeaningField
            label="我问的是…"
            chosen={meant}
            error={tried && lacking ? appeal.refusals.unsaid[1] : undefined}
            onChoose={setMeant}
          />
        )}
        <TextArea
          label={isItem ? '说明（可不填）' : '找不到时，用自己的话说明'}
          rows={3}
          most={longestWords}
          value={words}
          error={long ? `说明不得超过${longestWords}个字` : undefined}
          onChange={(event) => setWords(event.target.value)}
        />
        <p className={styles.note}>
          每项只能申诉一次。原来的机器评分会保留，老师的决定会写在复盘里。
        </p>
        {send.error && <Fault>{send.error.message}</Fault>}
      </div>
    </Dialog>
  )
}
