import { Tag } from '#ui'
import type { PaperQuestion } from '@xinglin/contract/exams'
import { difficultyNames, questionTypeNames } from '@xinglin/contract/questions'
import styles from './choosing.module.css'

/** A question in one line and its marks: type, difficulty, themes. */
export const QuestionLineWords = ({
  question: { Stem, Type, Difficulty, Tags, Units, IsUsable, Practice },
  themes,
}: {
  question: PaperQuestion
  themes: readonly { readonly value: string; readonly name: string }[]
}) => (
  <span>
    <span className={styles.stem}>{Stem}</span>
    <span className={styles.tags}>
      <Tag tone="school">{questionTypeNames[Type].split(' ')[0]}</Tag>
      <Tag>{difficultyNames[Difficulty]}</Tag>
      {Units > 1 && <Tag>{Units} 小题</Tag>}
      {Tags.slice(0, 3).map((code) => (
        <Tag key={code}>{themes.find(({ value }) => value === code)?.name ?? code}</Tag>
      ))}
      {Practice && <Tag tone="apricot">练习中可见</Tag>}
      {!IsUsable && <Tag tone="danger">已停用</Tag>}
    </span>
  </span>
)
