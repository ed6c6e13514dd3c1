import { AdministrativeClasses, AdministrativeRoster } from '#classes'
import { findTeachers } from '#identity'
import { readNumbers } from '#imports'
import { useCollegeChoices } from '#schools'
import { useParams } from 'react-router'
import { base } from './screen.ts'

const list = `${base}/classes`

/** 行政班, and the students of one of them. */
export const ClassesPage = () => {
  const { classId } = useParams()
  const departments = useCollegeChoices()
  return classId === undefined ? (
    <AdministrativeClasses
      tools={{ departments, findTeachers }}
      addressOf={(id) => `${list}/${id}`}
    />
  ) : (
    <AdministrativeRoster classId={classId} list={list} readNumbers={readNumbers} />
  )
}
