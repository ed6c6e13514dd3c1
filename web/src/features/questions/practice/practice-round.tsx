import { Skeleton, Button, Card, confirm, Empty, Failure, SaveSign } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { PracticeView } from '@xinglin/contract/questions'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { QuestionView } from '../shown/question-view.tsx'
import styles from './practice.module.css'
import { practiceRound } from './practice-queries.ts'
import { RoundMap } from './round-map.tsx'
import { useDrafts } from './use-drafts.ts'
import { useRound } from './use-round.ts'

const share = ({ Right, Answered }: PracticeView['Round']): string =>
  Answered === 0 ? '—' : `${Math.round((100 * Right) / Answered)}%`

const Playing = ({ view, onLeave }: { view: PracticeView; onLeave: () => void }) => {
  const { Round, Questions, Held } = view
  const isOpen = Round.EndedAt === null
  const drafts = useDrafts(view, isOpen)
  const { pending, submit, mark, finish } = useRound(view)
  const results = new Map(view.Results.map((one) => [one.QuestionId, one]))
  const at = Math.min(drafts.position, Questions.length - 1)
  const question = Questions[at]
  const ended = async () => {
    const left = Round.Units - Round.Answered
    const agreed =
      left === 0 ||
      (await confirm({
        title: `还有 ${left} 题没有提交，结束本轮练习？`,
        note: '结束后不能继续作答，已提交的答案和解析可以随时查看。',
        yes: '结束练习',
      }))
    if (agreed) await finish()
  }
  if (!question) return null
  return (
    <div className={styles.playing}>
      <header className={styles.bar}>
        <div className={styles.words}>
          <h2 className={styles.title}>{Round.Title}</h2>
          <p className={styles.note}>
            已答 {Round.Answered} / {Round.Units}，正确率 {share(Round)}
            {!isOpen && '，已结束'}
          </p>
        </div>
        {isOpen && <SaveSign saving={drafts.saving} fault={drafts.fault} onSave={drafts.save} />}
        <Button onClick={onLeave}>返回</Button>
        {isOpen && (
          <Button kind="primary" pending={pending === 'finish'} onClick={() => void ended()}>
            结束练习
          </Button>
        )}
      </header>
      <RoundMap
        questions={Questions}
        held={Held}
        results={results}
        position={at}
        onGo={drafts.go}
      />
      <Card className={styles.paper}>
        {Held.includes(question.QuestionId) ? (
          <Empty
            head={`第 ${at + 1} 题暂停练习`}
            note="这道题正在考试中使用，考试结束并公布答案后可以继续，已提交的作答会保留。"
          />
        ) : (
          <QuestionView
            key={question.QuestionId}
            question={question}
            no={at + 1}
            answering={{
              answers: drafts.drafts,
              results,
              pending,
              onChange: drafts.write,
              onSubmit: isOpen
                ? (unitId) => {
                    const answer = drafts.drafts[unitId]
                    if (answer)
                      void submit(question.QuestionId, unitId, answer).then(() =>
                        drafts.forget(unitId),
                      )
                  }
                : undefined,
              onMark: isOpen ? (unitId, met) => void mark(unitId, met) : undefined,
            }}
          />
        )}
      </Card>
      <footer className={styles.steps}>
        <Button
          icon={<ChevronLeft size={17} aria-hidden />}
          disabled={at === 0}
          onClick={() => drafts.go(at - 1)}
        >
          上一题
        </Button>
        <span className={styles.note}>
          {at + 1} / {Questions.length}
        </span>
        <Button disabled={at === Questions.length - 1} onClick={() => drafts.go(at + 1)}>
          下一题
          <ChevronRight size={17} aria-hidden />
        </Button>
      </footer>
    </div>
  )
}

/** A round of practice: one question at a time, each explained once it is answered. */
export const PracticeRoundView = ({
  roundId,
  onLeave,
}: {
  roundId: string
  onLeave: () => void
}) => {
  const { data, error, refetch } = useQuery(practiceRound(roundId))
  if (error && !data)
    return (
      <Failure
        error={error}
        onRetry={() => void refetch()}
        other={<Button onClick={onLeave}>返回</Button>}
      />
    )
  if (!data) return <Skeleton height="420px" shape="block" />
  return <Playing view={data} onLeave={onLeave} />
}
