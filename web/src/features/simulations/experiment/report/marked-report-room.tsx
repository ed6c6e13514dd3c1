import { ReportRoom } from '#simulations/kernel'
import { useQuery } from '@tanstack/react-query'
import { MarkedReport } from './marked-report.tsx'
import { markedOf } from '../session/queries.ts'
import { caution } from '../session/words.ts'

const words = { kind: '虚拟实验', report: '实验报告', deed: '实验' } as const

/** The marked report of a session, for whoever wrote it and for those who teach them. */
export const MarkedReportRoom = ({
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
    answer={useQuery(markedOf(sessionId))}
    words={words}
    titleOf={({ Protocol: protocol }) => protocol.title}
    caution={caution}
    back={back}
    backName={backName}
  >
    {(marked, leave) => <MarkedReport marked={marked} next={leave} />}
  </ReportRoom>
)
