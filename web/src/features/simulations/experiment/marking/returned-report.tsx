import { call } from '#call'
import { Button, Card, confirm, TextArea, toast, useLeaveGuard } from '#ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { resubmitLabReport } from '@xinglin/contract/simulations/experiment'
import { longestSection, reportNames, reportSections } from '@xinglin/simulation/practical'
import { Send } from 'lucide-react'
import { Fragment } from 'react'
import { FiguresRead, unreadWord } from '../report/figures-read.tsx'
import { useReport } from '../report/use-report.ts'
import styles from './mark-panel.module.css'
import { markingChanged, type Marking } from './marking-queries.ts'

/** A returned report under the hands of whoever wrote it: its sections keep themselves, and it is handed in again. */
export const ReturnedReport = ({
  marking,
  draft,
}: {
  marking: Marking
  draft: NonNullable<Marking['Draft']>
}) => {
  const queries = useQueryClient()
  const report = useReport({ SessionId: marking.SessionId, Draft: draft })
  useLeaveGuard(report.dirty)
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (!(await report.keep())) throw new Error('还没有保存，请稍后再提交')
      return call(resubmitLabReport, { SessionId: marking.SessionId })
    },
    onSuccess: async ({ Version }) => {
      toast.success(`已重新提交（第 ${Version} 版）`)
      await markingChanged(queries)
    },
    onError: (error) => toast.error(error.message),
  })
  const submit = async () => {
    const agreed = await confirm({
      title: '重新提交实验报告？',
      note: `${unreadWord(report.sections)}提交后等待教师批阅，不能再改；以前的版本仍可查看。`,
      yes: '重新提交',
    })
    if (agreed) mutate()
  }
  return (
    <Card roomy>
      <section aria-labelledby="again" className={styles.panel}>
        <h2 id="again">修改报告</h2>
        <p className={styles.hint}>按评语和批注修改；实验数据不变。</p>
        {reportSections.map((section) => (
          <Fragment key={section}>
            <TextArea
              label={reportNames[section]}
              most={longestSection}
              rows={section === 'discussion' ? 8 : 4}
              value={report.sections[section] ?? ''}
              onChange={(event) => report.write(section, event.target.value)}
            />
            <FiguresRead section={section} text={report.sections[section] ?? ''} />
          </Fragment>
        ))}
        <output className={styles.hint}>{report.state}</output>
        <div>
          <Button
            kind="primary"
            icon={<Send size={16} aria-hidden />}
            pending={isPending}
            onClick={() => void submit()}
          >
            重新提交
          </Button>
        </div>
      </section>
    </Card>
  )
}
