import { Skeleton, Button, CountUp } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { BookOpen, LogIn, MousePointerClick, RotateCw, Users } from 'lucide-react'
import { schoolFigures } from './queries.ts'
import styles from './tiles.module.css'

const tiles = [
  { name: '课程数', icon: BookOpen, member: 'CourseCount' },
  { name: '点击数', icon: MousePointerClick, member: 'CourseClickTotal' },
  { name: '访问数', icon: Users, member: 'CourseVisitTotal' },
  { name: '登录数', icon: LogIn, member: 'LoginCount' },
] as const

/** Four figures of the school; a dash in each where they could not be had. */
export const StatisticsTiles = () => {
  const { data, error, isPending, refetch } = useQuery(schoolFigures)
  return (
    <ul className={styles.tiles} aria-busy={isPending}>
      {tiles.map(({ name, icon: Icon, member }) => (
        <li key={member} className={styles.tile}>
          <span className={styles.sign} aria-hidden="true">
            <Icon size={21} />
          </span>
          <div className={styles.words}>
            <span className={styles.name}>{name}</span>
            <span className={styles.figure}>
              {isPending ? (
                <Skeleton width="72px" height="26px" />
              ) : data ? (
                <CountUp value={data[member]} />
              ) : (
                '—'
              )}
            </span>
          </div>
        </li>
      ))}
      {error && (
        <li className={styles.retry}>
          <Button
            kind="plain"
            size="small"
            icon={<RotateCw size={14} aria-hidden />}
            onClick={() => void refetch()}
          >
            统计加载失败，重试
          </Button>
        </li>
      )}
    </ul>
  )
}
