import { QuestionFigures } from '#exams'
import { QuestionDetail, QuestionList } from '#questions'
import { useSearchParams } from 'react-router'
import { teacherExams } from '../exams/exam-addresses.ts'
import { teacherAddresses } from './bank-addresses.ts'

/** questiondetails: the bank as a teacher sees it, or one question of it. */
export const QuestionDetailsPage = () => {
  const [query] = useSearchParams()
  const id = query.get('id')
  return id ? (
    <QuestionDetail
      key={id}
      id={id}
      addresses={teacherAddresses}
      examFigures={
        <QuestionFigures
          questionId={id}
          analysisOf={teacherExams.analysis}
          regradeOf={teacherExams.regrade}
        />
      }
    />
  ) : (
    <QuestionList addresses={teacherAddresses} />
  )
}
