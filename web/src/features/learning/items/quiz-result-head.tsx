import { Button, classes } from '#ui'
import { CircleCheck, CircleDashed, RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ContentOf, Marked } from './item.ts'
import look from './quiz-item.module.css'

/** How a try went: score, passed or not in a word, the best so far, and another try. */
export const QuizResultHead = ({
  result,
  content,
  onAgain,
}: {
  result: Marked['Result']
  content: ContentOf<'quiz'>
  onAgain: (() => void) | undefined
}) => {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus({ preventScroll: true }), [])
  const right = result.Marks.filter((mark) => mark.Right).length
  return (
    <div className={classes(look.result, result.Passed ? look.passed : look.failed)}>
      <p className={look.score}>
        {result.Score}
        <span>分</span>
      </p>
      <div className={look.told}>
        <h2 className={look.outcome} ref={head} tabIndex={-1}>
          {result.Passed ? <CircleCheck size={22} aria-hidden /> : <CircleDashed size={22} aria-hidden />}
          {result.Passed ? '测验通过' : '未达到通过线'}
        </h2>
        <p>
          答对 {right}/{result.Marks.length} 题，{content.Pass} 分通过 · 最好成绩 {content.BestScore ?? result.Score} 分 ·
          已作答 {content.Tries} 次
        </p>
      </div>
      {onAgain && (
        <Button icon={<RotateCcw size={16} aria-hidden />} onClick={onAgain}>
          再做一次
        </Button>
      )}
    </div>
  )
}
