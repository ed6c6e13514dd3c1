import { call } from '#call'
import { SkeletonText, Button, confirm, Empty, Failure, Switch, toast } from '#ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Offering, openToOthers, withdrawOffering } from '@xinglin/contract/offerings'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { OfferingCard } from './offering-card.tsx'
import { OfferingDrawer } from './offering-drawer.tsx'
import { offeringsKey, offeringsOf } from './offering-queries.ts'
import styles from './offerings.module.css'
import { OverrideDrawer, type OverrideFor } from './override-drawer.tsx'

/** To whom a course is given: term, classes, dates; given to others, changed and taken back here. */
export const CourseOfferings = ({ courseId }: { courseId: string }) => {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(offeringsOf(courseId))
  const [editing, setEditing] = useState<Offering | 'new'>()
  const changed = () => queries.invalidateQueries({ queryKey: offeringsKey })
  const [overriding, setOverriding] = useState<{ one: Offering; who: OverrideFor | undefined }>()
  const others = useMutation({
    mutationFn: (open: boolean) => call(openToOthers, { CourseId: courseId, OthersMayStudy: open }),
    onSuccess: changed,
    onError: (fault) => toast.warning(fault.message),
  })
  const withdraw = async (one: Offering) => {
    const agreed = await confirm({
      title: '取消这项开课安排？',
      note: '学生不再按这项安排学习；已有的学习记录和成绩保留。',
      yes: '取消安排',
      danger: true,
    })
    if (!agreed) return
    try {
      await call(withdrawOffering, { Id: one.Id })
      toast.success('已取消开课安排')
      await changed()
    } catch (fault) {
      toast.warning(fault instanceof Error ? fault.message : '取消失败，请重试')
    }
  }
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonText lines={6} />
  const add = (
    <Button
      kind="primary"
      icon={<CalendarPlus size={17} aria-hidden />}
      onClick={() => setEditing('new')}
    >
      新建安排
    </Button>
  )
  return (
    <div className={styles.panel}>
      {data.List.length > 0 && (
        <div className={styles.top}>
          {add}
          {data.MaySayOthers && (
            <Switch
              checked={data.OthersMayStudy}
              disabled={others.isPending}
              onChange={({ target }) => others.mutate(target.checked)}
            >
              未安排的学生也可自学
            </Switch>
          )}
        </div>
      )}
      {data.List.length === 0 ? (
        <Empty
          head="还没有开课安排"
          note="未安排时，有权查看课程的学生都可自学；安排后，所选班级按时间学习。"
          next={add}
        />
      ) : (
        <ul className={styles.cards}>
          {data.List.map((one) => (
            <OfferingCard
              key={one.Id}
              one={one}
              course={data}
              onEdit={() => setEditing(one)}
              onOverride={(who) => setOverriding({ one, who })}
              onWithdraw={() => void withdraw(one)}
            />
          ))}
        </ul>
      )}
      {editing && (
        <OfferingDrawer
          key={editing === 'new' ? 'new' : editing.Id}
          courseId={courseId}
          course={data}
          one={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
      {overriding && (
        <OverrideDrawer
          course={data}
          one={overriding.one}
          first={overriding.who}
          onClose={() => setOverriding(undefined)}
        />
      )}
    </div>
  )
}
