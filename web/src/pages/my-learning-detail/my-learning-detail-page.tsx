import { CallError, code } from '#call'
import { MyResults } from '#simulations/experiment'
import {
  AttemptDetail,
  courseHomeAddress,
  detailOf,
  playerAddress,
  ShareReport,
  WhosePaper,
} from '#learning'
import { useSchool, useSession } from '#session'
import {
  Skeleton,
  SkeletonText,
  Breadcrumb,
  Button,
  ButtonLink,
  Empty,
  Failure,
  usePageTitle,
  VisuallyHidden,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Play, Printer } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { personalAddress } from '../personal/personal-menu.ts'
import styles from './my-learning-detail-page.module.css'

/** A course without items holds its experiment elsewhere. */
const isElsewhere = ({ Items: items }: { readonly Items: readonly unknown[] }) => items.length === 0

const Bones = () => (
  <section className={styles.bones} aria-busy="true" aria-label="正在加载学习记录">
    <Skeleton height="240px" shape="block" />
    <SkeletonText lines={6} />
    <Skeleton height="320px" shape="block" />
  </section>
)

const Nothing = ({ records }: { records: string }) => (
  <>
    <h1>
      <VisuallyHidden>学习记录明细</VisuallyHidden>
    </h1>
    <Empty
      head="暂无学习数据"
      note="这条学习记录不存在，或不属于您。"
      next={
        <ButtonLink to={records}>{records === '/' ? '返回首页' : '查看我的学习记录'}</ButtonLink>
      }
    />
  </>
)

/** One round of learning in full, for whoever it belongs to. */
export const MyLearningDetailPage = () => {
  const [query] = useSearchParams()
  const school = useSchool()
  const who = useSession()
  const records = personalAddress(school, who, 'records')
  const progressId = query.get('progressId') ?? ''
  const { data, error, refetch } = useQuery({
    ...detailOf(progressId),
    enabled: progressId !== '',
  })
  usePageTitle(data ? `学习记录 — ${data.Attempt.CourseName}` : '学习记录')
  const missing = progressId === '' || (error instanceof CallError && error.code === code.notFound)
  const content = () => {
    if (missing) return <Nothing records={records ?? '/'} />
    if (data)
      return (
        <AttemptDetail
          detail={data}
          evidence={isElsewhere(data) && <MyResults progressId={progressId} />}
        />
      )
    if (error)
      return <Failure head="学习记录加载失败" error={error} onRetry={() => void refetch()} />
    return <Bones />
  }
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <Breadcrumb
          steps={[
            { name: records ? '我的学习' : '首页', to: records ?? '/' },
            { name: data?.Attempt.CourseName ?? '学习记录明细' },
          ]}
        />
        {data && (
          <div className={styles.actions} data-print="no">
            <ButtonLink
              size="small"
              to={courseHomeAddress(data.Attempt.CourseId)}
              icon={<ArrowLeft size={15} aria-hidden />}
            >
              返回课程
            </ButtonLink>
            {data.Attempt.State === 'active' && (
              <ButtonLink
                size="small"
                kind="primary"
                to={playerAddress(data.Attempt.CourseId, { progressId, itemId: '' })}
                icon={<Play size={15} aria-hidden />}
              >
                继续学习
              </ButtonLink>
            )}
            {data.Report && <ShareReport small progressId={progressId} />}
            <Button
              size="small"
              icon={<Printer size={15} aria-hidden />}
              onClick={() => window.print()}
            >
              导出 PDF
            </Button>
          </div>
        )}
      </div>
      <WhosePaper />
      {content()}
    </div>
  )
}
