import { Bone, figure, VisuallyHidden } from '#ui'
import type { CourseListItem } from '@xinglin/contract/courses'
import { Heart, MessageSquare, Users } from 'lucide-react'
import { Link } from 'react-router'
import { Cover } from './cover/cover.tsx'
import look from './course-card.module.css'
import { nameTooltip } from './course-name.ts'
import { KindBadge } from './kind-badge.tsx'
import { TrialTag } from './trial-tag.tsx'

const short = (count: number) =>
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
    {short(count)}
  </span>
)

/** A course in a list; the whole card leads to its preview. */
export const CourseCard = ({ course }: { course: CourseListItem }) => (
  <article className={look.card}>
    <div className={look.picture}>
      <Cover src={course.ImgUrl} motif={course.Motif} id={course.Id} />
      <span className={look.tags}>
        <KindBadge kind={course.HasVirtual} />
        <TrialTag {...course} />
      </span>
    </div>
    <div className={look.inside}>
      <h3 className={look.name}>
        <Link to={`/CoursePreview/${course.Id}`} title={nameTooltip(course.Name)}>
          {course.Name}
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
export const CourseCardBone = () => (
  <div className={look.card} aria-hidden="true">
    <Bone ratio="16 / 9" />
    <div className={look.inside}>
      <Bone width="92%" height="16px" />
      <Bone width="56%" height="16px" />
      <Bone width="70%" />
      <Bone width="84%" />
    </div>
  </div>
)
