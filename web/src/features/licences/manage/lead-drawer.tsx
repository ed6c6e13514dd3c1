import { call, dashboardKey } from '#call'
import { useHeldWork } from '#session'
import {
  Button,
  Drawer,
  faultsBy,
  longMomentOf,
  Switch,
  TextArea,
  toast,
  useForm,
  useLeaveGuard,
} from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { handleLead, type Lead } from '@xinglin/contract/licences'
import { Phone } from 'lucide-react'
import { leadLists } from './licence-queries.ts'
import styles from './licences.module.css'

const dialled = (phone: string) => phone.replaceAll(/[^\d+]/g, '')

/** A wish to buy a course, and what became of it. */
export const LeadDrawer = ({ lead, onClose }: { lead: Lead; onClose: () => void }) => {
  const queries = useQueryClient()
  const { form, values, faults, pending, dirty, set, submit, line } = useForm({
    first: { State: lead.State, Note: lead.Note },
    check: (typed) => faultsBy(handleLead.input, { Id: lead.Id, ...typed }),
    send: async (typed) => {
      await call(handleLead, { Id: lead.Id, ...typed })
      toast.success('已保存')
      await Promise.all([
        queries.invalidateQueries({ queryKey: leadLists }),
        queries.invalidateQueries({ queryKey: dashboardKey }),
      ])
      onClose()
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  return (
    <Drawer
      title={`意向客户：${lead.Name}`}
      hold
      dirty={dirty}
      onClose={onClose}
      foot={
        <Button kind="primary" pending={pending} disabled={!dirty} onClick={() => void submit()}>
          保存
        </Button>
      }
    >
      <a className={styles.phone} href={`tel:${dialled(lead.Phone)}`}>
        <Phone size={20} aria-hidden />
        {lead.Phone}
      </a>
      <dl className={styles.facts}>
        <div>
          <dt>意向课程</dt>
          <dd>{lead.CourseName || '—'}</dd>
        </div>
        <div>
          <dt>提交时间</dt>
          <dd>{longMomentOf(lead.At)}</dd>
        </div>
        {lead.HandledAt && (
          <div>
            <dt>处理时间</dt>
            <dd>{longMomentOf(lead.HandledAt)}</dd>
          </div>
        )}
        <div>
          <dt>留言</dt>
          <dd className={styles.message}>{lead.Message || '—'}</dd>
        </div>
      </dl>
      <form
        ref={form}
        className={styles.form}
        aria-label="处理结果"
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <Switch
          checked={values.State === 'handled'}
          onChange={({ target }) => set({ State: target.checked ? 'handled' : 'new' })}
        >
          已处理
        </Switch>
        <TextArea
          label="备注（处理结果、联系情况）"
          most={500}
          rows={4}
          {...line('Note')}
          error={faults.Note ?? faults.whole}
        />
      </form>
    </Drawer>
  )
}
