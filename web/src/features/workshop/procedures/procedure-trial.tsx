import { call } from '#call'
import { Button, SelectField, TextField, toast, messageOf } from '#ui'
import type { InputOf, OutputOf } from '@xinglin/contract/call'
import { tryProcedure } from '@xinglin/contract/workshop'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import styles from '../compositions/composition-desk.module.css'

type Answer = OutputOf<typeof tryProcedure>
type Action = InputOf<typeof tryProcedure>['Actions'][number]

const vitalsLine = ({ vitals }: Answer['View']): string =>
  vitals
    ? `P ${vitals.P}  BP ${vitals.SBP}/${vitals.DBP}  R ${vitals.R}  SpO₂ ${vitals.SpO2}%  T ${vitals.T}`
    : '生命体征：未测'

/** 试做: the patient is tried beside the editor, deed by deed; nothing of it is kept. */
export const ProcedureTrial = ({
  procedureId,
  patient,
  onSave,
}: {
  procedureId: string
  patient: number
  /** Saves what is typed, so that what is tried is what stands there; whether that went well. */
  onSave: () => Promise<boolean>
}) => {
  const [done, setDone] = useState<readonly Action[]>([])
  const [answer, setAnswer] = useState<Answer>()
  const [pending, setPending] = useState(false)
  const [id, setId] = useState('')
  const [target, setTarget] = useState('')
  const [option, setOption] = useState('')
  const [figures, setFigures] = useState<Readonly<Record<string, string>>>({})

  const play = async (next: readonly Action[]) => {
    setPending(true)
    try {
      if (!(await onSave())) throw new Error('还没有保存，暂不能试做')
      const answered = await call(tryProcedure, {
        Id: procedureId,
        Patient: patient,
        Actions: [...next],
      })
      setAnswer(answered)
      // What was refused was not done: it is not sent along again.
      setDone(answered.Refusal === '' ? next : next.slice(0, -1))
    } catch (error) {
      toast.warning(messageOf(error))
    } finally {
      setPending(false)
    }
  }

  const deeds = answer?.Menu.deeds ?? []
  const deed = deeds.find((one) => one.id === id) ?? deeds[0]
  const sites = new Map((answer?.Menu.sites ?? []).map((site) => [site.id, site.zh]))
  const targets = deed?.targets ?? []
  const options = Object.entries(deed?.options ?? {})
  const fields = Object.entries(deed?.values ?? {})
  const choose = (next: string) => {
    setId(next)
    setTarget('')
    setOption('')
    setFigures({})
  }
  const act = () => {
    if (!deed) return
    const action: Action = {
      type: 'perform',
      deed: deed.id,
      ...(targets.length > 0 && { target: target || (targets[0] ?? '') }),
      ...(options.length > 0 && { option: option || (options[0]?.[0] ?? '') }),
      ...(fields.length > 0 && {
        values: Object.fromEntries(
          fields.map(([name, field]) => [name, Number(figures[name] ?? field.from)]),
        ),
      }),
    }
    void play([...done, action])
  }
  if (!answer) {
    return (
      <div className={styles.panel}>
        <p className={styles.note}>在编辑器旁直接试做这位患者，不留记录。</p>
        <Button kind="primary" pending={pending} onClick={() => void play([])}>
          开始试做
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.panel}>
      <p className={styles.note}>{vitalsLine(answer.View)}</p>
      <div role="log" aria-label="试做结果" aria-live="polite">
        {answer.Refusal !== '' && <p className={styles.error}>{answer.Refusal}</p>}
        {answer.Observations.map(({ zh }, at) => (
          <p key={at}>{zh}</p>
        ))}
        {answer.View.signs.map((sign) => (
          <p key={sign} className={styles.error}>
            {sign}
          </p>
        ))}
      </div>
      <SelectField
        label="动作"
        options={deeds.map((one) => ({ value: one.id, name: `${one.phase}：${one.zh}` }))}
        value={deed?.id ?? ''}
        onChoose={choose}
      />
      {targets.length > 0 && (
        <SelectField
          label="部位或对象"
          options={targets.map((one) => ({ value: one, name: sites.get(one) ?? one }))}
          value={target || (targets[0] ?? '')}
          onChoose={setTarget}
        />
      )}
      {options.length > 0 && (
        <SelectField
          label="方式"
          options={options.map(([value, name]) => ({ value, name }))}
          value={option || (options[0]?.[0] ?? '')}
          onChoose={setOption}
        />
      )}
      {fields.map(([name, field]) => (
        <TextField
          key={name}
          label={`${field.zh}（${field.from}–${field.to} ${field.unit}）`}
          inputMode="decimal"
          autoComplete="off"
          value={figures[name] ?? String(field.from)}
          onChange={(event) => setFigures({ ...figures, [name]: event.target.value })}
        />
      ))}
      <div className={styles.bar}>
        <Button kind="primary" pending={pending} onClick={act}>
          执行
        </Button>
        <Button
          disabled={pending}
          onClick={() =>
            void play([
              ...done,
              { type: 'prepare', tools: answer.Menu.tools.map((tool) => tool.id) },
            ])
          }
        >
          备齐物品
        </Button>
        <Button
          icon={<RotateCcw size={15} aria-hidden />}
          disabled={pending}
          onClick={() => void play([])}
        >
          从头再来
        </Button>
      </div>
      <p className={styles.note}>已做 {done.length} 步</p>
    </div>
  )
}
