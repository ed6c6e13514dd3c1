import { classes } from '#ui'
import { scoreWord } from '@xinglin/simulation/assessment'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ContentOf, Marked } from './item.ts'
import styles from './quiz-item.module.css'

/** How a try went: score, passed or not in a word and the best so far. */
export const QuizResultHead = ({
  result,
  content,
  fresh,
}: {
  result: Marked['Result']
  content: ContentOf<'quiz'>
  /** It was submitted just now, and is what the reader waits for. */
  fresh: boolean
}) => {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (fresh) head.current?.focus({ preventScroll: true })
  }, [fresh])
  return (
    <div className={classes(styles.result, result.Passed ? styles.passed : styles.failed)}>
      <p className={styles.score}>
        {scoreWord(result.Score)}
        <span>分</span>
      </p>
      <div className={styles.told}>
        <h2 className={styles.outcome} ref={head} tabIndex={-1}>
          {result.Passed ? (
            <CircleCheck size={22} aria-hidden />
          ) : (
            <CircleDashed size={22} aria-hidden />
          )}
          {result.Practice ? '练习完成' : result.Passed ? '测验通过' : '未达到通过线'}
        </h2>
        <p>
          {fresh ? '' : '最近一次'}答对 {result.RightCount}/{result.Count} 题 · {content.Pass}{' '}
          分通过
          <br />
          最好成绩 {scoreWord(content.BestScore ?? result.Score)} 分 · 已作答 {content.Tries}/
          {content.MostTries} 次
          <br />
          {result.Marks
            ? result.Practice
              ? '这次是练习，不计成绩'
              : result.Passed
                ? '答案与解析见各题'
                : '作答次数已用完，本项按最好成绩完成；答案与解析见各题'
            : '通过或用完次数后公布答案与解析'}
        </p>
      </div>
    </div>
  )
}
