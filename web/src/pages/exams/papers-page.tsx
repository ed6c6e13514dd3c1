import { PaperList, PaperPage } from '#exams'
import { useParams } from 'react-router'
import { teacherPapers } from './exam-addresses.ts'
import styles from './exams-page.module.css'

/** 试卷 for teachers: their own, and what others froze. */
export const ExamPapersPage = () => (
  <div className={styles.page}>
    <PaperList addresses={teacherPapers} />
  </div>
)

/** One paper of a teacher; of a new one the form without an id. */
export const ExamPaperPage = () => {
  const { paperId = 'new' } = useParams()
  return (
    <div className={styles.page}>
      <PaperPage
        key={paperId}
        id={paperId === 'new' ? undefined : paperId}
        addresses={teacherPapers}
      />
    </div>
  )
}
