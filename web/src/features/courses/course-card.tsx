import { Skeleton, classes, figure, Marked, VisuallyHidden } from '#ui'
import type { CourseListItem } from '@xinglin/contract/courses'
import { Heart, MessageSquare, Users } from 'lucide-react'
import { Link } from 'react-router'
import { Cover } from './cover/cover.tsx'
import styles from './course-card.module.css'
import { cardTooltip, isLongName, partsAtMark } from './course-name.ts'
import { DeclareTag } from './declare-tag.tsx'
import { KindBadge } from './kind-badge.tsx'
import { TrialTag } from './trial-tag.tsx'

/** How a count stands on a card: thousands separated, from ten thousand on in 万. */
export const shortCount = (count: number) =>
  count >= 10_000 ? `${Math.floor(count / 1000) / 10}万` : figure(count)

const Count = ({
  icon: Icon,
  name,
  count,
}: {
  icon: typeof Users
  name: string
  count: number
}) => (
  <span className={styles.count} title={`${name} ${figure(count)}`}>
    <Icon size={13} aria-hidden />
    <VisuallyHidden>{name} </VisuallyHidden>
    {shortCount(count)}
  </span>
)

/** A course in a list; the whole card leads to its preview. `flat` lays it down on phones, the cover at its left. */
export const CourseCard = ({
  course,
  flat = false,
}: {
  course: CourseListItem
  flat?: boolean
}) => (
  <article className={classes(styles.card, flat && styles.flat)}>
    <div className={styles.picture}>
      <Cover small src={course.ImgUrl} motif={course.Motif} id={course.Id} />
      <span className={styles.tags}>
        <KindBadge kind={course.HasVirtual} />
        <DeclareTag {...course} />
        <TrialTag {...course} />
      </span>
    </div>
    <div className={styles.inside}>
      <h3
        className={classes(
          styles.name,
          isLongName(course.Name) && styles.long,
          partsAtMark(course.Name) && styles.parted,
        )}
      >
        <Link to={`/CoursePreview/${course.Id}`} title={cardTooltip(course)}>
          <Marked text={course.Name} marks={course.Marks} />
        </Link>
      </h3>
      <p className={styles.author} title={`${course.UserName} · ${course.SchoolName}`}>
        {course.UserName} · {course.SchoolName}
      </p>
      <p className={styles.counts}>
        <Count icon={Users} name="学习人数" count={course.StudyCount} />
        <Count icon={Heart} name="收藏" count={course.FavoriteCount} />
        <Count icon={MessageSquare} name="评价" count={course.CommentTotal} />
      </p>
    </div>
  </article>
)

/** A course card to come. */
export const CourseCardBone = ({ flat = false }: { flat?: boolean }) => (
  <div className={classes(styles.card, styles.bone, flat && styles.flat)} aria-hidden="true">
    <div className={styles.picture}>
      <Skeleton ratio="16 / 9" />
    </div>
    <div className={styles.inside}>
      <Skeleton width="92%" height="16px" />
      <Skeleton width="56%" height="16px" />
      <Skeleton width="70%" />
      <Skeleton width="84%" />
    </div>
  </div>
)
