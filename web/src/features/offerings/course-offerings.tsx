import { call } from '#call'
import { BoneText, Button, confirm, Empty, Failure, longMomentOf, Switch, Tag, toast } from '#ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type Offering,
  offeringStateNames,
  openToOthers,
  withdrawOffering,
} from '@xinglin/contract/offerings'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { OfferingDrawer } from './offering-drawer.tsx'
import { offeringsKey, offeringsOf } from './offering-queries.ts'
import look from './offerings.module.css'

const tones = { upcoming: 'neutral', open: 'success', closed: 'warning' } as const

const spanOf = (from: string | null, until: string | null, always: string): string => {
  if (from === null && until === null) return always
  if (until === null) return `${longMomentOf(from ?? '')} 起`
  return from === null
    ? `至 ${longMomentOf(until)}`
    : `${longMomentOf(from)} 至 ${longMomentOf(until)}`
}

const Card = ({
  one,
  onEdit,
  onWithdraw,
}: {
  one: Offering
  onEdit: () => void
  onWithdraw: () => void
}) => {
  const given = one.Targets.filter(({ Excluded }) => !Excluded)
  const without = one.Targets.filter(({ Excluded }) => Excluded)
  return (
    <li className={look.card}>
      <div className={look.cardHead}>
        <strong className={look.name}>{given.map(({ Name }) => Name).join('、')}</strong>
        <Tag tone={tones[one.State]}>{offeringStateNames[one.State]}</Tag>
      </div>
      <dl className={look.facts}>
        <div>
          <dt>学期</dt>
          <dd>{one.TermName}</dd>
        </div>
        <div>
          <dt>学习时间</dt>
          <dd>{spanOf(one.OpensAt, one.ClosesAt, '不限')}</dd>
        </div>
        {(one.ExamFrom !== null || one.ExamUntil !== null) && (
          <div>
            <dt>考核时间</dt>
            <dd>{spanOf(one.ExamFrom, one.ExamUntil, '')}</dd>
          </div>
        )}
        {one.MostRounds > 0 && (
          <div>
            <dt>学习次数</dt>
            <dd>最多 {one.MostRounds} 次</dd>
          </div>
        )}
        {one.Deadlines.length > 0 && (
          <div>
            <dt>截止时间</dt>
            <dd>{one.Deadlines.length} 项内容</dd>
          </div>
        )}
        {without.length > 0 && (
          <div>
            <dt>除外</dt>
            <dd>{without.map(({ Name }) => Name).join('、')}</dd>
          </div>
        )}
        <div>
          <dt>安排人</dt>
          <dd>{one.GivenBy}</dd>
        </div>
      </dl>
      {one.MayChange && (
        <div className={look.deeds}>
          <Button size="small" onClick={onEdit}>
            修改
          </Button>
          <Button size="small" kind="plain" onClick={onWithdraw}>
            取消安排
          </Button>
        </div>
      )}
    </li>
  )
}

/** To whom a course is given: term, classes, dates; given to others, changed and taken back here. */
export const CourseOfferings = ({ courseId }: { courseId: string }) => {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(offeringsOf(courseId))
  const [editing, setEditing] = useState<Offering | 'new'>()
  const changed = () => queries.invalidateQueries({ queryKey: offeringsKey })
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
  if (!data) return <BoneText lines={6} />
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
    <div className={look.panel}>
      {data.List.length > 0 && (
        <div className={look.top}>
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
        <ul className={look.cards}>
          {data.List.map((one) => (
            <Card
              key={one.Id}
              one={one}
              onEdit={() => setEditing(one)}
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
    </div>
  )
}
