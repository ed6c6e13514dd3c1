import type { ClassPageParts } from '#classes'
import { Cover } from '#courses'
import { readNumbers } from '#imports'
import { AnnouncementsPanel } from '#messages'
import { GradebookPanel } from '#scores'
import { useSession } from '#session'
import { role } from '@xinglin/contract/identity'
import { analyticsAddress } from '../analytics/analytics-addresses.ts'
import { ClassTasks } from './class-tasks.tsx'
import { joinAddress } from './class-addresses.ts'

/** Taking grades back is confirmed by who runs the school. */
const Grades = ({ classId }: { classId: string }) => {
  const kind = useSession()?.RoleType ?? -1
  return (
    <GradebookPanel classId={classId} decides={kind === role.admin || kind === role.operator} />
  )
}

/** What a class is shown with that other features have. */
export const classPageParts: ClassPageParts = {
  readNumbers,
  joinAddress,
  tasks: (one) => <ClassTasks one={one} />,
  cover: ({ Id, ImgUrl, Motif }) => <Cover small src={ImgUrl} motif={Motif} id={Id} />,
  courseAddress: (courseId) => `/CoursePreview/${courseId}`,
  learnersAddress: analyticsAddress,
  announcements: ({ Kind, Id, Course, Name }) => (
    <AnnouncementsPanel
      of={{ kind: Kind, id: Id }}
      name={[Course, Name].filter(Boolean).join(' ')}
    />
  ),
  grades: (classId) => <Grades classId={classId} />,
}
