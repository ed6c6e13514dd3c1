import { Cover, ManagedCourses } from '#courses'
import { ElsewhereDesk } from '#simulations/experiment'
import { findTeachers } from '#identity'
import { useDepartmentChoices } from '#schools'
import type { ComponentProps } from 'react'
import { analyticsAddress, offeringsAddress } from '../analytics/analytics-addresses.ts'

const cover: ComponentProps<typeof ManagedCourses>['cover'] = ({ Id, ImgUrl, Motif }) => (
  <Cover src={ImgUrl} motif={Motif} id={Id} small />
)

const addresses = { learners: analyticsAddress, offerings: offeringsAddress }

const elsewhere: ComponentProps<typeof ManagedCourses>['elsewhere'] = ({ Id, Name }) => (
  <ElsewhereDesk key={Id} courseId={Id} name={Name} />
)

/** The courses of the school: examined, published, taken down. */
export const CoursesPage = () => (
  <ManagedCourses
    places={useDepartmentChoices()}
    findTeachers={findTeachers}
    cover={cover}
    addresses={addresses}
    elsewhere={elsewhere}
  />
)
