import { CourseOutline, hasNoChapters, Introduction, ScoringStandard } from '#courses'
import { CourseModels } from '#models'
import { countOnTab, ReviewPanel } from '#reviews'
import { useSchool } from '#session'
import { Card, staying, Tabs, useAtOnce } from '#ui'
import type { CourseBase } from '@xinglin/contract/courses'
import { useSearchParams } from 'react-router'
import styles from './course-preview-page.module.css'

type Name = 'intro' | 'outline' | 'models' | 'scoring' | 'reviews'

const tabsOf = ({ Id, CommentTotal, CourseInfoModel: info }: CourseBase, hasReviews: boolean) => [
  {
    value: 'intro' as Name,
    name: '课程介绍',
    panel: () => <Introduction sections={info.CourseIntroductionList} />,
    shown: true,
  },
  {
    value: 'outline' as Name,
    name: '学习大纲',
    panel: () => <CourseOutline json={info.LearningOutline} />,
    shown: info.IsLearningOutline === 1 && !hasNoChapters(info.LearningOutline),
  },
  {
    value: 'models' as Name,
    name: '三维模型',
    panel: () => <CourseModels courseId={Id} />,
    shown: info.IsModels === 1,
  },
  {
    value: 'scoring' as Name,
    name: '评分标准',
    panel: () => <ScoringStandard dimensions={info.ScoringStandard} />,
    shown: info.IsScoringStandard === 1,
  },
  {
    value: 'reviews' as Name,
    name: CommentTotal > 0 ? `评价(${countOnTab(CommentTotal)})` : '评价',
    panel: () => <ReviewPanel courseId={Id} />,
    shown: hasReviews && info.IsEvaluation === 1,
  },
]

/** What a course tells of itself, by the flags of its author; the chosen tab stays in the address. */
export const CourseTabs = ({ course }: { course: CourseBase }) => {
  const [search, setSearch] = useSearchParams()
  const { Flags: flags } = useSchool()
  const tabs = tabsOf(course, flags['reviews'] !== false).filter(({ shown }) => shown)
  const [chosen, choose] = useAtOnce<Name>(
    tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'intro',
    (tab) => setSearch(tab === 'intro' ? {} : { tab }, { replace: true, state: staying }),
  )
  return (
    <Card className={styles.tabs}>
      <Tabs label="课程内容" tabs={tabs} chosen={chosen} onChoose={choose} />
    </Card>
  )
}
