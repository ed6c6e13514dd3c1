import { FeedbackForm, Given } from '#feedback'
import { profile } from '#identity'
import { isMember, useSchool, useSession } from '#session'
import { SkeletonText, ButtonLink, Card } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { Phone, Search } from 'lucide-react'
import { useState } from 'react'
import styles from './feedback-page.module.css'
import { whereFrom } from './where-from.ts'

type Done = { id: string; code: string; contact: string }

const Beside = () => {
  const { ServicePhone: phone } = useSchool()
  const member = isMember(useSession())
  return (
    <Card as="aside" roomy className={styles.beside} aria-label="查询与联系">
      <h2 className={styles.title}>提交过反馈？</h2>
      <p className={styles.note}>
        {member ? '在“我的反馈”中查看进度、补充说明、评价回复。' : '凭查询码和联系方式查看进度。'}
      </p>
      <ButtonLink to="/Feedbackquery" icon={<Search size={17} aria-hidden />}>
        {member ? '我的反馈' : '查询反馈'}
      </ButtonLink>
      {phone && (
        <>
          <h2 className={styles.title}>着急的问题</h2>
          <p className={styles.note}>正在考试或上课时，请直接拨打服务热线。</p>
          <a className={styles.phone} href={`tel:${phone}`}>
            <Phone size={18} aria-hidden />
            {phone}
          </a>
        </>
      )}
    </Card>
  )
}

/** 意见反馈: the form, and after it the query code. */
export const FeedbackPage = () => {
  const member = isMember(useSession())
  const [from] = useState(whereFrom)
  const [done, setDone] = useState<Done>()
  const [round, setRound] = useState(0)
  const { data, isPending } = useQuery({ ...profile, enabled: member })
  const contact = data ? data.Phone || data.Email : ''
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>意见反馈</h1>
        <p>功能不好用、内容有错误、账号有问题，都可以告诉我们；每一条都会有老师处理。</p>
      </header>
      <div className={styles.columns}>
        <Card roomy className={styles.main}>
          {done && (
            <Given
              {...done}
              onAgain={() => {
                setDone(undefined)
                setRound(round + 1)
              }}
            />
          )}
          {!done && member && isPending && (
            <section aria-busy="true" aria-label="正在加载">
              <SkeletonText lines={8} />
            </section>
          )}
          {!done && !(member && isPending) && (
            <FeedbackForm key={round} from={from} knownContact={contact} onGiven={setDone} />
          )}
        </Card>
        <Beside />
      </div>
    </div>
  )
}
