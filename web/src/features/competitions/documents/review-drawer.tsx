import { call } from '#call'
import { Button, Drawer, messageOf, momentOf, Tag, toast } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  documentStateNames,
  type Entry,
  type EntryDocument,
  reviewDocument,
} from '@xinglin/contract/competitions'
import { useState } from 'react'
import { contestsKey } from '../contest/game-queries.ts'
import { ReasonDialog } from '../contest/reason-dialog.tsx'
import { documentName, documentTones } from './document-tones.ts'
import styles from './documents.module.css'
import { FileList } from './file-list.tsx'

const ReviewedDocument = ({ entry, one }: { entry: Entry; one: EntryDocument }) => {
  const queries = useQueryClient()
  const [isPending, setPending] = useState(false)
  const [isReturning, setReturning] = useState(false)
  const review = async (Accept: boolean, Reason = '') => {
    await call(reviewDocument, {
      Id: entry.Id,
      DocumentId: one.Id,
      Accept,
      Reason,
      Version: one.Version,
    })
    await queries.invalidateQueries({ queryKey: contestsKey })
  }
  const accept = async () => {
    setPending(true)
    try {
      await review(true)
    } catch (failure) {
      toast.error(messageOf(failure))
      await queries.invalidateQueries({ queryKey: contestsKey })
    } finally {
      setPending(false)
    }
  }
  const isSettled = entry.State === 'withdrawn' || (entry.State === 'accepted' && one.Required)
  const isOpen = one.Files.length > 0 && !isSettled
  return (
    <li className={styles.reviewed}>
      <h3 className={styles.head}>
        {documentName(one)}{' '}
        <Tag tone={documentTones[one.State]}>{documentStateNames[one.State]}</Tag>
      </h3>
      {one.Note !== '' && <p className={styles.note}>{one.Note}</p>}
      {one.SubmittedAt !== null && <p className={styles.note}>{momentOf(one.SubmittedAt)}提交</p>}
      {one.Reason !== '' && <p className={styles.reason}>退回原因：{one.Reason}</p>}
      {one.Files.filter(({ Type }) => Type === 'picture').map((file) => (
        <img key={file.Id} className={styles.picture} src={file.Url} alt={file.Name} />
      ))}
      <FileList files={one.Files} label={`${one.Name}的文件`} />
      {isOpen && (
        <div className={styles.actions}>
          {one.State !== 'accepted' && (
            <Button
              size="small"
              kind="primary"
              pending={isPending}
              aria-label={`通过${one.Name}`}
              onClick={() => void accept()}
            >
              通过
            </Button>
          )}
          {one.State !== 'returned' && (
            <Button size="small" aria-label={`退回${one.Name}`} onClick={() => setReturning(true)}>
              退回
            </Button>
          )}
        </div>
      )}
      {isReturning && (
        <ReasonDialog
          title={`退回${entry.Name}的${one.Name}`}
          label="原因"
          note="报名者会收到消息，修改后重新提交。"
          yes="退回"
          onClose={() => setReturning(false)}
          onSend={(reason) => review(false, reason)}
        />
      )}
    </li>
  )
}

/** The documents of an entry for whoever reviews them: each accepted, or returned with a reason. */
export const ReviewDrawer = ({ entry, onClose }: { entry: Entry; onClose: () => void }) => (
  <Drawer title={`${entry.Name}的报名材料`} onClose={onClose}>
    <ul className={styles.list}>
      {entry.Documents.map((one) => (
        <ReviewedDocument key={`${one.Id} ${one.Version}`} entry={entry} one={one} />
      ))}
    </ul>
  </Drawer>
)
