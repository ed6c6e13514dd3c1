import { ReportRoom } from '#simulations/kernel'
import { useQuery } from '@tanstack/react-query'
import { OperationReport } from './operation-report.tsx'
import { reportOf } from './queries.ts'
import { caution } from './words.ts'

const words = { kind: '虚拟操作', report: '操作报告', deed: '操作' } as const

/** What became of a session, for whoever did it and for those who teach them. */
export const OperationReportRoom = ({
  sessionId,
  back,
  backName,
}: {
  sessionId: string
  /** Where in the course it belongs. */
  back: string
  backName?: string
}) => (
  <ReportRoom
    answer={useQuery(reportOf(sessionId))}
    words={words}
    titleOf={({ View: view }) => view.title}
    caution={caution}
    back={back}
    backName={backName}
  >
    {(report, leave) => <OperationReport report={report} next={leave} />}
  </ReportRoom>
)
