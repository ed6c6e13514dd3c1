import { call } from '#call'
import { useHeldWork } from '#session'
import { Button, closeAsking, Dialog, faultsBy, TextField, useForm, useLeaveGuard } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { motifs, saveDepartment } from '@xinglin/contract/schools'
import { type ReactNode, useId } from 'react'
import { departments, type Section } from './department-queries.ts'
import { type Motif, motifNames, motifOf } from './department-words.ts'
import styles from './departments.module.css'

/** What is edited: a department or section that there is, or a new one below `parentId`. */
export type Edited = { readonly section: Section | undefined; readonly parentId: string | null }

/** Name and cover drawing of a department or section. */
export const DepartmentDialog = ({
  edited: { section, parentId },
  usual,
  draw,
  onClose,
}: {
  edited: Edited
  /** The drawing that a new one begins with. */
  usual: string
  draw: (motif: string) => ReactNode
  onClose: () => void
}) => {
  const group = useId()
  const queries = useQueryClient()
  const what = parentId ? '科室' : '学科'
  const { form, values, faults, pending, dirty, set, submit, line } = useForm({
    first: { Name: section?.Name ?? '', Motif: motifOf(section?.Motif ?? usual) },
    check: (typed) =>
      faultsBy(saveDepartment.input, { Id: section?.Id ?? '', ParentId: parentId, ...typed }),
    lines: { [saveDepartment.refusals.taken[1]]: 'Name' },
    send: async (typed) => {
      await call(saveDepartment, { Id: section?.Id ?? '', ParentId: parentId, ...typed })
      await queries.invalidateQueries({ queryKey: departments.queryKey })
      onClose()
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  return (
    <Dialog
      title={section ? `修改${what}` : `新增${what}`}
      hold
      wide
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
        aria-label={what}
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <TextField
          label={`${what}名称`}
          autoFocus
          autoComplete="off"
          {...line('Name')}
          error={faults.Name ?? faults.whole}
        />
        <fieldset className={styles.motifs}>
          <legend className={styles.legend}>课程封面图案（没有上传封面的课程用它）</legend>
          {motifs.map((motif: Motif) => (
            <label key={motif} className={styles.motif}>
              <input
                type="radio"
                name={group}
                checked={values.Motif === motif}
                onChange={() => set({ Motif: motif })}
              />
              <span className={styles.drawn}>{draw(motif)}</span>
              {motifNames[motif]}
            </label>
          ))}
        </fieldset>
      </form>
    </Dialog>
  )
}
