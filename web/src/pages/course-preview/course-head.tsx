import { Cover, DeclareTag, duration, KindBadge, readOutline, totalsOf, TrialTag } from '#courses'
import { OwnPeriodNote } from '#offerings'
import { Progress, Tag } from '#ui'
import type { CourseBase } from '@xinglin/contract/courses'
import { titles } from '@xinglin/contract/identity'
import styles from './course-head.module.css'
import { Actions } from './actions.tsx'
import { Facts } from './facts.tsx'

const lengthOf = (json: string) => {
  const outline = readOutline(json)
  return outline ? duration(totalsOf(outline).minutes) : '—'
}

const Author = ({ course }: { course: CourseBase }) => (
  <p className={styles.author}>
    <strong>{course.CreateUserName}</strong>
    {titles[course.CreateUserType] && <span>{titles[course.CreateUserType]}</span>}
    <span>{course.SchoolName}</span>
  </p>
)

const Done = ({ course }: { course: CourseBase }) => (
  <div className={styles.progress}>
    <Progress value={course.CourseProgress} label="学习进度" className={styles.bar} />
    <span className={styles.figures}>
      <strong>{Math.floor(course.CourseProgress)}%</strong> 已完成 {course.DoneCount}/
      {course.ItemCount}
    </span>
  </div>
)

/** The head of a preview: cover, name, what it is, how far one is, and what one may do. */
export const CourseHead = ({ course, contestId }: { course: CourseBase; contestId: string }) => (
  <section className={styles.head}>
    <div className={styles.cover}>
      <Cover src={course.ImgUrl} motif={course.Motif} id={course.Id} />
    </div>
    <div className={styles.words}>
      <div className={styles.tags}>
        <KindBadge kind={course.HasVirtual} />
        <DeclareTag {...course} />
        {course.KnowledgeTypeList.map(({ Name }) => (
          <Tag key={Name}>{Name}</Tag>
        ))}
        <TrialTag {...course} />
      </div>
      <h1 className={styles.name}>{course.Name}</h1>
      <Author course={course} />
      <Facts course={course} length={lengthOf(course.CourseInfoModel.LearningOutline)} />
      {course.Period && <OwnPeriodNote period={course.Period} />}
      <div className={styles.actions}>
        {(course.CourseProgress > 0 || course.DoneCount > 0) && <Done course={course} />}
        <Actions course={course} contestId={contestId} />
      </div>
    </div>
  </section>
)
