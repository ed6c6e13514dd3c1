import { Button, confirm, Sheet, toast, useLeaveGuard, useMedia } from '#ui'
import { call, learningKey } from '#call'
import { useHeldWork } from '#session'
import { useTimeLeft, WholeWindow } from '#simulations/kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { finish, type RecordSections } from '@xinglin/contract/simulations/consultation'
import { NotebookPen } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { draftOf, isChanged } from '../deciding/diagnosis-draft.ts'
import { FinishDialog } from './finish-dialog.tsx'
import { leftOpen } from './left-open.ts'
import { linesOf } from '../session/log-lines.ts'
import { Notebook } from '../recording/notebook.tsx'
import { PatientPanel } from '../patient/patient-panel.tsx'
import { PhaseDesk } from './phase-desk.tsx'
import { allSessions, type StageData } from '../session/queries.ts'
import { changedSections, keepableSections } from '../recording/record-panel.tsx'
import { speakerFor } from '../session/speaker.ts'
import { StageBar } from './stage-bar.tsx'
import styles from './stage.module.css'
import { useSpeech } from '../talking/speech/use-speech.ts'
import { useConsultation } from '../session/use-consultation.ts'
import { useLastMoment } from './use-last-moment.ts'
import type { Phase } from '../session/words.ts'

/** The stage (诊室): the patient at the left, what one does in the middle, the notebook at the right; on narrow screens one below the other. */
export const ConsultationStage = ({
  stage,
  back,
  onEnded,
}: {
  stage: StageData
  /** Where in the course it belongs. */
  back: string
  /** The session is over: its report can be read. */
  onEnded: () => void
}) => {
  const queries = useQueryClient()
  const ended = useCallback(() => {
    void queries.invalidateQueries({ queryKey: allSessions })
    // The course knows of a finished item.
    void queries.invalidateQueries({ queryKey: learningKey })
    onEnded()
  }, [queries, onEnded])
  const consultation = useConsultation(stage, ended)
  const { view, events, comings, take, elsewhere, catchUp } = consultation
  const [phase, setPhase] = useState<Phase>('talk')
  const [asking, setAsking] = useState(false)
  const [notes, setNotes] = useState(false)
  const [diagnosis, setDiagnosis] = useState(() => draftOf(view.conclusion))
  const [record, setRecord] = useState<RecordSections>({})
  const wide = useMedia('(min-width: 1280px)')
  const middling = useMedia('(min-width: 900px)')
  const { patient } = view
  // Of the mood at the beginning nothing is kept; the first line shows the one of now where nothing was said yet.
  const [firstMood] = useState(patient.mood)
  const lines = useMemo(
    () => linesOf({ text: view.opening, mood: firstMood }, events, comings),
    [view.opening, firstMood, events, comings],
  )
  const spokenLines = useMemo(() => {
    const spoken = lines.filter((line) => line.kind === 'patient')
    // Read aloud is what is whole, and nothing before what is still on its way.
    const open = spoken.findIndex(({ coming }) => coming)
    return open < 0 ? spoken : spoken.slice(0, open)
  }, [lines])
  const speech = useSpeech(spokenLines, speakerFor(patient) ?? patient)

  const end = useMutation({
    mutationFn: () => call(finish, { SessionId: stage.SessionId }),
    onSuccess: ended,
    onError: (error) => toast.warning(error.message),
  })
  const left = useTimeLeft(stage.EndTime, () => {
    toast.warning('时间到，问诊已结束')
    end.mutate()
  })
  const closed = left === 0 || view.ended !== undefined || end.isPending || elsewhere
  const changed = isChanged(diagnosis, view.conclusion)
  const unwritten = Object.keys(changedSections(record, view.record)).length > 0
  useLastMoment(left, () => {
    // One thing at a time; what is still open is tried again a second later.
    if (closed || consultation.unsent) return
    const sections = keepableSections(record, view.record)
    const { primary } = diagnosis
    if (Object.keys(sections).length > 0) void take({ type: 'write', sections })
    else if (changed && primary)
      void take({ type: 'diagnose', conclusion: { ...diagnosis, primary } })
  })
  useHeldWork(view.ended === undefined)
  useLeaveGuard(!closed && (changed || unwritten))

  const hint = async () => {
    const agreed = await confirm({
      title: '要一条提示？',
      note: '每条提示从总分中扣1分，提示只说可以做什么，不说答案。',
      yes: '要提示',
    })
    if (agreed && (await take({ type: 'hint' }))) setPhase('talk')
  }
  const askToEnd = () => setAsking(true)
  const notebook = <Notebook view={view} events={events} onDeed={take} />
  const open = [
    ...(changed ? ['诊断有未保存的修改'] : []),
    ...(unwritten ? ['病历有未保存的内容'] : []),
    ...leftOpen(view, events),
  ]
  return (
    <WholeWindow className={styles.stage}>
      <StageBar
        view={view}
        left={left}
        back={back}
        speech={speech}
        closed={closed}
        onHint={() => void hint()}
        onFinish={askToEnd}
      />
      {elsewhere && (
        <div className={styles.elsewhere} role="alert">
          <span>问诊已在其他页面继续，这里暂停记录。</span>
          <Button size="small" onClick={() => void catchUp()}>
            在这里继续
          </Button>
        </div>
      )}
      {left === 0 && end.isError && (
        <div className={styles.elsewhere} role="alert">
          <span>时间到，已作答的内容都已保存。提交没有成功：{end.error.message}</span>
          <Button size="small" pending={end.isPending} onClick={() => end.mutate()}>
            重新提交
          </Button>
        </div>
      )}
      <div className={styles.room}>
        {middling && (
          <aside className={styles.patient} aria-label="患者">
            <PatientPanel view={view} events={events} lines={lines} />
          </aside>
        )}
        <div className={styles.middle}>
          {!middling && <PatientPanel view={view} events={events} lines={lines} slim />}
          <PhaseDesk
            phase={phase}
            onPhase={setPhase}
            lines={lines}
            consultation={consultation}
            closed={closed}
            diagnosis={{ draft: diagnosis, changed, onDraft: setDiagnosis }}
            record={{ draft: record, onDraft: setRecord }}
            beside={
              !wide && (
                <Button
                  size="small"
                  kind="plain"
                  icon={<NotebookPen size={16} aria-hidden />}
                  aria-label={`打开笔记本，${view.clues.length}条线索`}
                  onClick={() => setNotes(true)}
                >
                  {view.clues.length}
                </Button>
              )
            }
          />
        </div>
        {wide && (
          <aside className={styles.notes} aria-label="笔记本">
            <h2 className={styles.head}>我的笔记本</h2>
            {notebook}
          </aside>
        )}
      </div>
      {!wide && notes && (
        <Sheet title="我的笔记本" from="below" onClose={() => setNotes(false)}>
          {notebook}
        </Sheet>
      )}
      {asking && !closed && (
        <FinishDialog
          open={open}
          withheld={view.mode !== 'practice'}
          pending={end.isPending}
          onStay={() => setAsking(false)}
          onFinish={() => end.mutate()}
        />
      )}
    </WholeWindow>
  )
}
