import {
  Cover,
  duration,
  KindBadge,
  readOutline,
  totalsOf,
  TrialTag,
  VerdictButtons,
} from '#courses'
import { useSchool } from '#session'
import { Progress, Tag } from '#ui'
import type { CourseBase } from '@xinglin/contract/courses'
import { titles } from '@xinglin/contract/teachers'
import { useLocation, useNavigate } from 'react-router'
import look from './course-head.module.css'
import { Facts } from './facts.tsx'
import { useOpening } from './use-opening.ts'

const lengthOf = (json: string) => {
  const outline = readOutline(json)
  return outline ? duration(totalsOf(outline).minutes) : '—'
}

const Author = ({ course }: { course: CourseBase }) => (
  <p className={look.author}>
    <strong>{course.CreateUserName}</strong>
    {titles[course.CreateUserType] && <span>{titles[course.CreateUserType]}</span>}
    <span>{course.SchoolName}</span>
  </p>
)

const Done = ({ course }: { course: CourseBase }) => (
  <div className={look.progress}>
    <Progress value={course.CourseProgress} label="学习进度" className={look.bar} />
    <span className={look.figures}>
      <strong>{Math.floor(course.CourseProgress)}%</strong> 已完成 {course.DoneCount}/
      {course.ItemCount}
    </span>
  </div>
)

const reportOf = ({ AttemptState, CourseProgress }: CourseBase) => {
  if (AttemptState === 'finished') return 'ready'
  return CourseProgress >= 100 ? 'toEnd' : 'notYet'
}

/** The head of a preview: cover, name, what it is, how far one is, and what one may do. */
export const CourseHead = ({ course, contestId }: { course: CourseBase; contestId: string }) => {
  const school = useSchool()
  const navigate = useNavigate()
  const here = useLocation()
  const opening = useOpening(course.Id, contestId, course.ProgressId)
  const back = encodeURIComponent(here.pathname + here.search)
  return (
    <section className={look.head}>
      <div className={look.cover}>
        <Cover src={course.ImgUrl} motif={course.Motif} id={course.Id} />
      </div>
      <div className={look.words}>
        <div className={look.tags}>
          <KindBadge kind={course.HasVirtual} />
          {course.KnowledgeTypeList.map(({ Name }) => (
            <Tag key={Name}>{Name}</Tag>
          ))}
          <TrialTag {...course} />
        </div>
        <h1 className={look.name}>{course.Name}</h1>
        <Author course={course} />
        <Facts course={course} length={lengthOf(course.CourseInfoModel.LearningOutline)} />
        <div className={look.deeds}>
          {(course.CourseProgress > 0 || course.DoneCount > 0) && <Done course={course} />}
          <VerdictButtons
            verdict={course.Verdict}
            kind={course.HasVirtual}
            report={reportOf(course)}
            phone={school.ServicePhone}
            busy={opening.busy}
            onProceed={opening.proceed}
            onLook={opening.look}
            onSignIn={() => void navigate(`/login?redirect=${back}`)}
          />
          {course.Verdict.Actions.length === 0 && (
            <p className={look.shut}>{course.Verdict.Message}</p>
          )}
        </div>
      </div>
    </section>
  )
}
