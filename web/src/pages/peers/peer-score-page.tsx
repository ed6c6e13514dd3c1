import {
  ManagedPeerRound,
  OwnPeerRound,
  OwnPeerRounds,
  PeerReview,
  PeerRoundForm,
  PeerRoundList,
} from '#peer-assessment'
import { useSession } from '#session'
import { Breadcrumb } from '#ui'
import { role } from '@xinglin/contract/identity'
import type { PeerRoundDetail } from '@xinglin/contract/peer-assessment'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { PageHead } from '../personal/page-head.tsx'
import { peerReview, peerRound, peerScore } from './peer-addresses.ts'

const OwnPage = ({ id, review }: { id: string | null; review: string | null }) => {
  const navigate = useNavigate()
  const home = { name: '互评', to: peerScore }
  if (review)
    return (
      <>
        <Breadcrumb steps={[home, { name: '评阅' }]} />
        <PeerReview
          key={review}
          id={review}
          onDone={(roundId) => void navigate(peerRound(roundId))}
        />
      </>
    )
  if (id)
    return (
      <>
        <Breadcrumb steps={[home, { name: '互评任务' }]} />
        <OwnPeerRound key={id} id={id} reviewAddress={peerReview} />
      </>
    )
  return (
    <>
      <PageHead title="互评" note="匿名评阅同学的作业，也看同学怎样评您的作业。" />
      <OwnPeerRounds addressOf={peerRound} />
    </>
  )
}

const workAddress = ({ Kind, GroupId }: PeerRoundDetail['Line'], workId: string): string =>
  Kind === 'report'
    ? `/PersonalInfo/LabReportListComment?id=${workId}`
    : `/PersonalInfo/missionDetail?id=${GroupId}&work=${workId}`

const ManagedPage = ({ id }: { id: string | null }) => {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const [isNew, setNew] = useState(false)
  if (id)
    return (
      <>
        <Breadcrumb steps={[{ name: '互评管理', to: peerScore }, { name: '互评' }]} />
        <ManagedPeerRound
          key={id}
          id={id}
          tab={query.get('tab') ?? ''}
          onTab={(tab) => setQuery({ id, tab }, { replace: true })}
          workAddress={workAddress}
          onGone={() => void navigate(peerScore)}
        />
      </>
    )
  return (
    <>
      <PeerRoundList addressOf={peerRound} onNew={() => setNew(true)} />
      {isNew && (
        <PeerRoundForm
          one={undefined}
          onSaved={({ Line }) => void navigate(peerRound(Line.Id))}
          onClose={() => setNew(false)}
        />
      )}
    </>
  )
}

/** mutualAssistanceScore: a student's rounds, one of them (`?id=`) or a review (`?review=`); to others the rounds they run. */
export const PeerScorePage = () => {
  const [query] = useSearchParams()
  const isStudent = useSession()?.RoleType === role.student
  return isStudent ? (
    <OwnPage id={query.get('id')} review={query.get('review')} />
  ) : (
    <ManagedPage id={query.get('id')} />
  )
}
