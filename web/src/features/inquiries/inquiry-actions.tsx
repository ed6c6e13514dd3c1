import { Button, ComboBox, type FindOffers } from '#ui'
import type { Inquiry } from '@xinglin/contract/inquiries'
import { useState } from 'react'
import { findColleagues } from './find-colleagues.ts'
import { findInCourse } from './inquiry-queries.ts'
import styles from './inquiries.module.css'

type Move = (action: 'close' | 'reopen' | 'common' | 'transfer' | 'merge', toId?: string) => void

/** Chooses the colleague or the question that something goes to. */
const Choosing = ({
  label,
  find,
  onChoose,
}: {
  label: string
  find: FindOffers
  onChoose: (id: string) => void
}) => {
  const [stay] = useState(() => find)
  return (
    <ComboBox label={label} find={stay} chosen={undefined} onChoose={({ id }) => onChoose(id)} />
  )
}

/** What the reader may do with a question. */
export const InquiryActions = ({
  inquiry: { Id, CourseId, IsCommon, Actions },
  pending,
  onEdit,
  onWithdraw,
  onMove,
}: {
  inquiry: Inquiry
  pending: boolean
  onEdit: () => void
  onWithdraw: () => void
  onMove: Move
}) => {
  const [open, setOpen] = useState<'transfer' | 'merge'>()
  const may = (action: Inquiry['Actions'][number]) => Actions.includes(action)
  return (
    <>
      <div className={styles.actions}>
        {may('edit') && (
          <Button size="small" onClick={onEdit}>
            修改
          </Button>
        )}
        {may('withdraw') && (
          <Button size="small" pending={pending} onClick={onWithdraw}>
            撤回
          </Button>
        )}
        {may('common') && (
          <Button size="small" pending={pending} onClick={() => onMove('common')}>
            {IsCommon ? '取消常见问题' : '设为常见问题'}
          </Button>
        )}
        {may('transfer') && (
          <Button
            size="small"
            aria-expanded={open === 'transfer'}
            onClick={() => setOpen(open === 'transfer' ? undefined : 'transfer')}
          >
            转给同事
          </Button>
        )}
        {may('merge') && (
          <Button
            size="small"
            aria-expanded={open === 'merge'}
            onClick={() => setOpen(open === 'merge' ? undefined : 'merge')}
          >
            并入相同问题
          </Button>
        )}
        {may('close') && (
          <Button size="small" pending={pending} onClick={() => onMove('close')}>
            关闭
          </Button>
        )}
        {may('reopen') && (
          <Button size="small" pending={pending} onClick={() => onMove('reopen')}>
            重新打开
          </Button>
        )}
      </div>
      {open === 'transfer' && (
        <Choosing
          label="转给哪位教师"
          find={findColleagues}
          onChoose={(id) => {
            setOpen(undefined)
            onMove('transfer', id)
          }}
        />
      )}
      {open === 'merge' && (
        <Choosing
          label="并入哪个问题"
          find={findInCourse(CourseId, Id)}
          onChoose={(id) => {
            setOpen(undefined)
            onMove('merge', id)
          }}
        />
      )}
    </>
  )
}
