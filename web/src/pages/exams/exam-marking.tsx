import { ManagedExamHead, type ScheduleAddresses, UnscoredNotice } from '#exams'
import { WorkList, WorkRoom } from '#marking'
import { useNavigate, useSearchParams } from 'react-router'
import { StationRecord } from './station-record.tsx'

/** The written answers of an examination, and one of them under the hands of whoever marks. */
export const ExamMarking = ({
  examId,
  addresses,
  mayMark,
}: {
  examId: string
  addresses: ScheduleAddresses
  mayMark: boolean
}) => {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const work = query.get('work')
  const list = addresses.marking(examId)
  const addressOf = (workId: string) => `${list}?work=${workId}`
  if (work)
    return (
      <WorkRoom
        key={work}
        kind="exam"
        workId={work}
        list={list}
        renderRecord={(workId) => <StationRecord workId={workId} />}
        onNext={(next) => void navigate(next ? addressOf(next) : list)}
      />
    )
  return (
    <>
      <ManagedExamHead id={examId} addresses={addresses} />
      <UnscoredNotice examId={examId} more={addresses.one(examId)} />
      <WorkList
        kind="exam"
        groupId={examId}
        mayMark={mayMark}
        isReleased={false}
        addressOf={addressOf}
      />
    </>
  )
}
