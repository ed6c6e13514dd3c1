import { Button, toast } from '#ui'
import { freshSalt } from '@xinglin/wire'
import { RotateCcw, Send } from 'lucide-react'
import { useRef, useState } from 'react'
import { choose, unanswered, usableDraft } from './answers.ts'
import type { Answers, ContentOf, Desk, Marked, Position } from './item.ts'
import look from './quiz-item.module.css'
import { QuizQuestion } from './quiz-question.tsx'
import { QuizResultHead } from './quiz-result-head.tsx'
import { QuizTerms } from './quiz-terms.tsx'

const showQuestion = (id: string) => {
  const place = document.getElementById(`question-${id}`)
  place?.scrollIntoView({ block: 'center' })
  place?.querySelector('input')?.focus({ preventScroll: true })
}

/** A quiz: answered with a draft that is kept, marked with explanations that stay to be read, and open to another try. */
export const QuizItem = ({
  content,
  from,
  desk,
}: {
  content: ContentOf<'quiz'>
  from: Position
  desk: Desk
}) => {
  const { Questions: questions, Pass: pass } = content
  const [answers, setAnswers] = useState<Answers>(() => usableDraft(from.answers, questions))
  // Whoever has begun another try goes on with it; else the last one is there to be read.
  const [earlier] = useState(() => (Object.keys(answers).length === 0 ? content.Last : null))
  const [result, setResult] = useState<Marked['Result'] | null>(earlier)
  const [asked, setAsked] = useState(false)
  const [pending, setPending] = useState(false)
  const key = useRef('')
  const open = unanswered(questions, answers)

  const change = (next: Answers) => {
    key.current = ''
    setAnswers(next)
    desk.note({ answers: next })
  }

  const submit = async () => {
    const [first] = open
    setAsked(true)
    if (first) return showQuestion(first.Id)
    setPending(true)
    // The same answers sent again, because the reply was lost, are the same try.
    key.current ||= freshSalt() + freshSalt()
    try {
      const marked = await desk.submit(answers, key.current)
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
    setAsked(false)
    setResult(null)
    window.scrollTo({ top: 0 })
  }

  return (
    <div>
      {result ? (
        <QuizResultHead result={result} content={content} fresh={result !== earlier} />
      ) : (
        <QuizTerms content={content} recording={desk.recording} />
      )}
      {questions.map((question, index) => (
        <QuizQuestion
          key={question.Id}
          question={question}
          no={index + 1}
          chosen={answers[question.Id] ?? []}
          mark={result?.Marks.find(({ QuestionId }) => QuestionId === question.Id)}
          disabled={!desk.recording || pending}
          missing={asked && !result && open.some(({ Id }) => Id === question.Id)}
          onChoose={(option) => change(choose(answers, question, option))}
        />
      ))}
      {result && desk.recording && (
        <div className={look.foot}>
          <p className={look.count}>
            {result.Passed ? '想再巩固一次？最好成绩不会降低。' : '看过解析，再试一次。'}
          </p>
          <Button
            kind={result.Passed ? 'quiet' : 'primary'}
            size="large"
            icon={<RotateCcw size={17} aria-hidden />}
            onClick={again}
          >
            再做一次
          </Button>
        </div>
      )}
      {!result && desk.recording && (
        <div className={look.foot}>
          <output className={look.count}>
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
