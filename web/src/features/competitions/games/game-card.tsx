import { Card, Tag } from '#ui'
import { entryStateNames, type GameCard as Game, gameTypes } from '@xinglin/contract/competitions'
import { Link } from 'react-router'
import { entryTones, stageTone, stageWord, teamWord } from '../contest/game-words.ts'
import styles from './games.module.css'
import { Period } from '../contest/period.tsx'

/** A contest in the lobby: what it is, when one enters and competes, how one's own entry stands. */
export const GameCard = ({ game, to }: { game: Game; to: string }) => (
  <Card className={styles.card}>
    <p className={styles.tags}>
      <Tag tone={stageTone(game)}>{stageWord(game)}</Tag>
      <Tag tone="neutral">{gameTypes[game.GameType]}</Tag>
      {game.Own && <Tag tone={entryTones[game.Own]}>我的报名：{entryStateNames[game.Own]}</Tag>}
    </p>
    <h2 className={styles.name}>
      <Link to={to}>{game.Name}</Link>
    </h2>
    <p className={styles.note}>
      {game.Organiser || game.SchoolName}，{teamWord(game)}
    </p>
    <dl className={styles.times}>
      <dt>报名</dt>
      <dd>
        <Period from={game.EnrolOpensAt} to={game.EnrolClosesAt} />
      </dd>
      <dt>比赛</dt>
      <dd>
        <Period from={game.StartsAt} to={game.EndsAt} />
      </dd>
    </dl>
  </Card>
)
