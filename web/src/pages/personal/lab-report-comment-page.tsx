import { MarkingRoom } from '#simulations/experiment'
import { playerAddress } from '#learning'
import { useNavigate, useSearchParams } from 'react-router'
import { reportAddress, reportList } from './lab-report-address.ts'

/** LabReportListComment: one report with what is said of it. */
export const LabReportCommentPage = () => {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const sessionId = query.get('id') ?? ''
  return (
    <MarkingRoom
      key={sessionId}
      sessionId={sessionId}
      list={reportList}
      addressOf={reportAddress}
      fullOf={({ CourseId, ProgressId, ItemId }) =>
        `${playerAddress(CourseId, { progressId: ProgressId, itemId: ItemId })}?labreport=${sessionId}`
      }
      onNext={(next) => void navigate(next ? reportAddress(next) : reportList)}
    />
  )
}
