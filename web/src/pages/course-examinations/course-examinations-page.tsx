import { OnceDesk, playerAddress } from '#learning'
import { Band } from '#ui'
import type { OnceItem } from '@xinglin/contract/learning'
import { useParams } from 'react-router'

/** Where the report of each kind of simulation is read, within the player of its course. */
const reports: Readonly<Record<OnceItem['Kind'], string>> = {
  consultation: 'debrief',
  operation: 'opreport',
  experiment: 'labreport',
}

const headOf = (courseId: string) => (courseName: string) => (
  <Band
    steps={[
      { name: '首页', to: '/' },
      { name: courseName || '课程', to: `/CoursePreview/${courseId}` },
      { name: '考核与公布' },
    ]}
    title="考核与公布"
  />
)

/** What each student of a course takes once, for whoever teaches it and those who run the school. */
export const CourseExaminationsPage = () => {
  const { courseId = '' } = useParams()
  return (
    <OnceDesk
      key={courseId}
      courseId={courseId}
      head={headOf(courseId)}
      addressOf={({ ItemId, Kind }, { SessionId, ProgressId }) =>
        `${playerAddress(courseId, { progressId: ProgressId, itemId: ItemId })}?${reports[Kind]}=${SessionId}`
      }
    />
  )
}
