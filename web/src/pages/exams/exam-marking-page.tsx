import { useParams } from 'react-router'
import { teacherExams } from './exam-addresses.ts'
import { ExamMarking } from './exam-marking.tsx'
import styles from './exams-page.module.css'

/** What of an examination its teachers mark. */
export const ExamMarkingPage = () => {
  const { examId = '' } = useParams()
  return (
    <div className={styles.page}>
      <ExamMarking key={examId} examId={examId} addresses={teacherExams} mayMark />
    </div>
  )
}
