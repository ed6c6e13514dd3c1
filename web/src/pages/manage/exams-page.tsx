import { ExamAnalysisPage, ExamList, ManagedExamPage, ProctorRoom, RegradePage } from '#exams'
import { useParams } from 'react-router'
import { ExamMarking } from '../exams/exam-marking.tsx'
import { managedExams } from './exam-addresses.ts'

/** The examinations of the school, for those who run it. */
export const ExamsPage = () => <ExamList addresses={managedExams} />

/** One of them. */
export const ExamPage = () => {
  const { examId = '' } = useParams()
  return <ManagedExamPage key={examId} id={examId} addresses={managedExams} />
}

/** What its answers say. */
export const ExamAnalysis = () => {
  const { examId = '' } = useParams()
  return <ExamAnalysisPage key={examId} examId={examId} addresses={managedExams} />
}

/** What of it is scored otherwise than its questions say. */
export const ExamRegrade = () => {
  const { examId = '' } = useParams()
  return <RegradePage key={examId} examId={examId} addresses={managedExams} />
}

/** The room in which it is watched. */
export const ExamRoomPage = () => {
  const { examId = '' } = useParams()
  return <ProctorRoom key={examId} examId={examId} />
}

/** What of it its teachers mark, for those who run the school to read. */
export const ExamMarkingPage = () => {
  const { examId = '' } = useParams()
  return <ExamMarking key={examId} examId={examId} addresses={managedExams} mayMark={false} />
}
