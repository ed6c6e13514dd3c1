import { CollegeCourses, Cover, DeclaredCourses } from '#courses'
import { ContinueCards } from '#learning'
import { NewsStrip } from '#news'
import { SchoolHero } from '#schools'
import { isMember, useSchool, useSession } from '#session'
import { StatisticsTiles, tellArrival } from '#statistics'
import { SchoolTeachers } from '#teachers'
import { SkeletonText, Button, ButtonLink } from '#ui'
import { role } from '@xinglin/contract/identity'
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect } from 'react'
import styles from './home-page.module.css'
import { Samples } from './samples.tsx'
import { Section } from './section.tsx'

// Strangers have no day here, and do not load it.
const TodayList = lazy(() => import('#today').then((module) => ({ default: module.TodayList })))

const homeCode = 1
/** The specification hides this block: it is there for schools that ask for it. */
const declaredFlag = 'declared_courses'

const toCourses = () =>
  document.getElementById('college-courses')?.scrollIntoView({ behavior: 'smooth' })

const coverOf = (course: ComponentProps<typeof Cover>) => <Cover {...course} />

const underHeading = (inside: ReactNode) => (
  <Section title="继续学习" note="从上次停下的地方开始">
    {inside}
  </Section>
)

const toldHere = (inside: ReactNode) => <Section title="学校新闻">{inside}</Section>

/** The start page of a school. */
export const HomePage = () => {
  const school = useSchool()
  const who = useSession()
  const person = who?.UserId ?? ''
  useEffect(() => tellArrival(homeCode, '首页', person), [person])
  return (
    <>
      {isMember(who) && (
        <div className={styles.day}>
          <Section title="今天">
            <Suspense fallback={<SkeletonText lines={3} />}>
              <TodayList />
            </Suspense>
          </Section>
        </div>
      )}
      <SchoolHero
        school={school}
        actions={
          <>
            <Button kind="primary" size="large" onClick={toCourses}>
              浏览课程
            </Button>
            {!who && (
              <ButtonLink to="/login" size="large">
                登录学习
              </ButtonLink>
            )}
          </>
        }
      />
      <div className={styles.inside}>
        <div className={styles.figures}>
          <StatisticsTiles />
        </div>
        {isMember(who) && who.RoleType === role.student && (
          <ContinueCards cover={coverOf} frame={underHeading} />
        )}
        {!isMember(who) && (
          <Section title="先试一试" note="由平台的引擎实时应答，不作记录">
            <Samples />
          </Section>
        )}
        <NewsStrip frame={toldHere} />
        {school.Flags[declaredFlag] === true && (
          <Section title="申报课程">
            <DeclaredCourses />
          </Section>
        )}
        <Section title="学院课程" id="college-courses">
          <CollegeCourses />
        </Section>
        <Section title="学校教师">
          <SchoolTeachers />
        </Section>
      </div>
    </>
  )
}
