import { Failure, SkeletonText, Tag } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { schoolYearName, type TeachingYear } from '@xinglin/contract/peer-teaching'
import { Link } from 'react-router'
import { teachingYears } from './teaching-queries.ts'
import styles from './teaching.module.css'

/** A year in figures. */
export const YearFigures = ({ year }: { year: TeachingYear }) => (
  <dl className={styles.figures}>
    {[
      ['帮扶次数', `${year.Sessions}`],
      ['累计分钟', `${year.Minutes}`],
      ['帮扶人数', `${year.People}`],
      ['受助分钟', `${year.Received}`],
      ['待确认', `${year.Open}`],
      ['本校排名', year.Rank === null ? '—' : `第 ${year.Rank}`],
    ].map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** The school years of a student's peer teaching, the newest first. */
export const OwnYears = ({ addressOf }: { addressOf: (year: number) => string }) => {
  const { data, error, refetch } = useQuery(teachingYears())
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonText lines={6} />
  return (
    <ul className={styles.list} aria-label="学年">
      {data.List.map((year) => (
        <li key={year.Year} className={styles.line}>
          <h2 className={styles.title}>
            <Link to={addressOf(year.Year)}>{schoolYearName(year.Year)}</Link>{' '}
            {year.Year === data.Current && <Tag tone="success">本学年</Tag>}
          </h2>
          <YearFigures year={year} />
        </li>
      ))}
    </ul>
  )
}
