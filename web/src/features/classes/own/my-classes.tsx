import { Skeleton, Card, Empty, Failure, Tag } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { OwnClass } from '@xinglin/contract/classes'
import { GraduationCap, Presentation } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { JoinForm } from './join-form.tsx'
import { myClasses } from './own-queries.ts'
import styles from './own.module.css'

const postNames: Readonly<Record<OwnClass['Post'], string>> = {
  student: '',
  lead: '任课教师',
  teacher: '教师',
  assistant: '助教',
}

const ClassCard = ({
  one,
  addressOf,
}: {
  one: OwnClass
  addressOf: (classId: string) => string
}) => {
  const isTeaching = one.Kind === 'teaching'
  const Icon = isTeaching ? Presentation : GraduationCap
  const post = isTeaching || one.Post === 'student' ? postNames[one.Post] : '班主任'
  return (
    <li>
      <Card className={styles.card}>
        <span className={styles.icon} data-kind={one.Kind}>
          <Icon size={20} aria-hidden />
        </span>
        <div className={styles.words}>
          <p className={styles.kind}>{isTeaching ? '教学班' : '行政班'}</p>
          <h2 className={styles.name}>
            <Link to={addressOf(one.Id)}>
              {isTeaching && one.Course ? `${one.Course} · ${one.Name}` : one.Name}
            </Link>
          </h2>
          <p className={styles.about}>
            {one.TermName && <span>{one.TermName}</span>}
            {one.TeacherName && (
              <span>
                {isTeaching ? '任课教师' : '班主任'} {one.TeacherName}
              </span>
            )}
            <span>{one.StudentCount} 名学生</span>
          </p>
        </div>
        <span className={styles.tags}>
          {post && <Tag tone="school">{post}</Tag>}
          {one.State === 'archived' && <Tag>已归档</Tag>}
        </span>
      </Card>
    </li>
  )
}

/** The person's own classes; a student joins others by their code. */
export const MyClasses = ({
  joins,
  given,
  addressOf,
  next,
}: {
  /** Students join by a code. */
  joins: boolean
  /** The code of the address that was scanned; empty without one. */
  given: string
  addressOf: (classId: string) => string
  /** What a teacher without classes does next. */
  next: ReactNode
}) => {
  const { data, error, refetch } = useQuery(myClasses)
  return (
    <div className={styles.page}>
      {joins && <JoinForm key={given} given={given} addressOf={addressOf} />}
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <section aria-busy="true" aria-label="正在加载班级" className={styles.page}>
          <Skeleton height="104px" shape="block" />
          <Skeleton height="104px" shape="block" />
        </section>
      )}
      {data?.List.length === 0 && (
        <Empty
          head="未加入班级"
          note={joins ? '输入班级码加入教学班；行政班由学校编入。' : '还没有任教的班级。'}
          next={!joins && next}
        />
      )}
      {data && data.List.length > 0 && (
        <ul className={styles.cards}>
          {data.List.map((one) => (
            <ClassCard key={one.Id} one={one} addressOf={addressOf} />
          ))}
        </ul>
      )}
    </div>
  )
}
