import { Button, confirm, SelectField } from '#ui'
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import styles from '../compositions/composition-desk.module.css'
import { FigureCell } from '../drafts/figure-field.tsx'
import { asGroup, asList, asText } from '../drafts/path.ts'
import type { EditingProtocol } from './editing-protocol.ts'
import { addable, evenPoints, newStep } from './new-step.ts'
import { StepForm } from './step-form.tsx'

const most = 20

/** 实验项目: the steps in their order with their points, which make a hundred together; the chosen one is written beneath. */
export const StepsForm = ({
  editing,
  step,
  onStep,
}: {
  editing: EditingProtocol
  step: number
  onStep: (at: number) => void
}) => {
  const { draft, put, readOnly, form, faultAt, faultIn } = editing
  const steps = asList(draft['steps'])
  const points = steps.map((one) => Number(asGroup(one)['points']) || 0)
  const sum = Math.round(points.reduce((all, one) => all + one, 0) * 10) / 10
  const choices = addable(form, draft)
  const [wanted, want] = useState('')
  const chosen = choices.find(({ value }) => value === wanted)?.value ?? choices[0]?.value ?? ''
  const at = Math.max(0, Math.min(step, steps.length - 1))
  const move = (from: number, to: number) => {
    const others = steps.filter((_, index) => index !== from)
    put(['steps'], [...others.slice(0, to), steps[from], ...others.slice(to)])
    onStep(to)
  }
  const remove = async (index: number) => {
    const name = asText(asGroup(steps[index])['zh'])
    if (!(await confirm({ title: `删除项目“${name}”？`, yes: '删除', danger: true }))) return
    put(
      ['steps'],
      steps.filter((_, other) => other !== index),
    )
    onStep(0)
  }
  const add = () => {
    const one = newStep(form, steps, chosen)
    if (!one) return
    put(['steps'], [...steps, one])
    onStep(steps.length)
  }
  const share = () => {
    const even = evenPoints(steps.length)
    put(
      ['steps'],
      steps.map((one, index) => ({ ...asGroup(one), points: even[index] })),
    )
  }
  return (
    <div className={styles.panel}>
      <div className={styles.bar}>
        <p className={sum === 100 ? styles.note : styles.error} aria-live="polite">
          {steps.length} 个项目，分值合计 {sum}，应为 100
        </p>
        {!readOnly && steps.length > 0 && (
          <Button size="small" onClick={share}>
            平均分配
          </Button>
        )}
      </div>
      {faultAt('steps') && sum === 100 && <p className={styles.error}>{faultAt('steps')}</p>}
      <div className={styles.scroll}>
        <table className={styles.weights}>
          <thead>
            <tr>
              <th scope="col">次序</th>
              <th scope="col">项目</th>
              <th scope="col">分值</th>
              <th scope="col">操作</th>
            </tr>
          </thead>
          <tbody>
            {steps.map((given, index) => {
              const name = asText(asGroup(given)['zh']) || `第${index + 1}项`
              const fault = faultIn(`steps.${index}`)
              return (
                <tr key={asText(asGroup(given)['id']) || index} aria-current={index === at}>
                  <td>{index + 1}</td>
                  <th scope="row">
                    {name}
                    {fault && <p className={styles.error}>{fault}</p>}
                  </th>
                  <td>
                    <FigureCell
                      label={`${name}的分值`}
                      value={asGroup(given)['points']}
                      disabled={readOnly}
                      error={faultAt(`steps.${index}.points`)}
                      onFigure={(value) => put(['steps', String(index), 'points'], value)}
                    />
                  </td>
                  <td>
                    <span className={styles.set}>
                      <Button
                        size="small"
                        kind="plain"
                        icon={<Pencil size={15} aria-hidden />}
                        aria-label={`${readOnly ? '查看' : '编辑'}${name}`}
                        aria-pressed={index === at}
                        onClick={() => onStep(index)}
                      />
                      {!readOnly && (
                        <>
                          <Button
                            size="small"
                            kind="plain"
                            icon={<ArrowUp size={15} aria-hidden />}
                            aria-label={`${name}上移`}
                            disabled={index === 0}
                            onClick={() => move(index, index - 1)}
                          />
                          <Button
                            size="small"
                            kind="plain"
                            icon={<ArrowDown size={15} aria-hidden />}
                            aria-label={`${name}下移`}
                            disabled={index === steps.length - 1}
                            onClick={() => move(index, index + 1)}
                          />
                          <Button
                            size="small"
                            kind="plain"
                            icon={<Trash2 size={15} aria-hidden />}
                            aria-label={`删除${name}`}
                            disabled={steps.length <= 2}
                            onClick={() => void remove(index)}
                          />
                        </>
                      )}
                    </span>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {!readOnly && (
        <div className={styles.bar}>
          <SelectField label="添加项目" options={choices} value={chosen} onChoose={want} />
          <Button disabled={steps.length >= most || chosen === ''} onClick={add}>
            添加
          </Button>
        </div>
      )}
      {steps.length > 0 && (
        <StepForm key={asText(asGroup(steps[at])['id'])} editing={editing} at={at} />
      )}
    </div>
  )
}
