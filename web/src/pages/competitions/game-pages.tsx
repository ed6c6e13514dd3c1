import {
  BoardPage,
  ContestMessages,
  ContestOrFirst,
  GameLobby,
  GamePage,
  HallView,
  OwnRuns,
  PracticePage,
} from '#competitions'
import { useSession } from '#session'
import { Band, Breadcrumb } from '#ui'
import { role } from '@xinglin/contract/identity'
import { Link, useParams, useSearchParams } from 'react-router'
import { contestAddresses } from './contest-addresses.ts'
import styles from './game-pages.module.css'

/** Where judges mark and coaches look, for those who teach or run the school. */
const StaffLinks = () => {
  const who = useSession()
  const isStaff =
    who?.RoleType === role.teacher ||
    who?.RoleType === role.admin ||
    who?.RoleType === role.operator
  return isStaff ? (
    <nav className={styles.links} aria-label="教师">
      <Link to="/GameReview">我的评审</Link>
      <Link to="/studentCompetitionStatistics">竞赛统计</Link>
      <Link to="/GameData">数据中心</Link>
    </nav>
  ) : null
}

/** Game: the contests of the school and those it takes part in. */
export const GameLobbyPage = () => (
  <>
    <Band steps={[{ name: '首页', to: '/' }, { name: '竞赛' }]} title="竞赛大厅" />
    <div className={styles.inside}>
      <StaffLinks />
      <GameLobby addresses={contestAddresses} />
    </div>
  </>
)

/** courseCompetitionDetail: one contest. */
export const GameDetailPage = () => {
  const { courseid = '' } = useParams()
  const [query] = useSearchParams()
  if (query.get('view') === 'practice')
    return (
      <div className={styles.inside}>
        <Breadcrumb
          steps={[
            { name: '首页', to: '/' },
            { name: '竞赛', to: contestAddresses.lobby },
            { name: '赛事详情', to: contestAddresses.game(courseid) },
            { name: '备赛' },
          ]}
        />
        <PracticePage key={courseid} id={courseid} addresses={contestAddresses} />
      </div>
    )
  return (
    <div className={styles.inside}>
      <Breadcrumb
        steps={[
          { name: '首页', to: '/' },
          { name: '竞赛', to: contestAddresses.lobby },
          { name: '赛事详情' },
        ]}
      />
      <GamePage key={courseid} id={courseid} addresses={contestAddresses} />
    </div>
  )
}

/** FormalGame: the hall of a contest, with the clock and who is where. */
export const HallPage = () => {
  const who = useSession()
  const isLearner = who?.RoleType === role.student || who?.RoleType === role.teacher
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  return (
    <div className={styles.inside}>
      <Breadcrumb
        steps={[
          { name: '首页', to: '/' },
          { name: '竞赛', to: contestAddresses.lobby },
          ...(id === '' ? [] : [{ name: '赛事详情', to: contestAddresses.game(id) }]),
          { name: '赛场' },
        ]}
      />
      <ContestOrFirst id={id} addresses={contestAddresses}>
        {(shown) => (
          <>
            {isLearner && <OwnRuns key={`own ${shown}`} id={shown} addresses={contestAddresses} />}
            <HallView key={shown} id={shown} />
          </>
        )}
      </ContestOrFirst>
    </div>
  )
}

/** SkillMessage: what is told in a contest that one entered. */
export const ContestMessagesPage = () => {
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  return (
    <div className={styles.inside}>
      <Breadcrumb
        steps={[
          { name: '首页', to: '/' },
          { name: '竞赛', to: contestAddresses.lobby },
          ...(id === '' ? [] : [{ name: '赛事详情', to: contestAddresses.game(id) }]),
          { name: '通知与答疑' },
        ]}
      />
      <ContestOrFirst id={id} addresses={contestAddresses}>
        {(shown) => <ContestMessages key={shown} id={shown} addresses={contestAddresses} />}
      </ContestOrFirst>
    </div>
  )
}

/** FormalGameResult: the board of a contest. */
export const BoardOfContestPage = () => {
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  return (
    <div className={styles.inside}>
      <Breadcrumb
        steps={[
          { name: '首页', to: '/' },
          { name: '竞赛', to: contestAddresses.lobby },
          ...(id === '' ? [] : [{ name: '赛事详情', to: contestAddresses.game(id) }]),
          { name: '成绩' },
        ]}
      />
      <ContestOrFirst id={id} addresses={contestAddresses}>
        {(shown) => <BoardPage key={shown} id={shown} addresses={contestAddresses} />}
      </ContestOrFirst>
    </div>
  )
}
