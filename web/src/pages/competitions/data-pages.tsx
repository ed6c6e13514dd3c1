import { ContestChoice, DataPage, ResultPage } from '#competitions'
import { Band, useAddressState } from '#ui'
import { contestAddresses } from './contest-addresses.ts'
import styles from './game-pages.module.css'

const first = { id: '', round: '' }

const stepsTo = (name: string) => [
  { name: '首页', to: '/' },
  { name: '竞赛', to: contestAddresses.lobby },
  { name },
]

/** GameResult: what one's own teams came to, in the contest of the address or the first one. */
export const GameResultPage = () => {
  const [{ id, round }, setState] = useAddressState(first)
  return (
    <>
      <Band steps={stepsTo('成绩详情')} title="成绩详情" />
      <div className={styles.inside}>
        <ContestChoice id={id} onChoose={(next) => setState({ id: next, round: '' })}>
          {(chosen) => (
            <ResultPage
              key={chosen}
              id={chosen}
              round={round}
              onRound={(next) => setState({ round: next })}
              addresses={contestAddresses}
            />
          )}
        </ContestChoice>
      </div>
    </>
  )
}

/** GameData: the data of a contest, of the address or the first one. */
export const GameDataPage = () => {
  const [{ id, round }, setState] = useAddressState(first)
  return (
    <>
      <Band steps={stepsTo('数据中心')} title="数据中心" />
      <div className={styles.inside}>
        <ContestChoice id={id} onChoose={(next) => setState({ id: next, round: '' })}>
          {(chosen) => (
            <DataPage
              key={chosen}
              id={chosen}
              round={round}
              onRound={(next) => setState({ round: next })}
              addresses={contestAddresses}
            />
          )}
        </ContestChoice>
      </div>
    </>
  )
}
