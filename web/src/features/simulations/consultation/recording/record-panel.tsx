import { Button, TextArea } from '#ui'
import type { RecordSections } from '@xinglin/contract/simulations/consultation'
import { useState } from 'react'
import type { Known } from '../session/queries.ts'
import styles from './record-panel.module.css'
import type { Deed } from '../session/use-consultation.ts'
import { recordSections } from '../session/words.ts'

const most = 2000

const isLong = (text = ''): boolean => [...text].length > most

/** What was written and is not kept yet. */
export const changedSections = (draft: RecordSections, kept: Known['record']): RecordSections =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([name, text]) => text !== (kept[name as keyof RecordSections] ?? ''),
    ),
  )

/** The same without what is too long to be kept. */
export const keepableSections = (draft: RecordSections, kept: Known['record']): RecordSections =>
  Object.fromEntries(
    Object.entries(changedSections(draft, kept)).filter(([, text]) => !isLong(text)),
  )

/** Writing the medical record; kept section by section when one leaves a field, and by the button. */
export const RecordPanel = ({
  view,
  draft,
  closed,
  onDraft,
  onDeed,
}: {
  view: Known
  draft: RecordSections
  closed: boolean
  onDraft: (draft: RecordSections) => void
  onDeed: (deed: Deed) => Promise<unknown>
}) => {
  const [pending, setPending] = useState(false)
  const changed = changedSections(draft, view.record)
  const isTooLong = Object.values(changed).some(isLong)
  const dirty = Object.keys(changed).length > 0
  const isEmpty = Object.values(view.record).every((text) => text.trim() === '')
  const status = dirty ? '有未保存的内容' : isEmpty ? '还没有写' : '病历已保存'
  const keep = async () => {
    if (!dirty || isTooLong || closed || pending) return
    setPending(true)
    await onDeed({ type: 'write', sections: changed })
    setPending(false)
  }
  return (
    <div className={styles.panel}>
      {recordSections.map(({ id, name, hint }) => {
        const value = draft[id] ?? view.record[id] ?? ''
        return (
          <TextArea
            key={id}
            label={name}
            placeholder={hint}
            rows={id === 'present' ? 5 : 2}
            most={most}
            value={value}
            readOnly={closed}
            error={isLong(value) ? `每栏最多${most}字` : undefined}
            onChange={(event) => onDraft({ ...draft, [id]: event.target.value })}
            onBlur={() => void keep()}
          />
        )
      })}
      <div className={styles.foot}>
        <output>{pending ? '正在保存…' : status}</output>
        <Button
          kind="primary"
          pending={pending}
          disabled={!dirty || isTooLong || closed}
          onClick={() => void keep()}
        >
          保存病历
        </Button>
      </div>
    </div>
  )
}
