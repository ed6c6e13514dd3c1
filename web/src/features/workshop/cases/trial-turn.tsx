import { Tag } from '#ui'
import type { OutputOf } from '@xinglin/contract/call'
import type { tryCase } from '@xinglin/contract/workshop'
import { Lock } from 'lucide-react'
import { factName } from './fact-name.ts'
import styles from './trial-turn.module.css'

type Tried = OutputOf<typeof tryCase>

const verdicts: Readonly<Record<Tried['Understood'][number]['Verdict'], string>> = {
  understood: '理解为',
  unsure: '拿不准，可能是',
  unknown: '没听懂',
  offtopic: '与看病无关',
  leak: '套取诊断',
}

/** One sentence that was tried: how it was taken, what came of it, what stood in the way. */
export const TrialTurn = ({ text, tried }: { text: string; tried: Tried }) => {
  const moved = tried.Rapport - tried.RapportBefore
  return (
    <li className={styles.turn}>
      <p className={styles.said}>{text}</p>
      {tried.Says.map(({ Text, Mood, Gesture }, at) => (
        <p key={at} className={styles.says}>
          {Text}
          <small>
            {Mood}
            {Gesture && ` · ${Gesture}`}
          </small>
        </p>
      ))}
      <ul className={styles.account}>
        {tried.Understood.map(({ Text, Verdict, Meanings, Confidence }, at) => (
          <li key={`u${at}`}>
            {tried.Understood.length > 1 && `“${Text}” `}
            {verdicts[Verdict]}
            {Meanings.length > 0 && <strong> {Meanings.join('、')}</strong>}
            <small> 把握 {Math.round(Confidence * 100)}%</small>
          </li>
        ))}
        {tried.Accounts.map(({ Meaning, Outcome, Facts, Shut }, at) => (
          <li key={`a${at}`}>
            {Meaning && `${Meaning}：`}
            {Outcome}
            {Facts.map(({ Id, Layer, Key }) => (
              <Tag key={Id} tone="school">
                {factName(Id)} · 第{Layer}层{Key && ' · 关键'}
              </Tag>
            ))}
            {Shut.map(({ Id, Text, Wants }) => (
              <span key={Id} className={styles.shut}>
                <Lock size={13} aria-hidden />
                <span>
                  {factName(Id)}“{Text}”被挡住，还缺：{Wants.join('；')}
                </span>
              </span>
            ))}
          </li>
        ))}
        {moved !== 0 && (
          <li>
            信任度 {tried.RapportBefore} → {tried.Rapport}
          </li>
        )}
      </ul>
    </li>
  )
}
