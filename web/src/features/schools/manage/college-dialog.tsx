import { call } from '#call'
import { useHeldWork } from '#session'
import { Button, closeAsking, Dialog, faultsBy, TextField, useForm, useLeaveGuard } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { type College, saveCollege } from '@xinglin/contract/schools'
import { colleges } from './college-queries.ts'
import styles from './departments.module.css'

/** The name of a 院系, or of a new one. */
export const CollegeDialog = ({
  college,
  onClose,
}: {
  college: College | undefined
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const { form, faults, pending, dirty, submit, line } = useForm({
    first: { Name: college?.Name ?? '' },
    check: (typed) => faultsBy(saveCollege.input, { Id: college?.Id ?? '', ...typed }),
    lines: { [saveCollege.refusals.taken[1]]: 'Name' },
    send: async (typed) => {
      await call(saveCollege, { Id: college?.Id ?? '', ...typed })
      await queries.invalidateQueries({ queryKey: colleges.queryKey })
      onClose()
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  return (
    <Dialog
      title={college ? '修改院系' : '新增院系'}
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
        className={styles.form}
        aria-label="院系"
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <TextField
          label="院系名称"
          autoFocus
          autoComplete="off"
          {...line('Name')}
          error={faults.Name ?? faults.whole}
        />
      </form>
    </Dialog>
  )
}
