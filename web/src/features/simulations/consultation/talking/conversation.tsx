import { Button, classes, VisuallyHidden } from '#ui'
import {
  Bell,
  FlaskConical,
  Lightbulb,
  NotebookPen,
  Pill,
  RotateCw,
  Stethoscope,
  TriangleAlert,
} from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './conversation.module.css'
import type { Line } from '../session/log-lines.ts'
import type { Consultation } from '../session/use-consultation.ts'

type Note = Extract<Line, { kind: 'note' }>['what']

const signs: Readonly<Record<Note, ReactNode>> = {
  finding: <Stethoscope size={15} aria-hidden />,
  test: <FlaskConical size={15} aria-hidden />,
  result: <FlaskConical size={15} aria-hidden />,
  order: <Pill size={15} aria-hidden />,
  change: <Bell size={15} aria-hidden />,
  harm: <TriangleAlert size={15} aria-hidden />,
  hint: <Lightbulb size={15} aria-hidden />,
  kept: <NotebookPen size={15} aria-hidden />,
}

/** Somebody is about to say something. */
const Dots = ({ status }: { status: string }) => (
  <span className={styles.thinking}>
    <VisuallyHidden>{status}</VisuallyHidden>
    <span />
    <span />
    <span />
  </span>
)

const Spoken = ({
  line,
  informant,
  onChoose,
}: {
  line: Extract<Line, { kind: 'patient' }>
  informant: string
  onChoose: ((text: string) => void) | undefined
}) => (
  <div className={styles.patient}>
    <p className={styles.bubble}>
      <VisuallyHidden>{informant === '本人' ? '患者' : informant}：</VisuallyHidden>
      {line.gesture && <span className={styles.gesture}>（{line.gesture}）</span>}
      {line.text}
      {line.coming && <Dots status="患者正在说" />}
    </p>
    {line.worded && (
      <span
        className={styles.made}
        data-ai-generated="true"
        title="由语言模型把患者的回答换成口语，经过核对，不影响评分"
      >
        AI 生成
      </span>
    )}
    {line.asksBack && onChoose && line.choices.length > 0 && (
      <fieldset className={styles.choices}>
        <legend>
          <VisuallyHidden>您是想问</VisuallyHidden>
        </legend>
        {line.choices.map((choice) => (
          <Button key={choice} size="small" onClick={() => onChoose(choice)}>
            {choice}
          </Button>
        ))}
      </fieldset>
    )}
    {line.shownMood !== '' && <span className={styles.mood}>{line.shownMood}</span>}
  </div>
)

/** One line of what happened. */
export const LogLine = ({
  line,
  informant,
  onChoose,
}: {
  line: Line
  informant: string
  /** Takes what may have been meant; only of the last line. */
  onChoose?: ((text: string) => void) | undefined
}) => {
  if (line.kind === 'patient')
    return <Spoken line={line} informant={informant} onChoose={onChoose} />
  if (line.kind === 'doctor')
    return (
      <p className={classes(styles.bubble, styles.doctor)}>
        <VisuallyHidden>我：</VisuallyHidden>
        {line.text}
      </p>
    )
  return (
    <p
      className={classes(
        styles.note,
        line.what === 'harm' && styles.harm,
        line.what === 'hint' && styles.tip,
      )}
    >
      {signs[line.what]}
      <span>{line.text}</span>
    </p>
  )
}

const Unsent = ({
  unsent,
  onRetry,
}: {
  unsent: NonNullable<Consultation['unsent']>
  onRetry: () => void
}) => (
  <>
    {unsent.what.type === 'ask' && (
      <p className={classes(styles.bubble, styles.doctor, styles.unsent)}>{unsent.what.text}</p>
    )}
    {unsent.trouble === '' ? (
      <div className={styles.patient}>
        <p className={styles.bubble}>
          <Dots status="正在送达" />
        </p>
      </div>
    ) : (
      <div className={styles.trouble} role="alert">
        <span>未送达：{unsent.trouble}。网络恢复后自动重发，不会重复。</span>
        <Button size="small" icon={<RotateCw size={14} aria-hidden />} onClick={onRetry}>
          立即重发
        </Button>
      </div>
    )}
  </>
)

/** The conversation, with what was done in between; new lines are read out by screen readers and stay in sight. */
export const Conversation = ({
  lines,
  informant,
  consultation: { unsent, retry, say },
  closed,
}: {
  lines: readonly Line[]
  informant: string
  consultation: Consultation
  closed: boolean
}) => {
  const end = useRef<HTMLDivElement>(null)
  const log = useRef<HTMLDivElement>(null)
  // A keyboard that opens on a telephone takes half of the room: what was said last stays in sight.
  useEffect(() => {
    const room = log.current
    if (!room || !('ResizeObserver' in window)) return undefined
    let height = room.clientHeight
    const sizes = new ResizeObserver(() => {
      const wasAtEnd = room.scrollHeight - room.scrollTop - height < 40
      height = room.clientHeight
      if (wasAtEnd) room.scrollTop = room.scrollHeight
    })
    sizes.observe(room)
    return () => sizes.disconnect()
  }, [])
  const last = lines.findLast((line) => line.kind === 'patient')?.key
  useEffect(() => {
    end.current?.scrollIntoView?.({ block: 'nearest' })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what is new is brought into sight
  }, [lines, unsent])
  return (
    <div
      ref={log}
      className={styles.log}
      role="log"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
      tabIndex={0}
      aria-live="polite"
      aria-label="问诊对话"
    >
      {lines.map((line) => (
        <LogLine
          key={line.key}
          line={line}
          informant={informant}
          onChoose={!closed && !unsent && line.key === last ? (text) => void say(text) : undefined}
        />
      ))}
      {unsent && <Unsent unsent={unsent} onRetry={retry} />}
      <div ref={end} />
    </div>
  )
}
