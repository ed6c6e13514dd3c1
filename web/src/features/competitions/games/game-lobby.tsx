import { isMember, useSession } from '#session'
import {
  Skeleton,
  Button,
  Chips,
  Empty,
  Failure,
  Pagination,
  SearchField,
  SelectField,
  Toolbar,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { gameTypes } from '@xinglin/contract/competitions'
import type { ContestAddresses } from '../contest/addresses.ts'
import { GameCard } from './game-card.tsx'
import { games, gamesAPage, gameStates, seasons, defaultGames } from '../contest/game-queries.ts'
import styles from './games.module.css'

const states = [
  { value: 'all', name: '全部' },
  { value: 'enrol', name: '报名中' },
  { value: 'running', name: '进行中' },
  { value: 'over', name: '已结束' },
]
const types = [
  { value: '', name: '全部类型' },
  ...Object.entries(gameTypes).map(([value, name]) => ({ value, name })),
]

/** The contests of the school and those it takes part in: by how they stand, kind, season and name. */
export const GameLobby = ({ addresses }: { addresses: ContestAddresses }) => {
  const [filters, narrow] = useAddressState(defaultGames, {
    state: gameStates,
    type: ['', '1', '2', '3'],
  })
  const { data, error, refetch, isPlaceholderData } = useQuery(games(filters))
  const isKnown = isMember(useSession())
  const years = useQuery({ ...seasons, enabled: isKnown }).data ?? []
  const isNarrowed =
    filters.state !== 'all' || filters.type !== '' || filters.season !== '' || filters.key !== ''
  return (
    <>
      <Toolbar
        end={
          <>
            {years.length > 1 && (
              <SelectField
                label="赛季"
                compact
                options={[
                  { value: '', name: '全部赛季' },
                  ...years.map(({ Id, Name }) => ({ value: Id, name: Name })),
                ]}
                value={filters.season}
                onChoose={(season) => narrow({ season })}
              />
            )}
            <SelectField
              label="类型"
              compact
              options={types}
              value={filters.type}
              onChoose={(type) => narrow({ type })}
            />
            <SearchField label="赛事名称" value={filters.key} onSearch={(key) => narrow({ key })} />
          </>
        }
      >
        <Chips
          label="赛事状态"
          options={states}
          chosen={filters.state}
          onChoose={(state) => narrow({ state })}
        />
      </Toolbar>
      {error && !data && (
        <Failure head="赛事加载失败" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <div className={styles.cards} aria-busy="true">
          {[1, 2, 3].map((one) => (
            <Skeleton key={one} height="196px" shape="block" />
          ))}
        </div>
      )}
      {data?.List.length === 0 && (
        <Empty
          head="暂无赛事"
          note={isNarrowed ? '没有符合条件的赛事，换个条件试试。' : '学校发布的竞赛会出现在这里。'}
          next={isNarrowed && <Button onClick={() => narrow(defaultGames)}>查看全部赛事</Button>}
        />
      )}
      {data && data.List.length > 0 && (
        <ul className={styles.cards} aria-label="赛事" aria-busy={isPlaceholderData || undefined}>
          {data.List.map((game) => (
            <li key={game.SkillContestId}>
              <GameCard game={game} to={addresses.game(game.SkillContestId)} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={filters.page}
        size={gamesAPage}
        total={data?.Count ?? 0}
        onPage={(page) => narrow({ page })}
      />
    </>
  )
}
