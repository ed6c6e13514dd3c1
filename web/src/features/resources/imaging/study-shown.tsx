import { Empty, Failure, Skeleton, StudyViewer } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { Resource } from '@xinglin/contract/resources'
import { Suspense, useMemo } from 'react'
import { CheckStudy } from './check-study.tsx'
import { RemovalList } from './removal-list.tsx'
import { seriesOf, studyOf } from './read-study.ts'
import styles from './imaging.module.css'

const bones = <Skeleton height="480px" shape="block" />

/** A study of a library: looked through for words first, then in the viewer. */
export const StudyShown = ({ resource }: { resource: Resource }) => {
  const { data, error, refetch } = useQuery(studyOf(resource))
  const series = useMemo(() => (data ? seriesOf(data.study) : []), [data])
  if (error) return <Failure head="影像加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) return bones
  if (resource.Unchecked && !resource.Mine)
    return <Empty head="影像正在检查" note="上传者检查完图上文字后即可查看。" />
  return (
    <div className={styles.shown}>
      {resource.Unchecked ? (
        <CheckStudy resource={resource} series={series} study={data.study} read={data.read} />
      ) : (
        <Suspense fallback={bones}>
          <StudyViewer series={series} read={data.read} name={resource.Title} />
        </Suspense>
      )}
      {resource.Mine && <RemovalList study={data.study} />}
    </div>
  )
}
