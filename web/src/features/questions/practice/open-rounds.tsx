import { Button, Card, momentOf } from '#ui'
import type { PracticeRound } from '@xinglin/contract/questions'
import styles from './practice.module.css'

/** Rounds that were not finished, to go on with. */
export const OpenRounds = ({
  rounds,
  onOpen,
}: {
  rounds: readonly PracticeRound[]
  onOpen: (roundId: string) => void
}) => (
  <section aria-label="未完成的练习">
    <h2 className={styles.head}>未完成的练习</h2>
    <ul className={styles.rounds}>
      {rounds.map((round) => (
        <li key={round.Id}>
          <Card className={styles.round}>
            <div className={styles.words}>
              <h3 className={styles.title}>{round.Title}</h3>
              <p className={styles.note}>
                {momentOf(round.BeganAt)}开始，已答 {round.Answered} / {round.Units}
              </p>
            </div>
            <Button onClick={() => onOpen(round.Id)} aria-label={`继续 ${round.Title}`}>
              继续
            </Button>
          </Card>
        </li>
      ))}
    </ul>
  </section>
)
