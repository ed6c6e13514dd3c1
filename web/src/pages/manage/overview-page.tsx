import { useSession } from '#session'
import { Overview } from '#statistics'
import { TodayList } from '#today'
import { ButtonLink, clockOf, longDayOf, PageHead, weekdayOf } from '#ui'
import { role } from '@xinglin/contract/identity'
import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import look from './overview-page.module.css'

const greetings = [
  [5, '夜深了'],
  [11, '早上好'],
  [13, '中午好'],
  [18, '下午好'],
  [24, '晚上好'],
] as const

const greeting = (now: Date) => {
  const hour = Number(clockOf(now).slice(0, 2))
  return greetings.find(([until]) => hour < until)?.[1] ?? '您好'
}

/** What an administrator looks at first. */
export const OverviewPage = () => {
  const who = useSession()
  const [now] = useState(() => new Date())
  return (
    <>
      <PageHead
        title={`${greeting(now)}，${who?.RealName ?? ''}`}
        note={`${longDayOf(now)} ${weekdayOf(now)}`}
      >
        <ButtonLink to="/manage/users/import" icon={<FileSpreadsheet size={17} aria-hidden />}>
          导入用户
        </ButtonLink>
      </PageHead>
      <div className={look.today}>
        <TodayList head="h2" />
      </div>
      <Overview
        places={{
          pending: '/manage/courses',
          leads: who?.RoleType === role.operator ? '/manage/leads?state=new' : undefined,
          feedback: '/manage/feedback',
          users: '/manage/users',
          courses: '/manage/courses?state=all',
        }}
      />
    </>
  )
}
