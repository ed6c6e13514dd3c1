import { TaughtConsultations } from '#simulations/consultation'
import { Band } from '#ui'
import { useParams } from 'react-router'
import { debriefAddress } from './debrief-address.ts'

const headOf = (courseId: string) => (courseName: string) => (
  <Band
    steps={[
      { name: '首页', to: '/' },
      { name: courseName || '课程', to: `/CoursePreview/${courseId}` },
      { name: '问诊学情' },
    ]}
    title="问诊学情"
  />
)

/** The consultations of a course, for whoever teaches it and those who run the school. */
export const ConsultationsPage = () => {
  const { courseId = '' } = useParams()
  return (
    <TaughtConsultations
      key={courseId}
      courseId={courseId}
      head={headOf(courseId)}
      addressOf={debriefAddress}
    />
  )
}
