import { QuestionEditor } from '#questions'
import { useSearchParams } from 'react-router'
import { teacherAddresses } from './bank-addresses.ts'

/** newquestion?mode=bank: a teacher writes a question of the bank. */
export const NewQuestionPage = () => {
  const [query] = useSearchParams()
  const id = query.get('id') ?? undefined
  return <QuestionEditor key={id ?? ''} id={id} addresses={teacherAddresses} />
}
