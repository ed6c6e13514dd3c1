import { call, newId } from '#call'
import { useHeldWork } from '#session'
import { Button, TextArea, toast, useForm } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { askInContest } from '@xinglin/contract/competitions'
import { useState } from 'react'
import { contestsKey } from '../contest/game-queries.ts'
import styles from './notices.module.css'

const longest = 500
const shortest = 5

/** Asks whoever holds a contest. */
export const AskForm = ({ contestId, onAsked }: { contestId: string; onAsked: () => void }) => {
  const queries = useQueryClient()
  const [id] = useState(newId)
  const { form, faults, pending, dirty, submit, line } = useForm({
    first: { Text: '' },
    check: ({ Text }) =>
      [...Text.trim()].length < shortest ? { Text: `问题至少${shortest}个字` } : {},
    send: async ({ Text }) => {
      await call(askInContest, { SkillContestId: contestId, Id: id, Text: Text.trim() })
      await queries.invalidateQueries({ queryKey: contestsKey })
      toast.success('已提交，主办方答复后会通知你')
      onAsked()
    },
  })
  useHeldWork(dirty)
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="提问"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <TextArea
        label="向主办方提问"
        rows={3}
        most={longest}
        {...line('Text')}
        error={faults.Text ?? faults.whole}
      />
      <div className={styles.actions}>
        <Button kind="primary" pending={pending} onClick={() => void submit()}>
          提交问题
        </Button>
      </div>
    </form>
  )
}
