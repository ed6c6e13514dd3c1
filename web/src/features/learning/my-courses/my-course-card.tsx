import { Button, ButtonLink, Card, momentOf, Progress, Tag } from '#ui'
import { HeartOff, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { playerAddress } from '../addresses/moolparam.ts'
import styles from './my-course-card.module.css'
import type { MyCourse } from './my-course-queries.ts'
import { courseHomeAddress } from '../addresses/record-addresses.ts'
import { lastTime } from '../report/when.ts'

const Standing = ({ course, now }: { course: MyCourse; now: number }) => {
  if (course.ProgressId === null)
    return (
      <p className={styles.last}>
        {course.Period
          ? [
              course.Period.Via.join('、') || '单独布置给您',
              course.Period.ClosesAt && `${momentOf(course.Period.ClosesAt)} 关闭`,
              '还没有开始学习',
            ]
              .filter(Boolean)
              .join(' · ')
          : '还没有开始学习'}
      </p>
    )
  return (
    <>
      <p className={styles.last}>
        {course.LastAt && lastTime(course.LastAt, now)}
        {course.CurrentTitle && ` · ${course.CurrentTitle}`}
      </p>
      <div className={styles.progress}>
        <Progress value={course.Progress} label={`${course.Name} 学习进度`} />
        <span>
          {Math.floor(course.Progress)}% · {course.DoneCount}/{course.ItemCount}
        </span>
      </div>
    </>
  )
}

const Action = ({ course }: { course: MyCourse }) => {
  const { Id, Name, ProgressId, CurrentItem, Message, Progress: done } = course
  if (Message !== '' && ProgressId !== null) return null
  // Where it cannot be studied its preview says what can be done: bought, mostly.
  if (ProgressId === null) {
    const word = course.Period && Message === '' ? '去学习' : '查看课程'
    return (
      <ButtonLink
        kind={word === '去学习' ? 'primary' : 'quiet'}
        size="small"
        to={`/CoursePreview/${Id}`}
        aria-label={`${word} ${Name}`}
      >
        {word}
      </ButtonLink>
    )
  }
  if (done >= 100) {
    return (
      <ButtonLink size="small" to={courseHomeAddress(Id)} aria-label={`回看课程 ${Name}`}>
        回看课程
      </ButtonLink>
    )
  }
  return (
    <ButtonLink
      kind="primary"
      size="small"
      icon={<Play size={14} aria-hidden />}
      to={playerAddress(Id, { progressId: ProgressId, itemId: CurrentItem ?? '' })}
      aria-label={`继续学习 ${Name}`}
    >
      继续学习
    </ButtonLink>
  )
}

/** One of one's courses: how far it is, where one stopped, and the way on; why not, where it can no longer be studied. */
export const MyCourseCard = ({
  course,
  now,
  cover,
  badge,
  onUnfavour,
}: {
  course: MyCourse
  now: number
  cover: ReactNode
  badge: ReactNode
  /** Takes it from the favourites; absent where that is not the matter. */
  onUnfavour: (() => void) | undefined
}) => {
  const begun = course.ProgressId !== null
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.picture}>
        <span className={styles.cover}>{cover}</span>
        <span className={styles.badge}>{badge}</span>
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={begun ? courseHomeAddress(course.Id) : `/CoursePreview/${course.Id}`}>
            {course.Name}
          </Link>
        </h2>
        <p className={styles.author}>
          {course.UserName} · {course.SchoolName}
        </p>
        {course.Message && (
          <p className={styles.message}>
            <Tag tone="warning">已失效</Tag>
            {course.Message}
          </p>
        )}
        <Standing course={course} now={now} />
        <div className={styles.actions}>
          <Action course={course} />
          {course.Message !== '' && begun && (
            <ButtonLink
              size="small"
              to={courseHomeAddress(course.Id)}
              aria-label={`查看学习记录 ${course.Name}`}
            >
              查看学习记录
            </ButtonLink>
          )}
          {onUnfavour && (
            <Button
              kind="plain"
              size="small"
              icon={<HeartOff size={15} aria-hidden />}
              aria-label={`取消收藏 ${course.Name}`}
              onClick={onUnfavour}
            >
              取消收藏
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
