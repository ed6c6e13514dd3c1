import { OwnTasksInBrief, TaughtTasksInBrief } from '#assignments'
import { MyClasses } from '#classes'
import { AuthoredCourses, Cover, KindBadge, TrialTag, wholeCatalogue } from '#courses'
import { ScanConfirm, WeiXinEntry } from '#sign-in-methods'
import { type MyCourse, type MyCourseChoice, MyCourses } from '#learning'
import { SchoolLogo } from '#schools'
import { useSchool, useSession } from '#session'
import { TodayList } from '#today'
import { ButtonLink, NoRight } from '#ui'
import { role, type Session } from '@xinglin/contract/identity'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import {
  missionAddress,
  missionManage,
  missionMarking,
  ownMission,
  ownMissions,
} from '../assignments/assignment-addresses.ts'
import { classAddress } from '../classes/class-addresses.ts'
import styles from './weixin-page.module.css'

const coverOf = ({ Id, ImgUrl, Motif }: MyCourse) => (
  <Cover small src={ImgUrl} motif={Motif} id={Id} />
)
const badgesOf = (course: MyCourse) => (
  <>
    <KindBadge kind={course.HasVirtual} />
    <TrialTag {...course} />
  </>
)

const Taught = ({ authorId }: { authorId: string }) => {
  const [page, turn] = useState(1)
  return <AuthoredCourses authorId={authorId} page={page} onPage={turn} />
}

const Studied = () => {
  const [choice, choose] = useState<MyCourseChoice>({ tab: 'learning', key: '', page: 1 })
  return (
    <MyCourses
      choice={choice}
      onChoice={choose}
      cover={coverOf}
      badge={badgesOf}
      catalogue={wholeCatalogue}
    />
  )
}

/** What somebody who is known here sees: what they learn, or what they teach. */
const Own = ({ who, tutor }: { who: Session; tutor: boolean }) => {
  const isTeacher = who.RoleType === role.teacher
  if (!isTeacher && who.RoleType !== role.student) return <NoRight page />
  if (tutor && !isTeacher) return <Navigate to="/WeiXin" replace />
  return (
    <>
      <h1>{tutor ? '我的教学' : '我的学习'}</h1>
      <section className={styles.part} aria-labelledby="today">
        <h2 id="today">今天</h2>
        <TodayList />
      </section>
      <section className={styles.part} aria-labelledby="tasks">
        <h2 id="tasks">{tutor ? '任务与批阅' : '我的任务'}</h2>
        {tutor ? (
          <TaughtTasksInBrief
            list={missionManage}
            addressOf={missionAddress}
            markingOf={missionMarking}
          />
        ) : (
          <OwnTasksInBrief list={ownMissions()} addressOf={(id) => ownMission(id)} />
        )}
      </section>
      <section className={styles.part} aria-labelledby="classes">
        <h2 id="classes">我的班级</h2>
        <MyClasses joins={!isTeacher} given="" addressOf={classAddress} next={null} />
      </section>
      <section className={styles.part} aria-labelledby="courses">
        <h2 id="courses">{tutor ? '我教的课程' : '我的课程'}</h2>
        {tutor ? <Taught authorId={who.UserId} /> : <Studied />}
      </section>
      <div className={styles.ways}>
        {isTeacher && (
          <ButtonLink to={tutor ? '/WeiXin' : '/WeiXinTutor'}>
            {tutor ? '我学的课程' : '我教的课程'}
          </ButtonLink>
        )}
        <ButtonLink to="/">进入完整平台</ButtonLink>
      </div>
    </>
  )
}

/** The page within WeChat, of students or (`tutor`) of teachers: being known, binding an account, agreeing to a scanned code, the own courses. */
export const WeiXinPage = ({ tutor }: { tutor: boolean }) => {
  const school = useSchool()
  const who = useSession()
  const [query, setQuery] = useSearchParams()
  const code = query.get('code')
  // WeChat hands nothing through but the state: what was scanned is kept beside it.
  const scene = query.get('scene') ?? scanned.get()
  if (query.has('scene') && !who) scanned.set(query.get('scene') ?? '')
  const plain = () => {
    scanned.set('')
    setQuery({}, { replace: true })
  }
  if (who?.MustChangePassword) return <Navigate to="/modifypassword" replace />
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <SchoolLogo school={school} height={32} />
        <span>{school.Name}</span>
        {who && <span className={styles.who}>{who.RealName}</span>}
      </header>
      <main className={styles.main}>
        {!who || who.IsTourists ? (
          <WeiXinEntry
            tutor={tutor}
            back={code ? { code, state: query.get('state') ?? '' } : undefined}
            closed={query.has('closed')}
            onDone={() => setQuery(scene ? { scene } : {}, { replace: true })}
          />
        ) : scene ? (
          <ScanConfirm scene={scene} onLeave={plain} />
        ) : (
          <Own who={who} tutor={tutor} />
        )}
      </main>
    </div>
  )
}

const name = 'scanned-scene'

/** The code that was scanned, kept for as long as the tab while WeChat is asked who scans. */
const scanned = {
  get: () => {
    try {
      return window.sessionStorage.getItem(name) ?? ''
    } catch {
      return ''
    }
  },
  set: (scene: string) => {
    try {
      if (scene) window.sessionStorage.setItem(name, scene)
      else window.sessionStorage.removeItem(name)
    } catch {
      // It has to be scanned again.
    }
  },
}
