import { GameLobby, GamePage } from '#competitions'
import { Band, Breadcrumb } from '#ui'
import { useParams } from 'react-router'
import { contestAddresses } from './contest-addresses.ts'
import look from './game-pages.module.css'

/** Game: the contests of the school and those it takes part in. */
export const GameLobbyPage = () => (
  <>
    <Band steps={[{ name: '首页', to: '/' }, { name: '竞赛' }]} title="竞赛大厅" />
    <div className={look.inside}>
      <GameLobby addresses={contestAddresses} />
    </div>
  </>
)

/** courseCompetitionDetail: one contest. */
export const GameDetailPage = () => {
  const { courseid = '' } = useParams()
  return (
    <div className={look.inside}>
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
