import { Tag } from '#ui'
import {
  type GameDetail,
  roundFormatNames,
  roundStateNames,
  stationKindNames,
} from '@xinglin/contract/competitions'
import { roundTones } from '../contest/round-tones.ts'
import styles from './games.module.css'

/** The rounds of a contest for everybody, with their stations once the order was drawn. */
export const GameRounds = ({ rounds }: { rounds: GameDetail['Rounds'] }) => (
  <section aria-labelledby="rounds">
    <h2 className={styles.part} id="rounds">
      赛程
    </h2>
    <ol className={styles.rounds}>
      {rounds.map((round) => (
        <li key={round.Id}>
          <p>
            <strong>{round.Name}</strong> {roundFormatNames[round.Format]}
            {round.Format === 'lanes' && `，${round.Lanes}条赛道`}{' '}
            <Tag tone={roundTones[round.State]}>{roundStateNames[round.State]}</Tag>
          </p>
          {round.Stations.length === 0 ? (
            <p className={styles.note}>抽签后公布考站和计分规则。</p>
          ) : (
            <>
              <ul>
                {round.Stations.map(({ Name, Kind, Position, Weight, Minutes }) => (
                  <li key={Name}>
                    {Name}，{Kind === 'manikin' ? '' : `${stationKindNames[Kind]}，`}
                    {Position === '' ? '' : `队员${Position}，`}
                    {Minutes} 分钟，权重 {Weight}%
                  </li>
                ))}
              </ul>
              <p className={styles.note}>{round.Rule}</p>
            </>
          )}
        </li>
      ))}
    </ol>
  </section>
)
