import { ImportQuestions, QuestionEditor } from '#questions'
import { useSession } from '#session'
import { role } from '@xinglin/contract/identity'
import { useSearchParams } from 'react-router'
import { AskPage } from '../inquiries/ask-page.tsx'
import { teacherAddresses } from './bank-addresses.ts'

/** newquestion: a student asks; a teacher writes a question of the bank (mode=bank), or brings a file of them (mode=import). */
export const NewQuestionPage = () => {
  const [query] = useSearchParams()
  const isStudent = useSession()?.RoleType === role.student
  const id = query.get('id') ?? undefined
  if (isStudent) return <AskPage />
  if (query.get('mode') === 'import') return <ImportQuestions addresses={teacherAddresses} />
  return <QuestionEditor key={id ?? ''} id={id} addresses={teacherAddresses} />
}
