import { call } from '#call'
import { longestRemark } from '@xinglin/contract/marking'
import { Button, Checkbox, ChosenBar, Dialog, TextArea, TextField, toast } from '#ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  markTogether,
  releaseReports,
  type ReportLine,
} from '@xinglin/contract/simulations/experiment'
import { useState } from 'react'
import { markingChanged } from './marking-queries.ts'
import styles from './report-list.module.css'
import { lineKey } from './report-state.tsx'

const MarkDialog = ({
  courseId,
  sessionIds,
  onDone,
  onClose,
}: {
  courseId: string
  sessionIds: readonly string[]
  onDone: () => void
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const [share, setShare] = useState('80')
  const [comment, setComment] = useState('')
  const [release, setRelease] = useState(false)
  const per = Number(share)
  const wrong = share.trim() === '' || !Number.isInteger(per) || per < 0 || per > 100
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(markTogether, {
        CourseId: courseId,
        SessionIds: [...sessionIds],
        Share: per,
        Comment: comment,
        Release: release,
      }),
    onSuccess: async ({ Marked, Left }) => {
      toast.success(
        Left === 0
          ? `已批阅 ${Marked} 份`
          : `已批阅 ${Marked} 份，${Left} 份不在待批阅状态，未改动`,
      )
      await markingChanged(queries)
      onDone()
    },
    onError: (error) => toast.error(error.message),
  })
  return (
    <Dialog
      title={`批量批阅 ${sessionIds.length} 份报告`}
      hold
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            kind="primary"
            pending={isPending}
            disabled={wrong || [...comment].length > longestRemark}
            onClick={() => mutate()}
          >
            给分
          </Button>
        </>
      }
    >
      <div className={styles.share}>
        <p>每份报告的机器评分各按其操作与数据保留；教师部分按同一得分率给分，之后仍可逐份修改。</p>
        <TextField
          label="教师部分得分率（%）"
          inputMode="numeric"
          value={share}
          error={wrong ? '请填写 0 到 100 的整数' : undefined}
          onChange={(event) => setShare(event.target.value)}
        />
        <TextArea
          label="评语（可不填）"
          most={longestRemark}
          rows={3}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
        <Checkbox checked={release} onChange={(event) => setRelease(event.target.checked)}>
          批阅后立即发布给学生
        </Checkbox>
      </div>
    </Dialog>
  )
}

/** What is done with the chosen reports at once: marked with one share, or told to their students. */
export const Together = ({
  courseId,
  chosen,
  rows,
  onDone,
}: {
  courseId: string
  chosen: ReadonlySet<string>
  rows: readonly ReportLine[]
  onDone: () => void
}) => {
  const queries = useQueryClient()
  const [asking, ask] = useState(false)
  const of = (state: ReportLine['State']) =>
    rows
      .filter((row) => chosen.has(lineKey(row)) && row.State === state)
      .map(({ SessionId }) => SessionId)
  const [waiting, marked] = [of('waiting'), of('marked')]
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(releaseReports, { CourseId: courseId, SessionIds: marked }),
    onSuccess: async ({ Released }) => {
      toast.success(`已发布 ${Released} 份`)
      await markingChanged(queries)
      onDone()
    },
    onError: (error) => toast.error(error.message),
  })
  return (
    <>
      <ChosenBar count={chosen.size} onNone={onDone}>
        <Button size="small" disabled={waiting.length === 0} onClick={() => ask(true)}>
          批量批阅（{waiting.length}）
        </Button>
        <Button
          size="small"
          disabled={marked.length === 0}
          pending={isPending}
          onClick={() => mutate()}
        >
          发布成绩（{marked.length}）
        </Button>
      </ChosenBar>
      {asking && (
        <MarkDialog
          courseId={courseId}
          sessionIds={waiting}
          onDone={() => {
            ask(false)
            onDone()
          }}
          onClose={() => ask(false)}
        />
      )}
    </>
  )
}
