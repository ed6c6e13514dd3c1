import { call } from '#call'
import { useHeldWork } from '#session'
import {
  Button,
  closeAsking,
  Dialog,
  faultsBy,
  Switch,
  TextField,
  useForm,
  useLeaveGuard,
} from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { saveDictionaryItem } from '@xinglin/contract/dictionaries'
import { dictionary, type Entry } from './dictionary-queries.ts'
import look from './dictionaries.module.css'

/** An entry of a dictionary, or a new one. */
export const EntryDialog = ({
  type,
  entry,
  onClose,
}: {
  type: number
  entry: Entry | undefined
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const inputOf = (typed: { Code: string; Name: string; Enabled: boolean }) => ({
    Id: entry?.Id ?? '',
    Type: type,
    ...typed,
  })
  const { form, values, faults, pending, dirty, set, submit, line } = useForm({
    first: { Code: entry?.Code ?? '', Name: entry?.Name ?? '', Enabled: entry?.Enabled ?? true },
    check: (typed) => faultsBy(saveDictionaryItem.input, inputOf(typed)),
    lines: { [saveDictionaryItem.refusals.taken[1]]: 'Code' },
    send: async (typed) => {
      await call(saveDictionaryItem, inputOf(typed))
      await queries.invalidateQueries({ queryKey: dictionary(type).queryKey })
      onClose()
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  return (
    <Dialog
      title={entry ? '修改词条' : '新增词条'}
      hold
      onClose={() => void closeAsking(dirty, onClose)}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void submit()}>
          保存
        </Button>
      }
    >
      <form
        ref={form}
        className={look.form}
        aria-label="词条"
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <TextField
          label="名称"
          autoFocus
          autoComplete="off"
          hint="页面上显示的文字"
          {...line('Name')}
          error={faults.Name ?? faults.whole}
        />
        <TextField
          label="编码"
          autoComplete="off"
          spellCheck={false}
          hint="系统内部使用，一经使用请勿修改"
          {...line('Code')}
        />
        <Switch
          checked={values.Enabled}
          note="停用后不再出现在可选项中，已选的不受影响"
          onChange={({ target }) => set({ Enabled: target.checked })}
        >
          启用
        </Switch>
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Dialog>
  )
}
