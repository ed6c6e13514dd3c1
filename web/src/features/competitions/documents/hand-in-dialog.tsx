import { call } from '#call'
import { useHeldWork } from '#session'
import { Button, Dialog, FileDrop, messageOf, toast } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  documentLimits,
  dropDocument,
  type EntryDocument,
  keepDocument,
  materialFileKinds,
} from '@xinglin/contract/competitions'
import { useState } from 'react'
import { contestsKey } from '../contest/game-queries.ts'
import styles from './documents.module.css'
import { FileList } from './file-list.tsx'

/** Hands a document in: each file is sent as it is chosen. */
export const HandInDialog = ({
  entryId,
  one,
  onClose,
}: {
  entryId: string
  one: EntryDocument
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const [fault, setFault] = useState('')
  const [isPending, setPending] = useState(false)
  useHeldWork(isPending)
  const at = { Id: entryId, DocumentId: one.Id }
  const change = async (work: () => Promise<unknown>, done: string) => {
    setPending(true)
    setFault('')
    try {
      await work()
      toast.success(done)
    } catch (failure) {
      setFault(messageOf(failure))
    } finally {
      setPending(false)
      await queries.invalidateQueries({ queryKey: contestsKey })
    }
  }
  const take = (file: File) => {
    if (file.size > documentLimits.fileBytes) return setFault(keepDocument.refusals.large[1])
    void change(async () => {
      const Bytes = new Uint8Array(await file.arrayBuffer())
      await call(keepDocument, { ...at, Name: file.name, Bytes })
    }, '已提交，等待审核')
  }
  const isFull = one.Files.length >= documentLimits.files
  return (
    <Dialog
      title={`提交${one.Name}`}
      hold
      onClose={onClose}
      foot={
        <Button kind="primary" disabled={isPending} onClick={onClose}>
          完成
        </Button>
      }
    >
      <div className={styles.part}>
        {one.Note !== '' && <p className={styles.text}>{one.Note}</p>}
        {one.Reason !== '' && <p className={styles.reason}>退回原因：{one.Reason}</p>}
        <FileList
          files={one.Files}
          label={`${one.Name}的文件`}
          onDrop={({ Id }) =>
            void change(() => call(dropDocument, { ...at, FileId: Id }), '已移除')
          }
        />
        <FileDrop
          label={isFull ? keepDocument.refusals.many[1] : isPending ? '正在上传' : '选择文件'}
          hint={`扫描件、照片、PDF或Office文件，每个不超过 20 MB，最多 ${documentLimits.files} 个`}
          accept={materialFileKinds}
          disabled={isPending || isFull}
          error={fault || undefined}
          onFile={take}
        />
      </div>
    </Dialog>
  )
}
