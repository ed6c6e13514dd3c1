import type { TranscriptTurn } from '@xinglin/contract/simulations/consultation'
import styles from './appeal-queue.module.css'
import { meaningWord, outcomes } from '../meanings/meaning-words.ts'

/** A stretch of the conversation with how each sentence was understood; the one in question is marked. */
export const AppealTurns = ({ turns, seq }: { turns: readonly TranscriptTurn[]; seq: number }) =>
  turns.length === 0 ? (
    <p className={styles.words}>这一步前后没有对话。</p>
  ) : (
    <ol className={styles.turns}>
      {turns.map((turn) => (
        <li key={turn.Seq} className={turn.Seq === seq ? styles.here : undefined}>
          <p className={styles.asked}>
            {turn.Seq}. {turn.Text}
          </p>
          <p className={styles.taken}>
            机器理解为：
            {turn.Said.map(
              ({ Key, Outcome }) => `${meaningWord(Key) || '—'}（${outcomes[Outcome] ?? ''}）`,
            ).join('、') || '—'}
          </p>
          {turn.Answers.map((answer) => (
            <p key={answer}>患者：{answer}</p>
          ))}
        </li>
      ))}
    </ol>
  )
