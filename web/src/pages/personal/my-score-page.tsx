import { CertificateList, useDownload } from '#certificates'
import { wholeCatalogue } from '#courses'
import { detailAddress } from '#learning'
import { OwnScores } from '#scores'
import { useSession } from '#session'
import { role } from '@xinglin/contract/identity'
import type { ScoreLine } from '@xinglin/contract/scores'
import { useSearchParams } from 'react-router'
import { ownWork } from '../assignments/assignment-addresses.ts'
import { classAddress } from '../classes/class-addresses.ts'
import { contestAddresses } from '../competitions/contest-addresses.ts'
import { ownExamAddresses } from '../exams/exam-addresses.ts'
import { reportAddress } from './lab-report-address.ts'
import styles from './my-score-page.module.css'
import { PageHead } from './page-head.tsx'

const addresses: Readonly<Record<ScoreLine['Kind'], (line: ScoreLine) => string>> = {
  grade: ({ Id }) => `${classAddress(Id)}&tab=grade`,
  course: ({ Id }) => detailAddress(Id),
  report: ({ Id }) => reportAddress(Id),
  work: ({ Id, TaskId }) => ownWork(TaskId, Id),
  exam: ({ Id }) => ownExamAddresses.result(Id),
  contest: ({ Id, TaskId }) => `${contestAddresses.board(TaskId)}&round=${Id}`,
}
const addressOf = (line: ScoreLine) => addresses[line.Kind](line)

/** 我的成绩 of a student with their transcripts; those of a student of one's own to teachers, whom the address names. */
export const MyScorePage = () => {
  const [query] = useSearchParams()
  const isStudent = useSession()?.RoleType === role.student
  const student = isStudent ? '' : (query.get('student') ?? '')
  const { download } = useDownload()
  return (
    <div className={styles.page}>
      <PageHead title={isStudent ? '我的成绩' : '学生成绩'} />
      <OwnScores
        student={student}
        catalogue={wholeCatalogue}
        {...(isStudent && { addressOf, onIssued: download })}
      />
      {isStudent && (
        <section aria-labelledby="certificates">
          <h2 className={styles.title} id="certificates">
            我的证明
          </h2>
          <CertificateList />
        </section>
      )}
    </div>
  )
}
