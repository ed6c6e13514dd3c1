import { WrittenAnnouncements } from '#messages'
import { PageHead } from '#ui'

/** What is announced to the school, its classes and its courses. */
export const AnnouncementsPage = () => (
  <>
    <PageHead title="公告" note="发给全校、班级或课程的通知；必读的须逐人确认。" />
    <WrittenAnnouncements />
  </>
)
