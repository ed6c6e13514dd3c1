import { Bone, classes, figure, Marked, VisuallyHidden } from '#ui'
import type { CourseListItem } from '@xinglin/contract/courses'
import { Heart, MessageSquare, Users } from 'lucide-react'
import { Link } from 'react-router'
import { Cover } from './cover/cover.tsx'
import look from './course-card.module.css'
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
  <span className={look.count} title={`${name} ${figure(count)}`}>
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
  <article className={classes(look.card, flat && look.flat)}>
    <div className={look.picture}>
      <Cover small src={course.ImgUrl} motif={course.Motif} id={course.Id} />
      <span className={look.tags}>
        <KindBadge kind={course.HasVirtual} />
        <DeclareTag {...course} />
        <TrialTag {...course} />
      </span>
    </div>
    <div className={look.inside}>
      <h3
        className={classes(
          look.name,
          isLongName(course.Name) && look.long,
          partsAtMark(course.Name) && look.parted,
        )}
      >
        <Link to={`/CoursePreview/${course.Id}`} title={cardTooltip(course)}>
          <Marked text={course.Name} marks={course.Marks} />
        </Link>
      </h3>
      <p className={look.author} title={`${course.UserName} · ${course.SchoolName}`}>
        {course.UserName} · {course.SchoolName}
      </p>
      <p className={look.counts}>
        <Count icon={Users} name="学习人数" count={course.StudyCount} />
        <Count icon={Heart} name="收藏" count={course.FavoriteCount} />
        <Count icon={MessageSquare} name="评价" count={course.CommentTotal} />
      </p>
    </div>
  </article>
)

/** A course card to come. */
export const CourseCardBone = ({ flat = false }: { flat?: boolean }) => (
  <div className={classes(look.card, look.bone, flat && look.flat)} aria-hidden="true">
    <div className={look.picture}>
      <Bone ratio="16 / 9" />
    </div>
    <div className={look.inside}>
      <Bone width="92%" height="16px" />
      <Bone width="56%" height="16px" />
      <Bone width="70%" />
      <Bone width="84%" />
    </div>
  </div>
)
