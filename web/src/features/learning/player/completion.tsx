import { classes, Tag } from '#ui'
import { scoreWord } from '@xinglin/simulation/assessment'
import type { PlayerItem } from '@xinglin/contract/learning'
import { useState } from 'react'
import styles from './completion.module.css'
import { StateSign } from '../report/state-sign.tsx'

/** At the end of an item: what completes it, in words, or that it is complete; the moment itself is marked quietly. */
export const Completion = ({ item, recording }: { item: PlayerItem; recording: boolean }) => {
  const done = item.State === 'done'
  const [doneBefore] = useState(done)
  const now = done && !doneBefore
  if (!done && !recording) return null
  return (
    <output className={classes(styles.strip, done && styles.done, now && styles.now)}>
      <span className={styles.sign}>
        <StateSign state={item.State} size={22} />
      </span>
      <span>
        {done ? (
          <strong className={styles.word}>{now ? '本项完成' : '已完成'}</strong>
        ) : item.Wait > 0 ? (
          <>{item.Why}：比学完所需的最短时间快。到时自动计入，可以先学别的内容。</>
        ) : (
          <>
            完成条件：<strong>{item.Rule}</strong>
          </>
        )}
      </span>
      {item.BestScore !== null && (
        <span className={styles.best}>最好成绩 {scoreWord(item.BestScore)} 分</span>
      )}
      {!item.Required && <Tag>选学</Tag>}
    </output>
  )
}
