import { ExamList, ManagedExamPage, ProctorRoom, type ScheduleAddresses } from '#exams'
import { useParams } from 'react-router'
import { base } from './screen.ts'

const list = `${base}/exams`

const addresses: ScheduleAddresses = {
  list,
  one: (id) => `${list}/${id}`,
  room: (id) => `${list}/${id}/room`,
  paper: (id) => `${base}/papers/${id}`,
}

/** The examinations of the school, for those who run it. */
export const ExamsPage = () => <ExamList addresses={addresses} />

/** One of them. */
export const ExamPage = () => {
  const { examId = '' } = useParams()
  return <ManagedExamPage key={examId} id={examId} addresses={addresses} />
}

/** The room in which it is watched. */
export const ExamRoomPage = () => {
  const { examId = '' } = useParams()
  return <ProctorRoom key={examId} examId={examId} />
}
