import { IntroductionDesk } from '#authoring'
import { CourseFrame } from './frame.tsx'
import { WayOn } from './way-on.tsx'

const footOf = (courseId: string) => (flush: () => Promise<boolean>) => (
  <WayOn courseId={courseId} page="content" name="下一步：课程内容" flush={flush} />
)

/** 构建课程, its second page: what the page of the course says. */
export const CourseBaseInfoPage = () => (
  <CourseFrame>
    {(file) => (
      <IntroductionDesk
        key={`${file.Course.Id} ${file.Editable}`}
        file={file}
        foot={footOf(file.Course.Id)}
      />
    )}
  </CourseFrame>
)
