import { classes, rove } from '#ui'
import {
  ClipboardList,
  FlaskConical,
  MessageCircle,
  NotebookText,
  Pill,
  Stethoscope,
} from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useId } from 'react'
import { AskBox } from '../talking/ask-box.tsx'
import { Conversation } from '../talking/conversation.tsx'
import { DiagnosePanel } from '../deciding/diagnose-panel.tsx'
import { ExaminePanel } from '../examining/examine-panel.tsx'
import type { Line } from '../session/log-lines.ts'
import styles from './phase-desk.module.css'
import { RecordPanel } from '../recording/record-panel.tsx'
import { TestsPanel } from '../ordering/tests-panel.tsx'
import { TreatPanel } from '../deciding/treat-panel.tsx'
import type { Consultation } from '../session/use-consultation.ts'
import { type Phase, phases } from '../session/words.ts'

const signs: Readonly<Record<Phase, ReactNode>> = {
  talk: <MessageCircle size={17} aria-hidden />,
  examine: <Stethoscope size={17} aria-hidden />,
  tests: <FlaskConical size={17} aria-hidden />,
  diagnose: <ClipboardList size={17} aria-hidden />,
  treat: <Pill size={17} aria-hidden />,
  record: <NotebookText size={17} aria-hidden />,
}

/** How much was done in a phase, and what waits there. */
const countsOf = ({ view, events }: Consultation): Readonly<Partial<Record<Phase, number>>> => ({
  talk: events.filter(({ action }) => action.type === 'ask').length,
  examine: view.examined.length,
  tests: view.results.length + view.pending.length,
  diagnose: view.conclusion ? 1 : 0,
  treat: view.orders.length,
  record: Object.values(view.record).filter((text) => text !== '').length,
})

/** What one does with the patient, phase by phase; Alt and a digit change the phase. */
export const PhaseDesk = ({
  phase,
  onPhase,
  lines,
  consultation,
  closed,
  diagnosis,
  record,
  beside,
}: {
  phase: Phase
  onPhase: (phase: Phase) => void
  lines: readonly Line[]
  consultation: Consultation
  closed: boolean
  diagnosis: Pick<ComponentProps<typeof DiagnosePanel>, 'draft' | 'changed' | 'onDraft'>
  record: Pick<ComponentProps<typeof RecordPanel>, 'draft' | 'onDraft'>
  /** What stands at the end of the row of phases. */
  beside: ReactNode
}) => {
  const id = useId()
  const { view, events, take, say, unsent } = consultation
  const counts = countsOf(consultation)
  const jump = useEffectEvent((event: KeyboardEvent) => {
    const wanted = event.altKey ? phases[Number(event.code.replace('Digit', '')) - 1] : undefined
    if (!wanted) return
    event.preventDefault()
    onPhase(wanted.value)
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => jump(event)
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  const phaseProps = { view, closed, onDeed: take }
  const past = events.flatMap(({ action }) => (action.type === 'ask' ? [action.text] : []))
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.phases} role="tablist" aria-label="问诊环节">
          {phases.map(({ value, name }, index) => (
            <button
              key={value}
              type="button"
              role="tab"
              id={`${id}-${value}`}
              className={styles.phase}
              title={`Alt+${index + 1}`}
              aria-selected={phase === value}
              aria-controls={phase === value ? `${id}-desk` : undefined}
              tabIndex={phase === value ? 0 : -1}
              onClick={() => onPhase(value)}
              onKeyDown={(event) =>
                rove(event, { group: 'tablist', role: 'tab' }, (at) => {
                  const next = phases[at]
                  if (next) onPhase(next.value)
                })
              }
            >
              {signs[value]}
              <span>{name}</span>
              {(counts[value] ?? 0) > 0 && <em>{counts[value]}</em>}
            </button>
          ))}
        </div>
        {beside}
      </div>
      <div
        className={classes(styles.desk, phase === 'talk' && styles.talk)}
        role="tabpanel"
        id={`${id}-desk`}
        aria-labelledby={`${id}-${phase}`}
      >
        {phase === 'talk' && (
          <>
            <Conversation
              lines={lines}
              informant={view.patient.informant}
              consultation={consultation}
              closed={closed}
            />
            <AskBox past={past} closed={closed} pending={unsent !== undefined} onSay={say} />
          </>
        )}
        {phase === 'examine' && <ExaminePanel {...phaseProps} events={events} />}
        {phase === 'tests' && <TestsPanel {...phaseProps} />}
        {phase === 'diagnose' && <DiagnosePanel {...phaseProps} {...diagnosis} />}
        {phase === 'treat' && <TreatPanel {...phaseProps} />}
        {phase === 'record' && <RecordPanel {...phaseProps} {...record} />}
      </div>
    </>
  )
}
