import { ExamAnalysisPage, ExamList, ManagedExamPage, ProctorRoom, RegradePage } from '#exams'
import { useParams } from 'react-router'
import { teacherExams } from './exam-addresses.ts'
import styles from './exams-page.module.css'

/** 考试 for teachers: those that they set, and those of classes that they teach. */
export const ExamsPage = () => (
  <div className={styles.page}>
    <ExamList addresses={teacherExams} />
  </div>
)

/** One examination of a teacher. */
export const ExamPage = () => {
  const { examId = '' } = useParams()
  return (
    <div className={styles.page}>
      <ManagedExamPage key={examId} id={examId} addresses={teacherExams} />
    </div>
  )
}

/** What its answers say. */
export const ExamAnalysis = () => {
  const { examId = '' } = useParams()
  return (
    <div className={styles.page}>
      <ExamAnalysisPage key={examId} examId={examId} addresses={teacherExams} />
    </div>
  )
}

/** What of it is scored otherwise than its questions say. */
export const ExamRegrade = () => {
  const { examId = '' } = useParams()
  return (
    <div className={styles.page}>
      <RegradePage key={examId} examId={examId} addresses={teacherExams} />
    </div>
  )
}

/** The room in which it is watched. */
export const ExamRoomPage = () => {
  const { examId = '' } = useParams()
  return (
    <div className={styles.page}>
      <ProctorRoom key={examId} examId={examId} />
    </div>
  )
}
