import { Card, countWord, Failure } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { GraduationCap, Presentation } from 'lucide-react'
import { Link } from 'react-router'
import { administrativeClasses, defaultClasses } from '../administrative/administrative-queries.ts'
import { teachingClasses, defaultTeaching } from '../teaching/teaching-queries.ts'
import styles from './own.module.css'

const Entry = ({
  to,
  name,
  note,
  count,
  administrative,
}: {
  to: string
  name: string
  note: string
  count: number | undefined
  administrative: boolean
}) => {
  const Icon = administrative ? GraduationCap : Presentation
  return (
    <li>
      <Card className={styles.card}>
        <span className={styles.icon}>
          <Icon size={20} aria-hidden />
        </span>
        <div className={styles.words}>
          <h2 className={styles.name}>
            <Link to={to}>{name}</Link>
          </h2>
          <p className={styles.about}>{note}</p>
        </div>
        <p className={styles.about}>{count === undefined ? '…' : `${countWord(count)} 个班`}</p>
      </Card>
    </li>
  )
}

/** The two kinds of classes that one looks after, each with how many are open. */
export const ClassHub = ({
  teaching,
  administrative,
  runsSchool,
}: {
  /** Where each kind is listed. */
  teaching: string
  administrative: string
  runsSchool: boolean
}) => {
  const taught = useQuery(teachingClasses(defaultTeaching, ''))
  const headed = useQuery(administrativeClasses(defaultClasses))
  const failed = [taught, headed].find(({ error, data }) => error && !data)
  if (failed)
    return (
      <Failure
        error={failed.error}
        onRetry={() => {
          void taught.refetch()
          void headed.refetch()
        }}
      />
    )
  return (
    <ul className={styles.cards}>
      <Entry
        to={teaching}
        name="教学班"
        note={
          runsSchool
            ? '按学期与课程开设的班：学生、分组、课程、班级码。'
            : '您任教或协助的班：学生、分组、课程、班级码。'
        }
        count={taught.data?.Count}
        administrative={false}
      />
      <Entry
        to={administrative}
        name="行政班"
        note={
          runsSchool
            ? '按年级、院系与专业编的班：学生名单、转班与归档。'
            : '您担任班主任的班：学生名单与班级经历。'
        }
        count={headed.data?.Count}
        administrative
      />
    </ul>
  )
}
