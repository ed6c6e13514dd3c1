import { call, learningKey } from '#call'
import { useHeldWork } from '#session'
import { Button, toast, useLeaveGuard } from '#ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { submitLabReport } from '@xinglin/contract/simulations/experiment'
import { Bench } from './bench.tsx'
import styles from './laboratory.module.css'
import { begunEarlier, isOfThisEngine } from './session/engine.ts'
import { allExperiments, type StageData } from './session/queries.ts'
import type { Recording } from './recorder/recording.ts'
import { useExperiment } from './use-experiment.ts'
import { useReport } from './report/use-report.ts'

/** The laboratory (实验室) of a session: what is done at the bench and written is kept on the server. */
export const Laboratory = ({
  stage,
  recording,
  back,
  clock,
  onSubmitted,
  onRefresh,
}: {
  stage: StageData
  recording: Recording
  back: { readonly to: string; readonly name: string; readonly hint: string }
  /** Of a station: the time that is left. */
  clock: ReactNode
  onSubmitted: () => void
  /** Looks again at where the session stands. */
  onRefresh: () => void
}) => {
  const queries = useQueryClient()
  const experiment = useExperiment(stage, recording)
  const { lost, outdated, trouble } = experiment
  const report = useReport(stage)
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
      void queries.invalidateQueries({ queryKey: learningKey })
      onSubmitted()
    },
    onError: (error) => toast.warning(error.message),
  })
  return (
    <Bench
      protocol={stage.Protocol}
      recording={recording}
      experiment={experiment}
      report={report}
      back={back}
      clock={clock}
      pending={submit.isPending}
      onSubmit={() => submit.mutate()}
    >
      {!isOfThisEngine(stage) && <output className={styles.trouble}>{begunEarlier}</output>}
      {trouble !== '' && (
        <p className={styles.trouble} role="alert">
          {trouble}，正在重试；实验可以继续，操作都记着。
        </p>
      )}
      {outdated && (
        <p className={styles.trouble} role="alert">
          实验模型刚刚更新，已做的操作都已保存，请刷新页面后继续。
          <Button size="small" onClick={() => window.location.reload()}>
            刷新
          </Button>
        </p>
      )}
      {lost !== '' && (
        <p className={styles.trouble} role="alert">
          {lost}
          <Button size="small" onClick={onRefresh}>
            刷新
          </Button>
        </p>
      )}
    </Bench>
  )
}
