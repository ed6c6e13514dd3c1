import { call, newId } from '#call'
import { Button, Dialog, faultsBy, FormFault, TextField, toast, useForm } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { type ContestDetail, saveContestTemplate } from '@xinglin/contract/competitions'
import { useState } from 'react'
import { contestsKey } from '../contest/game-queries.ts'
import styles from './preparation.module.css'

/** Asks what a contest is called as a template. */
export const SaveTemplateDialog = ({
  contest,
  onClose,
}: {
  contest: ContestDetail
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const [Id] = useState(newId)
  const { form, faults, pending, submit, line } = useForm({
    first: { Name: contest.Name },
    check: (typed) =>
      faultsBy(saveContestTemplate.input, { ...typed, SkillContestId: contest.Id, Id }),
    send: async ({ Name }) => {
      await call(saveContestTemplate, { SkillContestId: contest.Id, Id, Name })
      await queries.invalidateQueries({ queryKey: contestsKey })
      toast.success('已存为模板，新建赛事时可以选用')
      onClose()
    },
  })
  return (
    <Dialog
      title="存为模板"
      onClose={onClose}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void submit()}>
          保存
        </Button>
      }
    >
      <form
        ref={form}
        className={styles.form}
        aria-label="赛事模板"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <FormFault>{faults.whole}</FormFault>
        <TextField label="模板名称" autoComplete="off" {...line('Name')} />
        <p className={styles.note}>
          模板包含赛事表单、轮次、考站、评分表和规则，不包含评委、监考、报名和成绩。
        </p>
      </form>
    </Dialog>
  )
}
