import { call } from '#call'
import { useHeldWork } from '#session'
import { Button, ButtonLink, Tabs, Tag, toast, useLeaveGuard } from '#ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { submitLabReport } from '@xinglin/contract/experiment'
import { analysesOf } from '@xinglin/simulation/practical'
import { ArrowLeft, FastForward } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { AnalysisDesk } from './analysis/analysis-desk.tsx'
import { analysisMark, figureMark } from './recorder/figure-mark.ts'
import look from './laboratory.module.css'
import { Measurements, rowsOf } from './recorder/measurements.tsx'
import { ProtocolRail } from './protocol-rail.tsx'
import { allExperiments, type StageData } from './session/queries.ts'
import { type Cursors, Recorder } from './recorder/recorder.tsx'
import type { Recording } from './recorder/recording.ts'
import { ReportDesk } from './report/report-desk.tsx'
import { Specimen } from './specimen/specimen.tsx'
import { Tray } from './tray.tsx'
import { useExperiment } from './use-experiment.ts'
import { Frames, FramesContext } from './recorder/use-frames.ts'
import { useReport } from './report/use-report.ts'
import { caution } from './session/words.ts'

type Side = 'data' | 'analysis' | 'report'

/** The laboratory (实验室): protocol at the left, recorder and tray in the middle, specimen, data and report at the right. */
export const Laboratory = ({
  stage,
  recording,
  back,
  onSubmitted,
  onRefresh,
}: {
  stage: StageData
  recording: Recording
  back: string
  onSubmitted: () => void
  /** Looks again at where the session stands. */
  onRefresh: () => void
}) => {
  const { Protocol: protocol } = stage
  const queries = useQueryClient()
  const [frames] = useState(() => new Frames())
  const experiment = useExperiment(stage, recording)
  const { events, take, lost, trouble } = experiment
  const report = useReport(stage)
  const [step, setStep] = useState<string>()
  const [side, setSide] = useState<Side>('data')
  const [cursors, setCursors] = useState<Cursors>({ a: 0, b: 0 })
  const rows = useMemo(() => rowsOf(recording, events), [recording, events])
  const analyses = useMemo(
    () => analysesOf(protocol, events, new Map(rows.map(({ seq, value }) => [seq, value]))),
    [protocol, events, rows],
  )
  useEffect(() => frames.run((seconds) => recording.tick(seconds)), [frames, recording])
  useHeldWork(true)
  useLeaveGuard(report.dirty)

  const submit = useMutation({
    mutationFn: async () => {
      const settled = await experiment.settled()
      if (!settled || !(await report.keep())) throw new Error('还有内容没有保存，请稍后再提交。')
      return call(submitLabReport, { SessionId: stage.SessionId, Steps: recording.steps })
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: allExperiments })
      // The course knows of a finished item.
      void queries.invalidateQueries({ queryKey: ['learning'] })
      onSubmitted()
    },
    onError: (error) => toast.warning(error.message),
  })
  const closed = lost !== '' || submit.isPending
  const placed = step === undefined ? {} : { step }
  const add = (...lines: readonly string[]) =>
    report.write('results', [report.sections.results, ...lines].filter(Boolean).join('\n'))
  const paste = (channel: string, from: number, to: number) => {
    add(figureMark({ channel, from, to }))
    toast.success('本屏曲线已贴入“实验结果”，提交后按原始数据绘出。')
  }
  const data = (
    <Measurements
      key={step ?? ''}
      recording={recording}
      events={events}
      cursors={cursors}
      step={step}
      closed={closed}
      onTake={take}
    />
  )
  const analysing = (
    <AnalysisDesk
      analyses={analyses}
      closed={closed}
      onPaste={({ id }, words) => {
        add(words, analysisMark(id))
        toast.success('分析结果已贴入“实验结果”，提交后图按数据表重新算出。')
      }}
    />
  )
  const writing = (
    <ReportDesk
      protocol={protocol}
      report={report}
      rows={rows}
      pending={submit.isPending}
      closed={closed}
      onSubmit={() => submit.mutate()}
    />
  )
  return (
    <FramesContext value={frames}>
      <div className={look.stage}>
        <header className={look.bar}>
          <ButtonLink
            size="small"
            kind="plain"
            to={back}
            icon={<ArrowLeft size={17} aria-hidden />}
            aria-label="返回课程（实验会保留，时间停在这里）"
          >
            返回
          </ButtonLink>
          <div className={look.title}>
            <h1>{protocol.title}</h1>
            <p>{caution}</p>
          </div>
          {!protocol.reviewed && <Tag tone="warning">内容待专家审核</Tag>}
          <Button
            size="small"
            icon={<FastForward size={16} aria-hidden />}
            disabled={closed}
            onClick={() => take({ type: 'wait', seconds: 30 })}
          >
            快进 30 s
          </Button>
        </header>
        {trouble !== '' && (
          <p className={look.trouble} role="alert">
            {trouble}，正在重试；实验可以继续，操作都记着。
          </p>
        )}
        {lost !== '' && (
          <p className={look.trouble} role="alert">
            {lost}
            <Button size="small" onClick={onRefresh}>
              刷新
            </Button>
          </p>
        )}
        <div className={look.room}>
          <aside className={look.rail} aria-label="实验方案">
            <ProtocolRail
              protocol={protocol}
              events={events}
              chosen={step}
              closed={closed}
              onChoose={setStep}
              onTake={take}
            />
          </aside>
          <div className={look.middle}>
            <Recorder
              recording={recording}
              events={events}
              cursors={cursors}
              onCursors={setCursors}
              onFigure={paste}
            />
            <Tray
              protocol={protocol}
              closed={closed}
              onDo={(deed, values) => take({ type: 'do', deed, values, ...placed })}
            />
          </div>
          <aside className={look.side} aria-label="标本、数据与报告">
            <Specimen protocol={protocol} recording={recording} events={events} />
            <Tabs
              label="数据与报告"
              chosen={side}
              onChoose={setSide}
              tabs={[
                { value: 'data', name: `数据 ${rows.length}`, panel: () => data },
                ...(analyses.length > 0
                  ? [{ value: 'analysis' as const, name: '分析', panel: () => analysing }]
                  : []),
                { value: 'report', name: '实验报告', panel: () => writing },
              ]}
            />
          </aside>
        </div>
      </div>
    </FramesContext>
  )
}
