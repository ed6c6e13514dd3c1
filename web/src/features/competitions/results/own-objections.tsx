import { Button, momentOf, Tag } from '#ui'
import { type Objection, objectionStateNames } from '@xinglin/contract/competitions'
import { useState } from 'react'
import { ObjectionFileDialog } from './objection-file-dialog.tsx'
import { ObjectionFiles } from './objection-files.tsx'
import styles from './results.module.css'

const tones = { open: 'warning', accepted: 'success', rejected: 'neutral' } as const

/** What was objected to for an own team, how it stands, and the files beside it. */
export const OwnObjections = ({
  contestId,
  objections,
}: {
  contestId: string
  objections: readonly Objection[]
}) => {
  const [openId, setOpenId] = useState('')
  const open = objections.find(({ Id }) => Id === openId)
  return (
    <ul className={styles.objections}>
      {objections.map((one) => (
        <li key={one.Id}>
          <p>
            <Tag tone={tones[one.State]}>{objectionStateNames[one.State]}</Tag> {one.Station}，
            {one.Name}，{momentOf(one.CreatedAt)}
          </p>
          <p>{one.Reason}</p>
          <ObjectionFiles objection={one} />
          {one.CanAddFiles && (
            <Button size="small" onClick={() => setOpenId(one.Id)}>
              添加文件
            </Button>
          )}
          {one.Decision !== '' && <p className={styles.note}>处理意见：{one.Decision}</p>}
        </li>
      ))}
      {open && (
        <ObjectionFileDialog contestId={contestId} objection={open} onClose={() => setOpenId('')} />
      )}
    </ul>
  )
}
