import { QuestionFigures } from '#exams'
import { QuestionDetail, QuestionList } from '#questions'
import { useSearchParams } from 'react-router'
import { teacherExams } from '../exams/exam-addresses.ts'
import { AnsweredQuestion } from '../inquiries/answer-question-page.tsx'
import { teacherAddresses } from './bank-addresses.ts'

/** questiondetails: the bank as a teacher sees it, one question of it, or (`?inquiry=`) what a student asked. */
export const QuestionDetailsPage = () => {
  const [query] = useSearchParams()
  const inquiry = query.get('inquiry')
  const id = query.get('id')
  if (inquiry) return <AnsweredQuestion id={inquiry} />
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
