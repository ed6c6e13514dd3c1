import type { TranscriptTurn } from '@xinglin/contract/simulations/consultation'
import look from './appeal-queue.module.css'
import { meaningWord, outcomes } from '../meanings/meaning-words.ts'

/** A stretch of the conversation with how each sentence was understood; the one in question is marked. */
export const AppealTurns = ({ turns, seq }: { turns: readonly TranscriptTurn[]; seq: number }) =>
  turns.length === 0 ? (
    <p className={look.words}>这一步前后没有对话。</p>
  ) : (
    <ol className={look.turns}>
      {turns.map((turn) => (
        <li key={turn.Seq} className={turn.Seq === seq ? look.here : undefined}>
          <p className={look.asked}>
            {turn.Seq}. {turn.Text}
          </p>
          <p className={look.taken}>
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
