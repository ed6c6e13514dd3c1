import { call } from '#call'
import { Button, confirm, Dialog, TextArea, toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  moveQuestion,
  type QuestionDetail,
  type QuestionMove,
  questionMoveNames,
} from '@xinglin/contract/questions'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { bankKey, questionDetail } from './bank-queries.ts'

const questions: Partial<Record<QuestionMove, string>> = {
  delete: '删除后不能恢复。',
  discard: '修订的内容会丢弃，已通过的版本不变。',
  retire: '停用后不再用于练习和新的测验，已有的作答与成绩不变。',
}

const Returning = ({
  onReturn,
  onClose,
}: {
  onReturn: (reason: string) => void
  onClose: () => void
}) => {
  const [reason, setReason] = useState('')
  return (
    <Dialog
      title="退回题目"
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" disabled={reason.trim() === ''} onClick={() => onReturn(reason)}>
            退回
          </Button>
        </>
      }
    >
      <TextArea
        label="退回理由"
        most={200}
        rows={4}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  )
}

/** What may be done with a question now; what cannot be undone is asked once. */
export const MoveButtons = ({ detail, list }: { detail: QuestionDetail; list: string }) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [pending, setPending] = useState<QuestionMove>()
  const [isReturning, setReturning] = useState(false)
  const { Id } = detail.Line
  const run = async (Action: QuestionMove, Reason = '') => {
    setReturning(false)
    const note = questions[Action]
    const agreed =
      note === undefined ||
      (await confirm({
        title: `${questionMoveNames[Action]}这道题目？`,
        note,
        yes: questionMoveNames[Action],
        danger: true,
      }))
    if (!agreed) return
    setPending(Action)
    try {
      const done = await call(moveQuestion, { Id, Action, Reason, Version: detail.Version })
      toast.success(`${questionMoveNames[Action]}成功!`)
      if (done.Detail) queries.setQueryData(questionDetail(Id).queryKey, done.Detail)
      else await navigate(list)
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setPending(undefined)
      await queries.invalidateQueries({ queryKey: [...bankKey, 'list'] })
    }
  }
  const moves = detail.Actions.filter((one): one is QuestionMove => one !== 'edit')
  return (
    <>
      {moves.map((move) => (
        <Button
          key={move}
          kind={move === 'submit' || move === 'approve' ? 'primary' : 'quiet'}
          pending={pending === move}
          onClick={() => (move === 'return' ? setReturning(true) : void run(move))}
        >
          {questionMoveNames[move]}
        </Button>
      ))}
      {isReturning && (
        <Returning
          onReturn={(reason) => void run('return', reason)}
          onClose={() => setReturning(false)}
        />
      )}
    </>
  )
}
