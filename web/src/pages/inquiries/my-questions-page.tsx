import { OwnInquiries } from '#inquiries'
import { PageHead } from '../personal/page-head.tsx'
import { askedQuestion, asking } from './inquiry-addresses.ts'

/** MyQuestions: what a student asked. */
export const MyQuestionsPage = () => (
  <>
    <PageHead title="我的提问" />
    <OwnInquiries asking={asking} addressOf={askedQuestion} />
  </>
)
