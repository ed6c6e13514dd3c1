import { newId } from '#call'
import { Button, confirm, toast } from '#ui'
import { useMutation } from '@tanstack/react-query'
import type { Direction } from '@xinglin/contract/simulations/experiment'
import { useState } from 'react'
import styles from './preparation.module.css'
import type { StageData } from './session/queries.ts'
import { sendOne } from './session/unsent.ts'
import { directions } from './session/words.ts'

type Draft = Readonly<Record<string, { readonly direction?: Direction; readonly reason: string }>>

/** The hypotheses (实验假设): of each step where it will go, and why; locked before the bench is entered. */
export const Hypotheses = ({ stage, onLocked }: { stage: StageData; onLocked: () => void }) => {
  const { steps } = stage.Protocol
  const [draft, setDraft] = useState<Draft>({})
  const chosen = steps.flatMap(({ id }) => {
    const { direction, reason = '' } = draft[id] ?? {}
    return direction === undefined ? [] : [[id, { direction, reason }] as const]
  })
  const lock = useMutation({
    mutationFn: () =>
      sendOne(stage.SessionId, {
        id: newId(),
        seq: stage.Seq,
        steps: 0,
        action: { type: 'suppose', hypotheses: Object.fromEntries(chosen) },
      }),
    onSuccess: onLocked,
    onError: (error) => toast.warning(error.message),
  })
  const submit = async () => {
    const agreed = await confirm({
      title: '提交假设，进入实验室？',
      note: '提交后不能再改；与结果不符的假设不必担心，正好拿来讨论。',
      yes: '提交并进入',
    })
    if (agreed) lock.mutate()
  }
  return (
    <section className={styles.desk} aria-labelledby="hypotheses">
      <h2 id="hypotheses">实验假设</h2>
      <p className={styles.note}>每一项先预测方向，并写一句理由。</p>
      {steps.map(({ id, zh, response }, at) => {
        const own = draft[id] ?? { reason: '' }
        return (
          <fieldset key={id} className={styles.hypothesis}>
            <legend>
              {at + 1}. {zh}：{response.zh}将
            </legend>
            <span className={styles.directions}>
              {directions.map(({ value, sign, word }) => (
                <label key={value}>
                  <input
                    type="radio"
                    name={id}
                    checked={own.direction === value}
                    onChange={() => setDraft({ ...draft, [id]: { ...own, direction: value } })}
                  />
                  {sign} {word}
                </label>
              ))}
            </span>
            <input
              type="text"
              className={styles.reason}
              aria-label={`${zh}的理由`}
              placeholder="理由"
              maxLength={200}
              value={own.reason}
              onChange={(event) =>
                setDraft({ ...draft, [id]: { ...own, reason: event.target.value } })
              }
            />
          </fieldset>
        )
      })}
      <div className={styles.foot}>
        <span className={styles.note}>
          已预测 {chosen.length} / {steps.length} 项
        </span>
        <Button
          kind="primary"
          disabled={chosen.length < steps.length}
          pending={lock.isPending}
          onClick={() => void submit()}
        >
          提交假设
        </Button>
      </div>
    </section>
  )
}
