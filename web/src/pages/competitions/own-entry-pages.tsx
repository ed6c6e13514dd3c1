import { OwnEntries, OwnEntry } from '#competitions'
import { Link, useSearchParams } from 'react-router'
import { PageHead } from '../personal/page-head.tsx'
import { contestAddresses } from './contest-addresses.ts'

/** MyCompetition: one's entries of all contests. */
export const MyCompetitionPage = () => (
  <>
    <PageHead title="我的竞赛" note={<Link to={contestAddresses.lobby}>去竞赛大厅看看</Link>} />
    <OwnEntries addresses={contestAddresses} />
  </>
)

/** mySkillInfo: one of one's entries. */
export const MySkillInfoPage = () => {
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  return (
    <>
      <PageHead
        title="报名详情"
        note={<Link to={contestAddresses.ownEntries}>返回我的竞赛</Link>}
      />
      <OwnEntry key={id} id={id} addresses={contestAddresses} />
    </>
  )
}
