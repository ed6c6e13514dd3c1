import { AdministrativeClasses, AdministrativeRoster } from '#classes'
import { findTeachers } from '#identity'
import { readNumbers } from '#imports'
import { useCollegeChoices } from '#schools'
import { manages, useSession } from '#session'
import { useParams } from 'react-router'
import { base } from './screen.ts'

const list = `${base}/classes`

/** 行政班, and the students of one of them. */
export const ClassesPage = () => {
  const { classId } = useParams()
  const departments = useCollegeChoices()
  const keeps = manages(useSession(), 'secretary')
  return classId === undefined ? (
    <AdministrativeClasses
      tools={keeps ? { departments, findTeachers } : undefined}
      addressOf={(id) => `${list}/${id}`}
    />
  ) : (
    <AdministrativeRoster
      classId={classId}
      list={list}
      readNumbers={keeps ? readNumbers : undefined}
    />
  )
}
