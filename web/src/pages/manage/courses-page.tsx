import { Cover, ManagedCourses } from '#courses'
import { findTeachers } from '#identity'
import { useDepartmentChoices } from '#schools'
import type { ComponentProps } from 'react'

const cover: ComponentProps<typeof ManagedCourses>['cover'] = ({ Id, ImgUrl, Motif }) => (
  <Cover src={ImgUrl} motif={Motif} id={Id} small />
)

/** The courses of the school: examined, published, taken down. */
export const CoursesPage = () => (
  <ManagedCourses places={useDepartmentChoices()} findTeachers={findTeachers} cover={cover} />
)
