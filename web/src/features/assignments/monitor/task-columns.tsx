import { type Column, momentOf, Tag } from '#ui'
import {
  type AssignedLearner,
  ownStateNames,
  stateByDigit,
  workStateNames,
  type WorkState,
} from '@xinglin/contract/assignments'
import { scoreWord } from '@xinglin/simulation/assessment'
import styles from './task-monitor.module.css'

const tones: Readonly<Record<WorkState, string | undefined>> = {
  locked: styles.none,
  none: styles.none,
  begun: styles.begun,
  waiting: styles.begun,
  returned: styles.wrong,
  done: styles.done,
  missed: styles.wrong,
}

/** An item of a task that is watched; of weight 0 it is not scored. */
export type WatchedItem = { readonly Title: string; readonly Weight: number }

/** What stands in a cell: the score of what is done, else the state in words. */
export const taskCellWord = (state: WorkState, score: string): string =>
  state === 'done' && score !== '' ? scoreWord(Number(score)) : workStateNames[state]

const Cell = ({ one, at, scored }: { one: AssignedLearner; at: number; scored: boolean }) => {
  const state = stateByDigit(one.States[at])
  const score = scored ? (one.Scores.split(',')[at] ?? '') : ''
  return <span className={tones[state]}>{taskCellWord(state, score)}</span>
}

/** The columns of the matrix of a task: who, how they stand, an item each and the score, then where they are and by when. */
export const taskColumns = (
  items: readonly WatchedItem[],
  here: (one: AssignedLearner) => boolean,
): readonly Column<AssignedLearner>[] => [
  {
    name: '学生',
    width: '120px',
    cell: ({ Name, Number: number }) => (
      <span className={styles.two}>
        <span>{Name || '（已移除的用户）'}</span>
        <small>{number || '—'}</small>
      </span>
    ),
  },
  {
    name: '状态',
    width: '140px',
    cell: ({ State, Behind }) => (
      <span className={styles.two}>
        <span>
          {ownStateNames[State]}
          {Behind !== '' && (
            <Tag tone="warning" className={styles.behind}>
              落后
            </Tag>
          )}
        </span>
        {Behind !== '' && <small title={Behind}>{Behind}</small>}
      </span>
    ),
  },
  ...items.map(({ Title, Weight }, at): Column<AssignedLearner> => ({
    name: `${at + 1}. ${Title}`,
    width: '96px',
    cell: (one) => <Cell one={one} at={at} scored={Weight > 0} />,
  })),
  {
    name: '得分',
    width: '72px',
    figures: true,
    cell: ({ Score }) => (Score === null ? '—' : scoreWord(Score)),
  },
  {
    name: '截止时间',
    width: '140px',
    cell: ({ Due }) => (Due === null ? '不限' : momentOf(Due)),
  },
  {
    name: '上次提醒',
    width: '140px',
    cell: ({ RemindedAt }) => (RemindedAt === null ? '—' : momentOf(RemindedAt)),
  },
  {
    name: '当前位置',
    width: '150px',
    cell: (one) => (
      <span className={styles.two} title={one.Place}>
        <span>
          {here(one) && <span className={styles.here}>在学 </span>}
          {one.Place || '—'}
        </span>
        {one.LastAt !== null && <small>{momentOf(one.LastAt)}</small>}
      </span>
    ),
  },
]
