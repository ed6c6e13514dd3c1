import { QuestionFigures } from '#exams'
import { ImportQuestions, QuestionDetail, QuestionEditor, QuestionList } from '#questions'
import { useParams } from 'react-router'
import { managedBank } from './bank-addresses.ts'
import { managedExams } from './exam-addresses.ts'

/** The bank of the school, for those who run it. */
export const QuestionsPage = () => <QuestionList addresses={managedBank} />

/** Brings files of questions into it. */
export const QuestionImportPage = () => <ImportQuestions addresses={managedBank} />

/** One question of it. */
export const QuestionPage = () => {
  const { questionId = '' } = useParams()
  return (
    <QuestionDetail
      key={questionId}
      id={questionId}
      addresses={managedBank}
      examFigures={
        <QuestionFigures
          questionId={questionId}
          analysisOf={managedExams.analysis}
          regradeOf={managedExams.regrade}
        />
      }
    />
  )
}

/** The form of a question, of a new one without an id. */
export const QuestionFormPage = () => {
  const { questionId } = useParams()
  return <QuestionEditor key={questionId ?? ''} id={questionId} addresses={managedBank} />
}
