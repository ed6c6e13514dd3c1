import { Tag } from '#ui'
import type { Appeal } from '@xinglin/contract/simulations/consultation'
import { meaningWord } from '../meanings/meaning-words.ts'
import styles from './appeal-desk.module.css'

const tones = { open: 'warning', accepted: 'success', declined: 'neutral' } as const

/** What became of an appeal, in a word. */
export const appealStateWord = { open: '待处理', accepted: '已接受', declined: '已驳回' } as const

/** Where an appeal stands. */
export const AppealTag = ({ state }: { state: Appeal['State'] }) => (
  <Tag tone={tones[state]}>申诉{appealStateWord[state]}</Tag>
)

/** An appeal beside what it is about: where it stands, and what the teacher said. */
export const AppealSign = ({ appeal }: { appeal: Appeal }) => (
  <span className={styles.sign}>
    <AppealTag state={appeal.State} />
    {appeal.Key !== '' && `老师判定为“${meaningWord(appeal.Key)}”`}
    {appeal.Reason !== '' && `${appeal.Decider}：${appeal.Reason}`}
  </span>
)
