import { BoneText, ButtonLink, Failure, usePageTitle } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { MarkedReport } from './marked-report.tsx'
import look from './marked-report.module.css'
import { markedOf } from '../session/queries.ts'
import { caution } from '../session/words.ts'

/** The marked report of a session, for whoever wrote it and for those who teach them. */
export const MarkedReportRoom = ({
  sessionId,
  back,
}: {
  sessionId: string
  /** Where in the course it belongs. */
  back: string
}) => {
  const { data, error, isPending, refetch } = useQuery(markedOf(sessionId))
  usePageTitle(data ? `实验报告：${data.Protocol.title} — ${data.CourseName}` : '实验报告')
  const leave = (
    <ButtonLink icon={<ArrowLeft size={16} aria-hidden />} to={back}>
      返回课程
    </ButtonLink>
  )
  return (
    <div className={look.page}>
      <p className={look.over}>
        {data ? `${data.CourseName} · 第 ${data.No} 次实验` : '虚拟实验'}
        {data && !data.Mine && ` · ${data.Learner}`}
      </p>
      <h1>{data ? `实验报告：${data.Protocol.title}` : '实验报告'}</h1>
      <p className={look.caution}>{caution}</p>
      {isPending && <BoneText lines={8} />}
      {!isPending && !data && (
        <Failure head="报告暂时看不到" error={error} onRetry={() => void refetch()} other={leave} />
      )}
      {data && <MarkedReport marked={data} next={leave} />}
    </div>
  )
}
