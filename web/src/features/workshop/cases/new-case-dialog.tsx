import { call, newId } from '#call'
import { sensitiveSentence, useHeldWork, useSensitiveCheck } from '#session'
import { Button, closeAsking, Dialog, faultsBy, TextField, toast, useForm } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { type CaseLine, createCase } from '@xinglin/contract/workshop'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { workshop } from '../drafts/queries.ts'
import styles from '../drafts/new-case-dialog.module.css'

/** Begins a case: with its title and department alone, or as a copy of another. */
export const NewCaseDialog = ({
  base,
  from,
  onClose,
}: {
  base: string
  from?: CaseLine
  onClose: () => void
}) => {
  const isSensitive = useSensitiveCheck()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [id] = useState(newId)
  const name = from ? '复制病例' : '新建病例'
  const inputOf = (typed: { Title: string; Department: string }) => ({
    Id: id,
    From: from?.Id ?? '',
    ...typed,
  })
  const { form, faults, pending, dirty, submit, line } = useForm({
    first: {
      Title: from ? `${from.Title.slice(0, 36)}（副本）` : '',
      Department: from?.Department ?? '',
    },
    check: (typed) => {
      const problems = faultsBy(createCase.input, inputOf(typed))
      const { Title, Department } = problems as { Title?: string; Department?: string }
      return {
        ...(Title && { Title }),
        ...(Department && { Department }),
        ...(!Title && isSensitive(typed.Title) && { Title: sensitiveSentence }),
      }
    },
    send: async (typed) => {
      await call(createCase, inputOf(typed), { idempotencyKey: id })
      toast.success(from ? '已复制为新病例' : '已新建病例')
      await queries.invalidateQueries({ queryKey: workshop })
      await navigate(`${base}/${id}`)
      onClose()
    },
  })
  useHeldWork(dirty)
  return (
    <Dialog
      title={name}
      hold
      onClose={() => void closeAsking(dirty, onClose)}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void submit()}>
          {from ? '复制' : '新建'}
        </Button>
      }
    >
      <form
        ref={form}
        className={styles.form}
        aria-label={name}
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <TextField
          label="标题"
          hint="学生看到的标题：主诉与时间，不写病名"
          placeholder="如：反复胸闷气短三天"
          autoComplete="off"
          autoFocus
          {...line('Title')}
          error={faults.Title ?? faults.whole}
        />
        <TextField
          label="科室"
          placeholder="如：心血管内科"
          autoComplete="off"
          {...line('Department')}
        />
      </form>
    </Dialog>
  )
}
