import { pointWord, scoreWord } from '@xinglin/simulation/assessment'
import type { OutputOf } from '@xinglin/contract/call'
import type { getAppeal } from '@xinglin/contract/simulations/consultation'
import { Fragment } from 'react'
import styles from './appeal-queue.module.css'
import { meaningWord } from '../meanings/meaning-words.ts'

type Full = OutputOf<typeof getAppeal>

const rowsOf = ({ Appeal: appeal, Item: item, Asks: asks }: Full): readonly [string, string][] => {
  const { About: about } = appeal
  const own: [string, string][] =
    about.Kind === 'item'
      ? [
          ['申诉', `“${appeal.Title}”没给分，见第 ${about.Seq} 步`],
          ['现在', item ? `${pointWord(item.got)} / ${pointWord(item.max)} 分` : ''],
          [
            '这一项要的',
            [item?.why ?? '', asks.length > 0 ? `如：${asks.join(' ')}` : ''].join(' '),
          ],
        ]
      : [
          ['申诉', `第 ${about.Seq} 步“${appeal.Title}”被理解错了`],
          ['学生说他问的是', about.Meant === '' ? '' : `“${meaningWord(about.Meant)}”`],
        ]
  const rest: [string, string][] = [
    ['学生的说明', appeal.Words],
    ['病例', `${appeal.CaseTitle}（第 ${appeal.No} 次）`],
    ['这次的总分', `${scoreWord(appeal.Composite)} ${appeal.Level}`],
  ]
  return [...own, ...rest].filter(([, words]) => words.trim() !== '')
}

/** What is appealed, why, and what the item wants. */
export const AppealFacts = ({ full }: { full: Full }) => (
  <dl className={styles.facts}>
    {rowsOf(full).map(([name, words]) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>{words}</dd>
      </Fragment>
    ))}
  </dl>
)
