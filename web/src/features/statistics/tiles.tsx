import { Bone, Button, CountUp } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { BookOpen, LogIn, MousePointerClick, RotateCw, Users } from 'lucide-react'
import { schoolFigures } from './queries.ts'
import look from './tiles.module.css'

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
    <ul className={look.tiles} aria-busy={isPending}>
      {tiles.map(({ name, icon: Icon, member }) => (
        <li key={member} className={look.tile}>
          <span className={look.sign} aria-hidden="true">
            <Icon size={21} />
          </span>
          <div className={look.words}>
            <span className={look.name}>{name}</span>
            <span className={look.figure}>
              {isPending ? (
                <Bone width="72px" height="26px" />
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
        <li className={look.retry}>
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
