import { FavouriteButton, VerdictButtons } from '#courses'
import { ElsewhereDrawer } from '#simulations/experiment'
import { BuyDialog } from '#licences'
import { PreviewDialog } from '#previews'
import { useSchool, useSession } from '#session'
import { Button, ButtonLink } from '#ui'
import { type CourseBase, kind } from '@xinglin/contract/courses'
import { ChartColumn, ClipboardCheck, Plug, Share2, Users } from 'lucide-react'
import { useState } from 'react'
import { role } from '@xinglin/contract/identity'
import { useLocation, useNavigate } from 'react-router'
import { analyticsAddress } from '../analytics/analytics-addresses.ts'
import { consultationsAddress } from '../consultations/debrief-address.ts'
import styles from './actions.module.css'
import { Elsewhere } from './elsewhere.tsx'
import { useOpening } from './use-opening.ts'

/** The teacher of a course, and those who run the school, hand out previews of it. */
const useMayShare = ({ CreateUserId: author }: CourseBase) => {
  const who = useSession()
  return who?.UserId === author || who?.RoleType === role.admin || who?.RoleType === role.operator
}

const reportOf = ({ AttemptState, CourseProgress }: CourseBase) => {
  if (AttemptState === 'finished') return 'ready'
  return CourseProgress >= 100 ? 'toEnd' : 'notYet'
}

/** What one may do with a course: learn it, buy it, keep it. */
export const Actions = ({ course, contestId }: { course: CourseBase; contestId: string }) => {
  const school = useSchool()
  const navigate = useNavigate()
  const here = useLocation()
  const opening = useOpening(course, contestId)
  const [buying, setBuying] = useState(false)
  const [sharing, setSharing] = useState(false)
  const [connecting, setConnecting] = useState(false)
  const share = useMayShare(course) && (
    <Button icon={<Share2 size={17} aria-hidden />} onClick={() => setSharing(true)}>
      预览链接
    </Button>
  )
  const follow = useMayShare(course) && (
    <ButtonLink icon={<Users size={17} aria-hidden />} to={analyticsAddress(course.Id)}>
      学情
    </ButtonLink>
  )
  const oversee = useMayShare(course) && course.HasVirtual === kind.consultation && (
    <ButtonLink icon={<ChartColumn size={17} aria-hidden />} to={consultationsAddress(course.Id)}>
      问诊学情
    </ButtonLink>
  )
  const examine = useMayShare(course) && course.ExperimentType !== 'URL' && (
    <ButtonLink
      icon={<ClipboardCheck size={17} aria-hidden />}
      to={`/CourseExaminations/${course.Id}`}
    >
      考核与公布
    </ButtonLink>
  )
  const connect = useMayShare(course) && course.ExperimentType === 'URL' && (
    <Button icon={<Plug size={17} aria-hidden />} onClick={() => setConnecting(true)}>
      外部实验对接
    </Button>
  )
  const over = (
    <>
      {sharing && <PreviewDialog courseId={course.Id} onClose={() => setSharing(false)} />}
      {connecting && (
        <ElsewhereDrawer
          courseId={course.Id}
          name={course.Name}
          onClose={() => setConnecting(false)}
        />
      )}
    </>
  )
  const back = encodeURIComponent(here.pathname + here.search)
  const signIn = () => void navigate(`/login?redirect=${back}`)
  const { Actions: actions, Reason: reason, Message: message } = course.Verdict
  const isIdle = actions.length === 0 && message !== ''
  // Off the shelf or for a class alone: the sentence, and no buttons, not even for its author.
  if (isIdle && reason !== 'ok')
    return (
      <>
        <p className={styles.shut}>{message}</p>
        {share}
        {follow}
        {oversee}
        {examine}
        {connect}
        {over}
      </>
    )
  const leads = actions.some((action) => action !== 'buy' && action !== 'readOnly')
  return (
    <>
      {isIdle && <p className={styles.look}>{message}</p>}
      <VerdictButtons
        verdict={course.Verdict}
        kind={course.HasVirtual}
        report={reportOf(course)}
        busy={opening.busy}
        beside={
          <>
            <FavouriteButton course={course} contestId={contestId} onSignIn={signIn} />
            {share}
            {follow}
            {oversee}
            {examine}
            {connect}
          </>
        }
        onProceed={opening.proceed}
        onLook={opening.look}
        onBuy={() => setBuying(true)}
        onSignIn={signIn}
      />
      {opening.elsewhere && leads && <Elsewhere course={course} opening={opening} />}
      {over}
      {buying && (
        <BuyDialog
          courseId={course.Id}
          message={course.Verdict.Message}
          phone={school.ServicePhone}
          onClose={() => setBuying(false)}
        />
      )}
    </>
  )
}
