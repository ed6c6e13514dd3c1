import { AnswerQueue, InquiryThread } from '#inquiries'
import { useNavigate, useSearchParams } from 'react-router'
import { PageHead } from '../personal/page-head.tsx'
import { answeredQuestion, answering } from './inquiry-addresses.ts'
import { placeOf } from './place-of.ts'

/** A question as whoever teaches reads it. */
export const AnsweredQuestion = ({ id }: { id: string }) => {
  const navigate = useNavigate()
  return (
    <InquiryThread
      key={id}
      id={id}
      list={answering}
      placeOf={placeOf}
      addressOf={answeredQuestion}
      onGone={() => void navigate(answering)}
    />
  )
}

/** AnswerQuestion: what waits for whoever teaches, or (`?id=`) one question of it. */
export const AnswerQuestionPage = () => {
  const [query] = useSearchParams()
  const id = query.get('id')
  if (id) return <AnsweredQuestion id={id} />
  return (
    <>
      <PageHead title="答疑" note="学生对您的课程和任教班级提的问题，等得最久的在前。" />
      <AnswerQueue addressOf={answeredQuestion} />
    </>
  )
}
