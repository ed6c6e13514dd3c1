import { Button, classes } from '#ui'
import type {
  Action,
  Direction,
  Happened,
  Protocol,
} from '@xinglin/contract/simulations/experiment'
import { Check, Flag } from 'lucide-react'
import styles from './protocol-rail.module.css'
import { directions } from './session/words.ts'

type Step = Protocol['steps'][number]

const resultOf = (events: readonly Happened[], step: string): Direction | undefined => {
  const result = events.findLast(({ action }) => action.type === 'result' && action.step === step)
  return result?.action.type === 'result' ? result.action.direction : undefined
}

/** The chosen step: how it is gone, its marker, and what one judges of it. */
const Chosen = ({
  step,
  events,
  closed,
  onTake,
}: {
  step: Step
  events: readonly Happened[]
  closed: boolean
  onTake: (action: Action) => void
}) => (
  <div className={styles.chosen}>
    <p>{step.how}</p>
    <p className={styles.faint}>
      测量：{step.response.zh}（操作前、操作后各取一段），预计 {step.seconds} s
    </p>
    <Button
      size="small"
      icon={<Flag size={15} aria-hidden />}
      disabled={closed}
      onClick={() => onTake({ type: 'mark', label: step.zh, step: step.id })}
    >
      打标记
    </Button>
    <fieldset className={styles.judge} disabled={closed}>
      <legend>{step.response.zh}的变化</legend>
      {directions.map(({ value, sign, word }) => (
        <button
          key={value}
          type="button"
          aria-label={word}
          aria-pressed={resultOf(events, step.id) === value}
          onClick={() => onTake({ type: 'result', step: step.id, direction: value })}
        >
          {sign} {word}
        </button>
      ))}
    </fieldset>
  </div>
)

/** The protocol at the left: preparations, what is looked after, and the steps, of which one is at work or none (自由探索). */
export const ProtocolRail = ({
  protocol,
  events,
  chosen,
  closed,
  onChoose,
  onTake,
}: {
  protocol: Protocol
  events: readonly Happened[]
  chosen: string | undefined
  closed: boolean
  onChoose: (step: string | undefined) => void
  onTake: (action: Action) => void
}) => {
  const isDone = (deed: string) =>
    events.some(({ action }) => action.type === 'do' && action.deed === deed)
  const isChecked = (check: string) =>
    events.some(({ action }) => action.type === 'check' && action.check === check)
  return (
    <div className={styles.rail}>
      <h2>准备</h2>
      <ul className={styles.list}>
        {protocol.preparations.map(({ id, zh, deed }) => (
          <li key={id} className={classes(styles.line, isDone(deed) && styles.done)}>
            <Check size={15} aria-hidden />
            <span>
              {zh}
              {isDone(deed) && <span className={styles.said}>，已做</span>}
            </span>
          </li>
        ))}
      </ul>
      <h2>动物福利与安全</h2>
      <ul className={styles.list}>
        {protocol.checks.map(({ id, zh }) => (
          <li key={id}>
            <button
              type="button"
              className={classes(styles.line, isChecked(id) && styles.done)}
              disabled={closed || isChecked(id)}
              onClick={() => onTake({ type: 'check', check: id })}
            >
              <Check size={15} aria-hidden />
              <span>{zh}</span>
            </button>
          </li>
        ))}
      </ul>
      <h2>实验项目</h2>
      <p className={styles.faint}>
        选定一项再操作，操作才计入该项；不选则为自由探索。第一项之前先记录基线 {protocol.baseline}{' '}
        s。
      </p>
      <ol className={styles.list}>
        {protocol.steps.map((step, at) => (
          <li key={step.id}>
            <button
              type="button"
              className={classes(styles.step, resultOf(events, step.id) && styles.done)}
              aria-expanded={chosen === step.id}
              onClick={() => onChoose(chosen === step.id ? undefined : step.id)}
            >
              <span className={styles.no}>{at + 1}</span>
              <span>{step.zh}</span>
              {resultOf(events, step.id) && <Check size={15} aria-label="已判断" />}
            </button>
            {chosen === step.id && (
              <Chosen step={step} events={events} closed={closed} onTake={onTake} />
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
