import { CallError, call, newId, notesKey } from '#call'
import { Skeleton, Button, exactMomentOf, Failure, TextArea, toast, useLeaveGuard } from '#ui'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SessionReport } from '@xinglin/contract/simulations/consultation'
import { listNotes, type Note, saveNote } from '@xinglin/contract/notes'
import { useState } from 'react'
import { type Answers, answersIn, headOf, noteOf, questions, shortest } from './reflection-text.ts'
import styles from './reflection.module.css'

const most = 800

const keptOf = (itemId: string, head: string) =>
  queryOptions({
    queryKey: [...notesKey, 'reflection', itemId, head],
    queryFn: async ({ signal }): Promise<Note | null> => {
      const wanted = { ItemId: itemId, SearchKey: '问诊复盘', PageSize: 50 }
      const { List } = await call(listNotes, wanted, { signal })
      return List.find(({ Text }) => answersIn(head, Text) !== undefined) ?? null
    },
    staleTime: 0,
  })

const long = (text: string) => [...text.trim()].length

const Form = ({
  report,
  head,
  kept,
}: {
  report: SessionReport
  head: string
  kept: Note | null
}) => {
  const queries = useQueryClient()
  const [before, setBefore] = useState<Answers>(
    () => (kept && answersIn(head, kept.Text)) ?? ['', '', ''],
  )
  const [answers, setAnswers] = useState<Answers>(before)
  const [version, setVersion] = useState(kept?.Version ?? 0)
  const [id] = useState(() => kept?.Id ?? newId())
  const [tried, setTried] = useState(false)
  const changed = answers.some((one, at) => one !== before[at])
  useLeaveGuard(changed)
  const save = useMutation({
    mutationFn: () =>
      call(saveNote, {
        Id: id,
        ProgressId: report.ProgressId,
        ItemId: report.ItemId,
        Anchor: {},
        Text: noteOf(head, answers),
        Version: version,
      }),
    onSuccess: (note) => {
      setVersion(note.Version)
      setBefore(answers)
      toast.success('反思已保存到我的笔记')
      void queries.invalidateQueries({ queryKey: notesKey, refetchType: 'none' })
    },
    onError: (error) => {
      // Nothing that was written is lost: it stays in the fields.
      toast.warning(error instanceof CallError ? error.message : '没有保存成功，请重试')
    },
  })
  const isShort = answers.some((one) => long(one) < shortest)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!isShort && changed && !save.isPending) save.mutate()
      }}
    >
      {questions.map((question, at) => (
        <TextArea
          key={question}
          label={question}
          rows={2}
          most={most}
          value={answers[at] ?? ''}
          error={tried && long(answers[at] ?? '') < shortest ? `至少写${shortest}个字` : undefined}
          onChange={(event) =>
            setAnswers([
              at === 0 ? event.target.value : answers[0],
              at === 1 ? event.target.value : answers[1],
              at === 2 ? event.target.value : answers[2],
            ])
          }
        />
      ))}
      <div className={styles.foot}>
        <p>{version > 0 && !changed ? '已保存，可在我的笔记中再看' : `每问至少${shortest}个字`}</p>
        <Button type="submit" kind="primary" pending={save.isPending} disabled={!changed}>
          保存反思
        </Button>
      </div>
    </form>
  )
}

/** 反思三问: what one learned, in one's own words, kept among one's notes of the item. */
export const Reflection = ({ report }: { report: SessionReport }) => {
  const head = headOf(report.Title, exactMomentOf(report.StartTime))
  const { data, error, isPending, refetch } = useQuery(keptOf(report.ItemId, head))
  if (isPending) return <Skeleton height="280px" shape="block" />
  if (data === undefined)
    return <Failure head="反思加载失败" error={error} onRetry={() => void refetch()} />
  return <Form report={report} head={head} kept={data} />
}
