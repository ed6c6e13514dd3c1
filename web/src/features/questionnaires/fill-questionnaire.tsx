import { call } from '#call'
import { useSession } from '#session'
import {
  Button,
  confirm,
  Failure,
  FormFault,
  messageOf,
  momentOf,
  SkeletonText,
  Tag,
  toast,
} from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import {
  answersByItem,
  askedItems,
  countedAnswers,
  faultOfAnswer,
  fillQuestionnaire,
  type getOwnQuestionnaire,
  type QuestionnaireAnswer,
} from '@xinglin/contract/questionnaires'
import { useState } from 'react'
import { answerDraft } from './answer-draft.ts'
import { AnswerSheet } from './answer-sheet.tsx'
import { ownQuestionnaire, questionnairesKey } from './questionnaire-queries.ts'
import styles from './answers.module.css'

type Paper = OutputOf<typeof getOwnQuestionnaire>

const faultsOf = (paper: Paper, answers: readonly QuestionnaireAnswer[]) => {
  const byItem = answersByItem(answers)
  return new Map(
    askedItems(paper.Questions, byItem).flatMap((item) => {
      const fault = faultOfAnswer(item, byItem.get(item.Id))
      return fault === '' ? [] : [[item.Id, fault] as const]
    }),
  )
}

const Head = ({ paper }: { paper: Paper }) => (
  <>
    <p className={styles.about}>
      {paper.Anonymous ? <Tag tone="school">匿名</Tag> : <Tag tone="neutral">实名</Tag>}
      <span>
        {paper.Items} 题，约 {paper.Minutes} 分钟
      </span>
      <span>截止 {momentOf(paper.ClosesAt)}</span>
    </p>
    {paper.Note && <p className={styles.note}>{paper.Note}</p>}
    {paper.Anonymous && (
      <p className={styles.hint}>
        系统只记录您已填写，不记录哪一份是您填的；提交后任何人都无法查出，您也不能再查看或修改。
      </p>
    )}
  </>
)

const Filling = ({ paper, onDone }: { paper: Paper; onDone: () => void }) => {
  const draft = answerDraft(useSession()?.UserId ?? '', paper.Id, paper.Version)
  const [answers, setAnswers] = useState<readonly QuestionnaireAnswer[]>(
    () => draft.get() ?? paper.Answers,
  )
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const [pending, setPending] = useState(false)
  const [failed, setFailed] = useState('')
  const [isKept, setKept] = useState(false)
  const queries = useQueryClient()
  const answer = (next: readonly QuestionnaireAnswer[]) => {
    setAnswers(next)
    setKept(draft.put(next))
    // What was mended is no longer wrong; what is not filled yet is told when one hands in.
    if (faults.size > 0) setFaults(faultsOf(paper, next))
  }
  const submit = async () => {
    const wrong = faultsOf(paper, answers)
    setFaults(wrong)
    setFailed('')
    const [first] = wrong.keys()
    if (first !== undefined) {
      document.querySelector(`#question-${first}`)?.scrollIntoView({ block: 'center' })
      return
    }
    const isSure =
      paper.Editable ||
      (await confirm({ title: '提交问卷？', note: '提交后不能修改。', yes: '提交' }))
    if (!isSure) return
    setPending(true)
    try {
      await call(fillQuestionnaire, {
        Id: paper.Id,
        Version: paper.Version,
        Answers: countedAnswers(paper.Questions, answers),
      })
      draft.drop()
      await queries.invalidateQueries({ queryKey: questionnairesKey })
      toast.success('已提交，感谢您的填写')
      onDone()
    } catch (error) {
      setFailed(messageOf(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <form
      className={styles.form}
      aria-label={paper.Title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <AnswerSheet items={paper.Questions} answers={answers} faults={faults} onAnswers={answer} />
      {faults.size > 0 && <FormFault>还有 {faults.size} 题未按要求填写</FormFault>}
      <FormFault>{failed}</FormFault>
      <p className={styles.actions}>
        <Button kind="primary" type="submit" pending={pending}>
          {paper.Answered ? '提交修改' : '提交'}
        </Button>
        <output className={styles.hint}>
          {isKept ? '草稿已保存在本机' : '填写时自动保存在本机，提交前不会上传'}
        </output>
      </p>
    </form>
  )
}

/** A questionnaire as a student answers it, or what they answered. */
export const FillQuestionnaire = ({ id, onDone }: { id: string; onDone: () => void }) => {
  const { data: paper, error, refetch } = useQuery(ownQuestionnaire(id))
  if (error && !paper) return <Failure error={error} onRetry={() => void refetch()} />
  if (!paper) return <SkeletonText lines={10} />
  const mayFill = !paper.Closed && (!paper.Answered || paper.Editable)
  return (
    <article className={styles.paper}>
      <h1 className={styles.name}>{paper.Title}</h1>
      <Head paper={paper} />
      {mayFill && <Filling paper={paper} onDone={onDone} />}
      {!mayFill && (
        <output className={styles.note}>
          {paper.Answered ? '您已填写这份问卷。' : '问卷已截止。'}
        </output>
      )}
      {!mayFill && paper.Answered && !paper.Anonymous && (
        <AnswerSheet
          items={paper.Questions}
          answers={paper.Answers}
          faults={new Map()}
          disabled
          onAnswers={() => undefined}
        />
      )}
    </article>
  )
}
