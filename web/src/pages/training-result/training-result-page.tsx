import { CallError, code } from '#call'
import { ResultSheet, resultOf } from '#learning'
import { SchoolLogo } from '#schools'
import { useSchool, useSession } from '#session'
import { Skeleton, SkeletonText, Button, ButtonLink, Empty, Failure, VisuallyHidden } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { personalAddress } from '../personal/personal-menu.ts'
import styles from './training-result-page.module.css'

/** A link that holds no longer: its owner finds the report after signing in. */
const Expired = ({ message, records }: { message: string; records: string | undefined }) => (
  <Empty
    head={message}
    note="分享链接 7 天内有效。报告的本人登录后，可以在学习记录里查看并重新分享。"
    next={
      <ButtonLink kind="primary" to={records ?? '/login'}>
        {records ? '查看我的学习记录' : '去登录'}
      </ButtonLink>
    }
  />
)

const Missing = ({ message }: { message: string }) => (
  <Empty
    head={message}
    note="请确认链接是否完整，或请分享的人重新发送。"
    next={<ButtonLink to="/">返回首页</ButtonLink>}
  />
)

/** A report on a page of its own, for whoever has the link to it, or for its owner; made to be printed. */
export const TrainingResultPage = () => {
  const school = useSchool()
  const records = personalAddress(school, useSession(), 'records')
  const [query] = useSearchParams()
  const link = query.get('session') ?? ''
  const own = query.get('progressId') ?? ''
  const hasLink = link !== '' || own !== ''
  const { data, error, refetch } = useQuery({
    ...resultOf(link, own),
    enabled: hasLink,
  })
  const content = () => {
    if (data) return <ResultSheet result={data} />
    if (!hasLink) return <Missing message="报告不存在" />
    if (error instanceof CallError && error.code === code.badLogin) {
      return <Expired message={error.message} records={records} />
    }
    if (error instanceof CallError && error.code === code.notFound)
      return <Missing message={error.message} />
    if (error) return <Failure head="报告加载失败" error={error} onRetry={() => void refetch()} />
    return (
      <section className={styles.bones} aria-busy="true" aria-label="正在加载报告">
        <Skeleton width="40%" height="34px" />
        <Skeleton height="170px" shape="block" />
        <SkeletonText lines={8} />
      </section>
    )
  }
  return (
    <main className={styles.page}>
      <div className={styles.top}>
        <Link className={styles.school} to="/" aria-label={`${school.Name}，首页`}>
          <SchoolLogo school={school} height={36} />
          <span>{school.Name}</span>
        </Link>
        {data && (
          <Button
            size="small"
            data-print="no"
            icon={<Printer size={15} aria-hidden />}
            onClick={() => window.print()}
          >
            打印
          </Button>
        )}
      </div>
      <div className={styles.sheet}>
        {!data && (
          <h1>
            <VisuallyHidden>学习报告</VisuallyHidden>
          </h1>
        )}
        {content()}
      </div>
      {data && (
        <p className={styles.note}>
          由{school.PlatformName || school.Name}生成；成绩来自教学模拟，不作为诊疗依据。
        </p>
      )}
    </main>
  )
}
