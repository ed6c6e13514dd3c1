import { BoneText, ButtonLink, Failure, usePageTitle } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { OperationReport } from './operation-report.tsx'
import look from './operation-report.module.css'
import { reportOf } from './queries.ts'
import { caution } from './words.ts'

/** What became of a session, for whoever did it and for those who teach them. */
export const OperationReportRoom = ({
  sessionId,
  back,
}: {
  sessionId: string
  /** Where in the course it belongs. */
  back: string
}) => {
  const { data, error, isPending, refetch } = useQuery(reportOf(sessionId))
  usePageTitle(data ? `操作报告：${data.View.title} — ${data.CourseName}` : '操作报告')
  const leave = (
    <ButtonLink icon={<ArrowLeft size={16} aria-hidden />} to={back}>
      返回课程
    </ButtonLink>
  )
  return (
    <div className={look.page}>
      <p className={look.over}>
        {data ? `${data.CourseName} · 第 ${data.No} 次操作` : '虚拟操作'}
        {data && !data.Mine && ` · ${data.Learner}`}
      </p>
      <h1>{data ? `操作报告：${data.View.title}` : '操作报告'}</h1>
      <p className={look.over}>{caution}</p>
      {isPending && <BoneText lines={8} />}
      {!isPending && !data && (
        <Failure head="报告暂时看不到" error={error} onRetry={() => void refetch()} other={leave} />
      )}
      {data && <OperationReport report={data} next={leave} />}
    </div>
  )
}
