import { CourseGrid } from '#courses'
import { NewsLines } from '#news'
import { topicsAddress, TopicView } from '#topics'
import { Breadcrumb } from '#ui'
import type { ComponentProps } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { drawSubject } from './draw-subject.tsx'
import styles from './topics-page.module.css'

type Parts = ComponentProps<typeof TopicView>['parts']

const parts: Parts = {
  draw: drawSubject,
  courses: (courses) => <CourseGrid flat courses={courses} />,
  news: (news) => <NewsLines news={news} heading="h3" />,
}

/** One special topic. */
export const TopicPage = () => {
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  if (id === '') return <Navigate to={topicsAddress} replace />
  return (
    <div className={styles.one}>
      <Breadcrumb
        steps={[
          { name: '首页', to: '/' },
          { name: '专题', to: topicsAddress },
          { name: '专题详情' },
        ]}
      />
      <TopicView key={id} id={id} parts={parts} />
    </div>
  )
}
