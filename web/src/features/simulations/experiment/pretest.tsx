import { Button, toast } from '#ui'
import { scoreWord } from '@xinglin/simulation/assessment'
import type { OutputOf } from '@xinglin/contract/call'
import type { operate } from '@xinglin/contract/simulations/experiment'
import { useMutation } from '@tanstack/react-query'
import { newId } from '#call'
import { useState } from 'react'
import styles from './preparation.module.css'
import type { StageData } from './session/queries.ts'
import { sendOne } from './session/unsent.ts'

type Marked = OutputOf<typeof operate>['Pretest']

/** What came of an answer; in an examination no points are told. */
const outcomeOf = ({ Score, Passed }: NonNullable<Marked>, pass: number): string => {
  if (Score === null) return Passed ? '已通过。' : `未达到 ${pass} 分，请检查后再交一次。`
  const own = `本次 ${scoreWord(Score)} 分，`
  return Passed ? `${own}已通过。` : `${own}未达到 ${pass} 分，看过解析后再做一次。`
}

/** The pre-test (预习测验): it opens the laboratory, and the first one counts. */
export const Pretest = ({ stage, onPassed }: { stage: StageData; onPassed: () => void }) => {
  const { Protocol: protocol, SessionId } = stage
  const [answers, setAnswers] = useState<Readonly<Record<string, readonly number[]>>>({})
  const [marked, setMarked] = useState<Marked>(stage.Pretest)
  const [seq, setSeq] = useState(stage.Seq)
  const submit = useMutation({
    mutationFn: () =>
      sendOne(SessionId, {
        id: newId(),
        seq,
        steps: 0,
        action: { type: 'answer', answers: { ...answers } },
      }),
    onSuccess: ({ Seq, Pretest: next }) => {
      setSeq(Seq)
      setMarked(next)
    },
    onError: (error) => toast.warning(error.message),
  })
  const choose = (id: string, option: number, isMany: boolean) => {
    const before = answers[id] ?? []
    const other = before.includes(option)
      ? before.filter((one) => one !== option)
      : [...before, option]
    setAnswers({ ...answers, [id]: isMany ? other : [option] })
  }
  const isWhole = protocol.questions.every(({ id }) => (answers[id] ?? []).length > 0)
  const passed = marked?.Passed === true
  return (
    <section className={styles.desk} aria-labelledby="pretest">
      <h2 id="pretest">预习测验</h2>
      <p className={styles.note}>{protocol.pass} 分以上进入实验室，可以重做；按第一次作答计分。</p>
      {marked && <output className={styles.score}>{outcomeOf(marked, protocol.pass)}</output>}
      {protocol.questions.map(({ id, stem, options, type }, at) => {
        const own = marked?.Marks.find((one) => one.id === id)
        return (
          <fieldset key={id} className={styles.question}>
            <legend>
              {at + 1}. {stem}
              {type === 'multiple' && '（多选）'}
            </legend>
            {options.map((option, index) => (
              <label key={option}>
                <input
                  type={type === 'multiple' ? 'checkbox' : 'radio'}
                  name={id}
                  checked={(answers[id] ?? []).includes(index)}
                  onChange={() => choose(id, index, type === 'multiple')}
                />
                {option}
              </label>
            ))}
            {own && (
              <p className={own.right ? styles.right : styles.wrong}>
                {own.right ? '正确。' : '不对。'}
                {own.explanation}
              </p>
            )}
          </fieldset>
        )
      })}
      <div className={styles.foot}>
        {passed ? (
          <Button kind="primary" onClick={onPassed}>
            写下假设
          </Button>
        ) : (
          <Button
            kind="primary"
            disabled={!isWhole}
            pending={submit.isPending}
            onClick={() => submit.mutate()}
          >
            {marked ? '再交一次' : '交卷'}
          </Button>
        )}
      </div>
    </section>
  )
}
