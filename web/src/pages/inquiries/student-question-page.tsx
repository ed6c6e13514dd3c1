import { InquiryThread } from '#inquiries'
import { useNavigate, useSearchParams } from 'react-router'
import { askedQuestion, ownQuestions } from './inquiry-addresses.ts'
import { placeOf } from './place-of.ts'

/** stuquestiondetails: a question as whoever asked it, or learns the same course, reads it. */
export const StudentQuestionPage = () => {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const id = query.get('id') ?? ''
  return (
    <InquiryThread
      key={id}
      id={id}
      list={ownQuestions}
      placeOf={placeOf}
      addressOf={askedQuestion}
      onGone={() => void navigate(ownQuestions)}
    />
  )
}
