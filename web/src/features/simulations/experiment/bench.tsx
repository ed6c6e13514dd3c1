import { Button, ButtonLink, Tabs, Tag, toast } from '#ui'
import { WholeWindow } from '#simulations/kernel'
import type { Protocol } from '@xinglin/contract/simulations/experiment'
import { analysesOf } from '@xinglin/simulation/practical'
import { ArrowLeft, FastForward } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { AnalysisDesk } from './analysis/analysis-desk.tsx'
import { analysisMark, figureMark } from './recorder/figure-mark.ts'
import styles from './laboratory.module.css'
import { Measurements, rowsOf } from './recorder/measurements.tsx'
import { ProtocolRail } from './protocol-rail.tsx'
import { type Cursors, Recorder } from './recorder/recorder.tsx'
import type { Recording } from './recorder/recording.ts'
import { ReportDesk } from './report/report-desk.tsx'
import { Specimen } from './specimen/specimen.tsx'
import { Tray } from './tray.tsx'
import type { Experiment } from './use-experiment.ts'
import { Frames, FramesContext } from './recorder/use-frames.ts'
import type { Report } from './report/use-report.ts'
import { caution } from './session/words.ts'

type Side = 'data' | 'analysis' | 'report'

/** The bench (实验台) with everything around it: protocol at the left, recorder and tray in the middle, specimen, data and report at the right. */
export const Bench = ({
  protocol,
  recording,
  experiment,
  report,
  back,
  clock,
  pending,
  onSubmit,
  children,
}: {
  protocol: Protocol
  recording: Recording
  experiment: Pick<Experiment, 'events' | 'take' | 'lost'>
  report: Report
  /** The way out: where it leads, what it is called. */
  back: { readonly to: string; readonly name: string; readonly hint: string }
  /** Of a station: the time that is left. */
  clock?: ReactNode
  pending: boolean
  onSubmit: () => void
  /** What is to be said above it. */
  children?: ReactNode
}) => {
  const [frames] = useState(() => new Frames())
  const { events, take, lost } = experiment
  const [step, setStep] = useState<string>()
  const [side, setSide] = useState<Side>('data')
  const [cursors, setCursors] = useState<Cursors>()
  const rows = useMemo(() => rowsOf(recording, events), [recording, events])
  const analyses = useMemo(
    () => analysesOf(protocol, events, new Map(rows.map(({ seq, value }) => [seq, value]))),
    [protocol, events, rows],
  )
  useEffect(() => frames.run((seconds) => recording.tick(seconds)), [frames, recording])
  const closed = lost !== '' || pending
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
      pending={pending}
      closed={closed}
      onSubmit={onSubmit}
    />
  )
  return (
    <FramesContext value={frames}>
      <WholeWindow className={styles.stage}>
        <header className={styles.bar}>
          <ButtonLink
            size="small"
            kind="plain"
            to={back.to}
            icon={<ArrowLeft size={17} aria-hidden />}
            aria-label={back.hint}
          >
            {back.name}
          </ButtonLink>
          <div className={styles.title}>
            <h1>{protocol.title}</h1>
            <p>{caution}</p>
          </div>
          {clock}
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
        {children}
        <div className={styles.room}>
          <aside className={styles.rail} aria-label="实验方案">
            <ProtocolRail
              protocol={protocol}
              events={events}
              chosen={step}
              closed={closed}
              onChoose={setStep}
              onTake={take}
            />
          </aside>
          <div className={styles.middle}>
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
          <aside className={styles.side} aria-label="标本、数据与报告">
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
      </WholeWindow>
    </FramesContext>
  )
}
