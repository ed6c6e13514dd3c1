import { PointLedger, PointRanking, PointRules, PointSummary } from '#points'
import { useSession } from '#session'
import { role } from '@xinglin/contract/identity'
import type { ReactNode } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { learnerRoles } from '../personal/personal-menu.ts'
import { PageHead } from '../personal/page-head.tsx'
import { pointAddresses } from './point-addresses.ts'
import styles from './points-page.module.css'

const pages = [
  { name: '积分概览', to: pointAddresses.summary, own: true },
  { name: '获取积分', to: pointAddresses.rules, own: true },
  { name: '积分明细', to: pointAddresses.ledger, own: true },
  { name: '积分排行', to: pointAddresses.ranking, own: false },
]

/** A page of points, with the way to the others. */
const Framed = ({ title, children }: { title: string; children: ReactNode }) => {
  const { pathname } = useLocation()
  const isLearner = learnerRoles.includes(useSession()?.RoleType ?? 0)
  return (
    <div className={styles.page}>
      <PageHead title={title} />
      <nav aria-label="积分" className={styles.nav}>
        {pages
          .filter(({ own }) => isLearner || !own)
          .map(({ name, to }) => (
            <Link key={to} to={to} aria-current={pathname === to ? 'page' : undefined}>
              {name}
            </Link>
          ))}
      </nav>
      {children}
    </div>
  )
}

/** Mypoints: the balance. */
export const PointsPage = () => (
  <Framed title="我的积分">
    <PointSummary addresses={pointAddresses} />
  </Framed>
)

/** Mygetpoints: how points are earned. */
export const PointRulesPage = () => (
  <Framed title="获取积分">
    <PointRules addresses={pointAddresses} />
  </Framed>
)

/** Mygetpointinfo: the ledger; of a student whom the address names, for those who teach them. */
export const PointLedgerPage = () => {
  const [query] = useSearchParams()
  const isStudent = useSession()?.RoleType === role.student
  const student = isStudent ? '' : (query.get('student') ?? '')
  return (
    <Framed title={student === '' ? '积分明细' : '学生积分'}>
      <PointLedger key={student} student={student} />
    </Framed>
  )
}

/** MygetRanking: who has most. */
export const PointRankingPage = () => (
  <Framed title="积分排行">
    <PointRanking isStudent={useSession()?.RoleType === role.student} addresses={pointAddresses} />
  </Framed>
)
