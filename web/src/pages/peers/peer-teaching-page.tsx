import { OwnMatches, OwnYears, PostBoard, VerifySessions } from '#peer-teaching'
import { useSession } from '#session'
import { Tabs } from '#ui'
import { role } from '@xinglin/contract/identity'
import { useSearchParams } from 'react-router'
import { PageHead } from '../personal/page-head.tsx'
import { teachingYearAddress } from './peer-addresses.ts'

const own = <OwnYears addressOf={teachingYearAddress} />
const board = <PostBoard />
const matches = <OwnMatches />

const tabs = [
  { value: 'years' as const, name: '学年台账', panel: () => own },
  { value: 'board' as const, name: '发布与寻找', panel: () => board },
  { value: 'matches' as const, name: '我的结对', panel: () => matches },
]

/** mutualAssistanceTeaching: a student's years, posts and matches; to others the sessions that they verify. */
export const PeerTeachingPage = () => {
  const [query, setQuery] = useSearchParams()
  if (useSession()?.RoleType !== role.student)
    return (
      <>
        <PageHead
          title="互助教学"
          note="学生双方确认的帮扶在这里等任课教师确认，确认后计入学年台账和证明。"
        />
        <VerifySessions />
      </>
    )
  const chosen = tabs.find(({ value }) => value === query.get('tab'))?.value ?? 'years'
  return (
    <>
      <PageHead
        title="互助教学"
        note="教同学一项技能，或请同学教您；双方和教师确认后计入学年台账，可以开具证明。"
      />
      <Tabs
        label="互助教学"
        tabs={tabs}
        chosen={chosen}
        onChoose={(tab) => setQuery({ tab }, { replace: true })}
      />
    </>
  )
}
