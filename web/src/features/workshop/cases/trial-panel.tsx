import { call } from '#call'
import { Button, Chips, TextField, toast, messageOf } from '#ui'
import type { OutputOf } from '@xinglin/contract/call'
import { maxTried, tryCase } from '@xinglin/contract/workshop'
import { RotateCcw, Send } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import styles from './panels.module.css'
import { TrialTurn } from './trial-turn.tsx'

type Tried = OutputOf<typeof tryCase>
type Turn = { readonly text: string; readonly tried: Tried }
type Temperament = 'cooperative' | 'standard' | 'guarded'

/** What was said to the patient on trial; kept while one looks at something else. */
export type Trial = { readonly turns: readonly Turn[]; readonly temperament: Temperament }

/** Nothing was said yet. */
export const untried: Trial = { turns: [], temperament: 'standard' }

const temperaments = [
  { value: 'cooperative', name: '配合' },
  { value: 'standard', name: '一般' },
  { value: 'guarded', name: '戒备' },
] as const

/** 试问: the author asks the patient of the draft as it stands, and sees why the patient answered so. */
export const TrialPanel = ({
  caseId,
  trial,
  onTrial,
  onSave,
}: {
  caseId: string
  trial: Trial
  onTrial: (trial: Trial) => void
  /** Saves what is typed, so that whom one asks is who stands there; whether that went well. */
  onSave: () => Promise<boolean>
}) => {
  const { turns, temperament } = trial
  const [text, setText] = useState('')
  const [pending, setPending] = useState(false)
  const full = turns.length >= maxTried
  const ask = async (event: SubmitEvent) => {
    event.preventDefault()
    const question = text.trim()
    if (question === '' || pending || full) return
    setPending(true)
    try {
      if (!(await onSave())) throw new Error('还没有保存，暂不能试问')
      const tried = await call(tryCase, {
        CaseId: caseId,
        Said: [...turns.map((one) => one.text), question],
        Temperament: temperament,
      })
      onTrial({ ...trial, turns: [...turns, { text: question, tried }] })
      setText('')
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setPending(false)
    }
  }
  const rapport = turns.at(-1)?.tried.Rapport
  return (
    <div className={styles.panel}>
      <div className={styles.bar}>
        <Chips
          label="今天的患者"
          quiet
          options={temperaments}
          chosen={temperament}
          onChoose={(next) => onTrial({ turns: [], temperament: next })}
        />
        {turns.length > 0 && (
          <Button
            kind="plain"
            size="small"
            icon={<RotateCcw size={15} aria-hidden />}
            onClick={() => onTrial({ ...trial, turns: [] })}
          >
            重新开始
          </Button>
        )}
      </div>
      {turns.length === 0 && (
        <p className={styles.note}>
          像学生一样提问：会看到这句话被理解成什么、由哪条事实回答、哪个条件没有满足。改过的内容先自动保存再试。
        </p>
      )}
      <ol className={styles.turns} aria-live="polite" aria-label="试问记录">
        {turns.map(({ text: turnText, tried }, at) => (
          <TrialTurn key={at} text={turnText} tried={tried} />
        ))}
      </ol>
      {rapport !== undefined && <p className={styles.rapport}>信任度 {rapport}</p>}
      <form className={styles.ask} onSubmit={(event) => void ask(event)}>
        <TextField
          label="问患者"
          value={text}
          maxLength={500}
          autoComplete="off"
          placeholder="如：什么时候开始的？"
          onChange={({ target }) => setText(target.value)}
        />
        <Button
          kind="primary"
          type="submit"
          pending={pending}
          disabled={full}
          icon={<Send size={16} aria-hidden />}
        >
          问
        </Button>
      </form>
      {full && <p className={styles.note}>已问满 {maxTried} 句，请重新开始。</p>}
    </div>
  )
}
