import { newId } from '#call'
import { Skeleton, Button, Dialog, Failure } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { Answer, QuestionContent } from '@xinglin/contract/questions'
import { useState } from 'react'
import { QuestionView } from '../shown/question-view.tsx'
import { questionPreview } from './bank-queries.ts'

/** What is being written as an examinee sees it: in their own order, parts as they are reached. */
export const PreviewDialog = ({
  content,
  onClose,
}: {
  content: QuestionContent
  onClose: () => void
}) => {
  const [seed, setSeed] = useState(newId)
  const [reached, setReached] = useState(1)
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({})
  const { data, error, refetch } = useQuery(questionPreview(content, seed, reached))
  const hasMore = data?.Parts.some(({ Reached }) => !Reached) ?? false
  return (
    <Dialog
      title="考生看到的题目"
      wide
      onClose={onClose}
      foot={
        <>
          {hasMore && <Button onClick={() => setReached(reached + 1)}>显示下一小题</Button>}
          <Button onClick={() => setSeed(newId())}>换一位考生</Button>
          <Button kind="primary" onClick={onClose}>
            关闭
          </Button>
        </>
      }
    >
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height="240px" shape="block" />}
      {data && (
        <QuestionView
          question={data}
          no={1}
          answering={{
            answers,
            results: new Map(),
            onChange: (id, answer) => setAnswers({ ...answers, [id]: answer }),
          }}
        />
      )}
    </Dialog>
  )
}
