import { ExamResultView, OwnExams, SittingPage } from '#exams'
import { Practice } from '#questions'
import { useSchool, useSession } from '#session'
import { Band } from '#ui'
import { role } from '@xinglin/contract/identity'
import { useLocation, useSearchParams } from 'react-router'
import { contestExamAddresses } from '../competitions/contest-addresses.ts'
import { askableExamAddresses, ownExamAddresses } from '../exams/exam-addresses.ts'
import { isOpen } from '../shell/menu.ts'
import styles from './knowledge-exam-page.module.css'
import { stationRoom } from './station-room.tsx'

const practiceMenu = 2

const codeIn = (state: unknown): string => {
  const code = typeof state === 'object' && state !== null && 'code' in state ? state.code : ''
  return typeof code === 'string' ? code : ''
}

/**
 * KnowledgeExam: an examination while it is sat (`?exam=`), what came of one (`?result=`; `&contest=` of one that a contest held), else those that one has, and what
 * of the bank one may practise where the school's menu of it is open.
 */
export const KnowledgeExamPage = () => {
  const [query] = useSearchParams()
  const { state } = useLocation()
  const school = useSchool()
  const who = useSession()
  const examId = query.get('exam')
  const attemptId = query.get('result')
  const contestId = query.get('contest')
  if (examId)
    return (
      <div className={styles.sitting}>
        <SittingPage
          key={examId}
          examId={examId}
          code={codeIn(state)}
          addresses={ownExamAddresses}
          stationRoom={stationRoom}
        />
      </div>
    )
  const isStudent = who?.RoleType === role.student
  return (
    <>
      <Band
        steps={[{ name: '首页', to: '/' }, { name: '考试与题库' }]}
        title={attemptId ? '考试结果' : '考试与题库'}
      />
      <div className={styles.inside}>
        {attemptId ? (
          <ExamResultView
            key={attemptId}
            attemptId={attemptId}
            addresses={contestId ? contestExamAddresses(contestId) : askableExamAddresses}
          />
        ) : (
          <>
            {isStudent && (
              <section className={styles.exams} aria-labelledby="own-exams">
                <h2 id="own-exams">我的考试</h2>
                <OwnExams addresses={ownExamAddresses} />
              </section>
            )}
            {isOpen(practiceMenu, school, who) && (
              <section aria-labelledby="own-practice">
                <h2 id="own-practice">练习</h2>
                <Practice />
              </section>
            )}
          </>
        )}
      </div>
    </>
  )
}
