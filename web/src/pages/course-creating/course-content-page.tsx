import { ContentDesk, type DrawItem } from '#authoring'
import { ItemPreview } from '#learning'
import { countPages } from '#resources/reading'
import { Skeleton } from '#ui'
import { lazy, Suspense } from 'react'
import { CourseFrame } from './frame.tsx'
import { WayOn } from './way-on.tsx'

// What draws patients is large: it comes with the first one that is looked at.
const Briefing = lazy(() =>
  import('#simulations/consultation').then((m) => ({ default: m.Briefing })),
)

const nowhere = { courseId: '', progressId: '', itemId: '' }

const draw: DrawItem = (shown) => (
  <ItemPreview
    {...shown}
    door={(brief) => (
      <Suspense fallback={<Skeleton height="360px" shape="block" />}>
        <Briefing brief={brief} place={nowhere} recording={false} />
      </Suspense>
    )}
  />
)

const footOf = (courseId: string) => (flush: () => Promise<boolean>) => (
  <WayOn courseId={courseId} page="waiting" name="下一步：审核与发布" flush={flush} />
)

/** 构建课程, its third page: chapters with what is learnt in them. */
export const CourseContentPage = () => (
  <CourseFrame>
    {(file) => (
      <ContentDesk
        key={`${file.Course.Id} ${file.Editable}`}
        file={file}
        countPages={countPages}
        drawItem={draw}
        foot={footOf(file.Course.Id)}
      />
    )}
  </CourseFrame>
)
