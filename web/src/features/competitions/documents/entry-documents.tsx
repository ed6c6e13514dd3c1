import { Button, Tag } from '#ui'
import { documentStateNames, type Entry } from '@xinglin/contract/competitions'
import { useState } from 'react'
import { documentName, documentTones } from './document-tones.ts'
import styles from './documents.module.css'
import { FileList } from './file-list.tsx'
import { HandInDialog } from './hand-in-dialog.tsx'

/** The documents of an own entry: what is asked, how each stands, handing it in. */
export const EntryDocuments = ({ entry, under: Heading }: { entry: Entry; under: 'h3' | 'h4' }) => {
  const [openId, setOpenId] = useState('')
  const open = entry.Documents.find(({ Id }) => Id === openId)
  return (
    <section className={styles.part} aria-label={`${entry.Name}的报名材料`}>
      <Heading className={styles.head}>报名材料</Heading>
      {entry.Missing.length > 0 && entry.State === 'pending' && (
        <p className={styles.note}>还差：{entry.Missing.join('、')}。全部通过后，报名才能通过。</p>
      )}
      <ul className={styles.list}>
        {entry.Documents.map((one) => (
          <li key={one.Id} className={styles.line}>
            <span className={styles.name}>
              {documentName(one)}
              <Tag tone={documentTones[one.State]}>{documentStateNames[one.State]}</Tag>
            </span>
            {one.CanHandIn && (
              <Button size="small" aria-label={`提交${one.Name}`} onClick={() => setOpenId(one.Id)}>
                {one.State === 'submitted' ? '修改' : '提交'}
              </Button>
            )}
            {one.Note !== '' && <p className={styles.note}>{one.Note}</p>}
            {one.Reason !== '' && <p className={styles.reason}>退回原因：{one.Reason}</p>}
            <FileList files={one.Files} label={`${one.Name}的文件`} />
          </li>
        ))}
      </ul>
      {open && <HandInDialog entryId={entry.Id} one={open} onClose={() => setOpenId('')} />}
    </section>
  )
}
