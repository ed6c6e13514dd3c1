import { Button, toast } from '#ui'
import { freshSalt } from '@xinglin/wire'
import { RotateCcw, Send } from 'lucide-react'
import { useRef, useState } from 'react'
import { choose, unanswered, usableDraft } from './answers.ts'
import type { Answers, ContentOf, ItemSession, Marked, Position } from './item.ts'
import styles from './quiz-item.module.css'
import { QuizQuestion } from './quiz-question.tsx'
import { QuizResultHead } from './quiz-result-head.tsx'
import { QuizTerms } from './quiz-terms.tsx'

const showQuestion = (id: string) => {
  const place = document.getElementById(`question-${id}`)
  place?.scrollIntoView({ block: 'center' })
  place?.querySelector('input')?.focus({ preventScroll: true })
}

/** A quiz: answered with a draft that is kept, tried as often as its author allows, and explained once nothing can be won by it. */
export const QuizItem = ({
  content,
  from,
  session,
}: {
  content: ContentOf<'quiz'>
  from: Position
  session: ItemSession
}) => {
  const { Questions: questions, Pass: pass } = content
  const [answers, setAnswers] = useState<Answers>(() => usableDraft(from.answers, questions))
  // Whoever has begun another try goes on with it; else the last one is there to be read, if there is anything to read.
  const [earlier] = useState(() =>
    Object.keys(answers).length === 0 && content.Last?.Marks ? content.Last : null,
  )
  const [result, setResult] = useState<Marked['Result'] | null>(earlier)
  const [confirming, setConfirming] = useState(false)
  const [pending, setPending] = useState(false)
  const key = useRef('')
  const open = unanswered(questions, answers)
  const showsMarks = Boolean(result?.Marks)
  const left = Math.max(1, content.MostTries - content.Tries)

  const change = (next: Answers) => {
    key.current = ''
    setAnswers(next)
    session.note({ answers: next })
  }

  const submit = async () => {
    const [first] = open
    setConfirming(true)
    if (first) return showQuestion(first.Id)
    setPending(true)
    // The same answers sent again, because the reply was lost, are the same try.
    key.current ||= freshSalt() + freshSalt()
    try {
      const marked = await session.submit(answers, key.current)
      key.current = ''
      setResult(marked.Result)
      window.scrollTo({ top: 0 })
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    } finally {
      setPending(false)
    }
  }

  const again = () => {
    setAnswers({})
    setConfirming(false)
    setResult(null)
    window.scrollTo({ top: 0 })
  }

  return (
    <div>
      {result ? (
        <QuizResultHead result={result} content={content} fresh={result !== earlier} />
      ) : (
        <QuizTerms content={content} recording={session.recording} />
      )}
      {questions.map((question, index) => (
        <QuizQuestion
          key={question.Id}
          question={question}
          no={index + 1}
          chosen={answers[question.Id] ?? []}
          mark={result?.Marks?.find(({ QuestionId }) => QuestionId === question.Id)}
          disabled={!session.recording || pending || result !== null}
          missing={confirming && !result && open.some(({ Id }) => Id === question.Id)}
          onChoose={(option) => change(choose(answers, question, option))}
        />
      ))}
      {result && session.recording && (
        <div className={styles.foot}>
          <p className={styles.count}>
            {showsMarks
              ? '想再巩固一次？答案已公布，再做只是练习，不计成绩。'
              : `还可作答 ${left} 次，取最好成绩。`}
          </p>
          <Button
            kind={showsMarks ? 'quiet' : 'primary'}
            size="large"
            icon={<RotateCcw size={17} aria-hidden />}
            onClick={again}
          >
            {showsMarks ? '再练一次' : '再做一次'}
          </Button>
        </div>
      )}
      {!result && session.recording && (
        <div className={styles.foot}>
          <output className={styles.count}>
            已答 <strong>{questions.length - open.length}</strong> / {questions.length}
            {open.length > 0 ? ` · 还有 ${open.length} 题未作答` : ` · ${pass} 分通过`}
          </output>
          <Button
            kind="primary"
            size="large"
            pending={pending}
            icon={<Send size={17} aria-hidden />}
            onClick={() => void submit()}
          >
            提交答案
          </Button>
        </div>
      )}
    </div>
  )
}
