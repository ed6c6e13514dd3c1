import { call } from '#call'
import { useHeldWork } from '#session'
import { Button, closeAsking, Dialog, faultsBy, TextArea, toast, useForm, useLeaveGuard } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { suspendSchool } from '@xinglin/contract/schools'
import { type SchoolLine, schoolLists } from './school-queries.ts'

/** Suspends a school or lets it go on, with the reason. */
export const SuspendDialog = ({ school, onClose }: { school: SchoolLine; onClose: () => void }) => {
  const queries = useQueryClient()
  const disabled = !school.Disabled
  const inputOf = (typed: { Reason: string }) => ({ Id: school.Id, Disabled: disabled, ...typed })
  const { form, faults, pending, dirty, submit, line } = useForm({
    first: { Reason: '' },
    check: (typed) => faultsBy(suspendSchool.input, inputOf(typed)),
    send: async (typed) => {
      await call(suspendSchool, inputOf(typed))
      toast.success(disabled ? '已停用' : '已恢复')
      await queries.invalidateQueries({ queryKey: schoolLists })
      onClose()
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  return (
    <Dialog
      title={disabled ? `停用“${school.Name}”？` : `恢复“${school.Name}”？`}
      hold
      onClose={() => void closeAsking(dirty, onClose)}
      foot={
        <Button
          kind={disabled ? 'danger' : 'primary'}
          pending={pending}
          onClick={() => void submit()}
        >
          {disabled ? '停用' : '恢复'}
        </Button>
      }
    >
      {disabled && <p>停用后，该校所有域名立即不可访问；数据保留，可随时恢复。</p>}
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <TextArea
          label="原因（记入日志）"
          most={200}
          rows={3}
          {...line('Reason')}
          error={faults.Reason ?? faults.whole}
        />
      </form>
    </Dialog>
  )
}
