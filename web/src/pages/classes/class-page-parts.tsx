import type { ClassPageParts } from '#classes'
import { Cover } from '#courses'
import { readNumbers } from '#imports'
import { AnnouncementsPanel } from '#messages'
import { GradebookPanel, OwnGrade } from '#scores'
import { analyticsAddress, offeringsAddress } from '../analytics/analytics-addresses.ts'
import { ClassTasks } from './class-tasks.tsx'
import { joinAddress } from './class-addresses.ts'

/** What a class is shown with that other features have. */
export const classPageParts: ClassPageParts = {
  readNumbers,
  joinAddress,
  tasks: (one) => <ClassTasks one={one} />,
  cover: ({ Id, ImgUrl, Motif }) => <Cover small src={ImgUrl} motif={Motif} id={Id} />,
  courseAddress: (courseId) => `/CoursePreview/${courseId}`,
  learnersAddress: analyticsAddress,
  offeringsAddress,
  announcements: ({ Kind, Id, Course, Name }) => (
    <AnnouncementsPanel
      of={{ kind: Kind, id: Id }}
      name={[Course, Name].filter(Boolean).join(' ')}
    />
  ),
  grades: (classId) => <GradebookPanel classId={classId} />,
  ownGrade: (classId) => <OwnGrade classId={classId} />,
}
