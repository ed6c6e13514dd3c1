import { call } from '#call'
import { useHeldWork } from '#session'
import { Button, closeAsking, Dialog, FormFault, Switch, TextArea, toast, useForm } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { answerContestQuestion, type ContestQuestion } from '@xinglin/contract/competitions'
import { contestsKey } from '../contest/game-queries.ts'
import styles from './notices.module.css'

const longest = 1_000

/** Answers a question about a contest, to whoever asked or to all. */
export const AnswerDialog = ({
  contestId,
  question,
  onClose,
}: {
  contestId: string
  question: ContestQuestion
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const { form, values, faults, pending, dirty, set, submit, line } = useForm({
    first: { Answer: question.Answer, IsPublic: question.IsPublic },
    check: ({ Answer }) => (Answer.trim() === '' ? { Answer: '请填写答复' } : {}),
    send: async ({ Answer, IsPublic }) => {
      await call(answerContestQuestion, {
        SkillContestId: contestId,
        Id: question.Id,
        Answer: Answer.trim(),
        IsPublic,
      })
      await queries.invalidateQueries({ queryKey: contestsKey })
      toast.success('已答复')
      onClose()
    },
  })
  useHeldWork(dirty)
  return (
    <Dialog
      title="答复提问"
      hold
      onClose={() => void closeAsking(dirty, onClose)}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void submit()}>
          提交答复
        </Button>
      }
    >
      <form
        ref={form}
        className={styles.form}
        aria-label="答复"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <FormFault>{faults.whole}</FormFault>
        <p className={styles.text}>{question.Text}</p>
        <TextArea label="答复" rows={4} most={longest} {...line('Answer')} />
        <Switch
          checked={values.IsPublic}
          onChange={({ target }) => set({ IsPublic: target.checked })}
          note="全部参赛者都能看到问题和答复，不显示提问人"
        >
          公开答复
        </Switch>
      </form>
    </Dialog>
  )
}
