import { TeachingClasses, TeachingClassDetail } from '#classes'
import { useParams } from 'react-router'
import { classPageParts } from '../classes/class-page-parts.tsx'
import { base } from './screen.ts'

const list = `${base}/teaching-classes`

/** 教学班 of the school, and one of them. */
export const TeachingClassesPage = () => {
  const { classId } = useParams()
  return classId === undefined ? (
    <TeachingClasses namesTeacher termsAt={`${base}/terms`} addressOf={(id) => `${list}/${id}`} />
  ) : (
    <TeachingClassDetail
      key={classId}
      classId={classId}
      list={list}
      namesTeacher
      tools={classPageParts}
    />
  )
}
