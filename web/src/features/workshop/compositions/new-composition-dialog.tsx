import { call, newId } from '#call'
import { sensitiveSentence, useHeldWork, useSensitiveCheck } from '#session'
import { Button, closeAsking, Dialog, SelectField, TextField, toast, useForm } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import styles from '../drafts/new-case-dialog.module.css'
import type { CompositionKind } from './composition-kind.ts'

/** Begins a composition upon something of the school. */
export const NewCompositionDialog = ({
  kind: { calls, key, word, example },
  base,
  bases,
  onClose,
}: {
  kind: CompositionKind
  base: string
  bases: readonly { readonly Id: string; readonly Title: string }[]
  onClose: () => void
}) => {
  const isSensitive = useSensitiveCheck()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [id] = useState(newId)
  const [from, choose] = useState(bases[0]?.Id ?? '')
  const { form, faults, pending, dirty, submit, line } = useForm({
    first: { Title: '' },
    check: ({ Title }) => ({
      ...(Title.trim() === '' && { Title: '请填写名称' }),
      ...([...Title.trim()].length > 40 && { Title: '名称不得超过40个字' }),
      ...(isSensitive(Title) && { Title: sensitiveSentence }),
    }),
    send: async ({ Title }) => {
      await call(calls.create, { Id: id, Title, BaseId: from }, { idempotencyKey: id })
      toast.success(`已新建${word}`)
      await queries.invalidateQueries({ queryKey: [key] })
      await navigate(`${base}/${id}`)
      onClose()
    },
  })
  useHeldWork(dirty)
  return (
    <Dialog
      title={`新建${word}`}
      hold
      onClose={() => void closeAsking(dirty, onClose)}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void submit()}>
          新建
        </Button>
      }
    >
      <form
        ref={form}
        className={styles.form}
        aria-label={`新建${word}`}
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <SelectField
          label="基于"
          options={bases.map(({ Id, Title }) => ({ value: Id, name: Title }))}
          value={from}
          onChoose={choose}
        />
        <TextField
          label="名称"
          hint="学生在课程里看到的名称"
          placeholder={`如：${example}`}
          autoComplete="off"
          autoFocus
          {...line('Title')}
          error={faults.Title ?? faults.whole}
        />
      </form>
    </Dialog>
  )
}
