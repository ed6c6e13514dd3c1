import { Practice } from '#questions'
import { Band } from '#ui'
import look from './knowledge-exam-page.module.css'

/** KnowledgeExam without an examination: what of the bank one may practise. */
export const KnowledgeExamPage = () => (
  <>
    <Band steps={[{ name: '首页', to: '/' }, { name: '题库' }]} title="题库" />
    <div className={look.inside}>
      <Practice />
    </div>
  </>
)
