import { JudgePage, JudgingList, ProctoringList } from '#competitions'
import { useSession } from '#session'
import { Breadcrumb, ButtonLink, Empty } from '#ui'
import { role } from '@xinglin/contract/identity'
import { useSearchParams } from 'react-router'
import { contestAddresses, judging, teacherContests } from './contest-addresses.ts'
import styles from './game-pages.module.css'
import { StationReport } from './station-report.tsx'

const first = [
  { name: '首页', to: '/' },
  { name: '竞赛', to: contestAddresses.lobby },
]

/** GameReview: the contests that one judges or watches over, the sheets of one, or what came of one's own session at a virtual station. */
export const JudgingPage = () => {
  const [query] = useSearchParams()
  const isStudent = useSession()?.RoleType === role.student
  const id = query.get('id')
  const session = query.get('session')
  if (id && session) {
    const isPractice = query.get('from') === 'practice'
    const back = isPractice ? contestAddresses.practice(id) : contestAddresses.board(id)
    return (
      <div className={styles.inside}>
        <Breadcrumb
          steps={[...first, { name: isPractice ? '备赛' : '成绩', to: back }, { name: '考站报告' }]}
        />
        <StationReport
          kind={query.get('kind') ?? ''}
          sessionId={session}
          back={back}
          backName={isPractice ? '返回备赛' : '返回成绩'}
        />
      </div>
    )
  }
  if (isStudent)
    return (
      <div className={styles.inside}>
        <Empty
          head="请从成绩页打开考站报告"
          note="成绩公示后，成绩页列出您各站的得分和报告。"
          next={
            <ButtonLink to={id ? contestAddresses.board(id) : contestAddresses.ownEntries}>
              {id ? '去成绩页' : '去我的竞赛'}
            </ButtonLink>
          }
        />
      </div>
    )
  return (
    <div className={styles.inside}>
      <Breadcrumb
        steps={[
          ...first,
          ...(id ? [{ name: '评审', to: '/GameReview' }, { name: '评分' }] : [{ name: '评审' }]),
        ]}
      />
      {id ? (
        <JudgePage key={id} contestId={id} />
      ) : (
        <>
          <JudgingList addressOf={judging} />
          <ProctoringList addressOf={teacherContests.control} />
        </>
      )}
    </div>
  )
}
