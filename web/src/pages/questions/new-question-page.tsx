import { ImportQuestions, QuestionEditor } from '#questions'
import { useSearchParams } from 'react-router'
import { teacherAddresses } from './bank-addresses.ts'

/** newquestion: a teacher writes a question of the bank (mode=bank), or brings a file of them (mode=import). */
export const NewQuestionPage = () => {
  const [query] = useSearchParams()
  const id = query.get('id') ?? undefined
  if (query.get('mode') === 'import') return <ImportQuestions addresses={teacherAddresses} />
  return <QuestionEditor key={id ?? ''} id={id} addresses={teacherAddresses} />
}
