import { GuideCard } from '#schools'
import { useSession } from '#session'
import { Overview } from '#statistics'
import { TodayList } from '#today'
import { ButtonLink, Card, clockOf, longDayOf, PageHead, Tag, weekdayOf } from '#ui'
import { postDuties, postNames, role, type Session } from '@xinglin/contract/identity'
import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { isAdmin } from '../shell/menu.ts'
import styles from './overview-page.module.css'

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

/** What somebody with a post looks at first: what waits for them, their posts, and what these open. */
const PostOverview = ({ who }: { who: Session }) => {
  const [now] = useState(() => new Date())
  return (
    <>
      <PageHead
        title={`${greeting(now)}，${who.RealName}`}
        note={`${longDayOf(now)} ${weekdayOf(now)}`}
      />
      <div className={styles.today}>
        <TodayList head="h2" />
      </div>
      <h2 className={styles.posts}>我的职务</h2>
      <ul className={styles.cards}>
        {who.Posts.map(({ Kind, PlaceName }) => (
          <Card as="li" roomy key={`${Kind} ${PlaceName}`}>
            <p className={styles.post}>
              {postNames[Kind]}
              <Tag>{PlaceName || '范围已删除'}</Tag>
            </p>
            <p className={styles.duty}>{postDuties[Kind]}。</p>
          </Card>
        ))}
      </ul>
    </>
  )
}

/** What an administrator looks at first. */
export const OverviewPage = () => {
  const who = useSession()
  const [now] = useState(() => new Date())
  if (who && !isAdmin(who)) return <PostOverview who={who} />
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
      <GuideCard to="/manage/guide" />
      <div className={styles.today}>
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
