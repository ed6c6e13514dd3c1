import { call } from '#call'
import { Button, Chips, Dialog, FileDrop, messageOf, toast } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  keepObjectionFile,
  materialFileKinds,
  type Objection,
  objectionLimits,
} from '@xinglin/contract/competitions'
import { useState } from 'react'
import { contestsKey } from '../contest/game-queries.ts'
import { ObjectionFiles } from './objection-files.tsx'
import styles from './results.module.css'

/** Lays files beside an objection: each is sent as it is chosen. */
export const ObjectionFileDialog = ({
  contestId,
  objection,
  onClose,
}: {
  contestId: string
  objection: Objection
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const [kind, setKind] = useState<'stamped' | 'evidence'>('stamped')
  const [fault, setFault] = useState('')
  const [isPending, setPending] = useState(false)
  const take = async (file: File) => {
    if (file.size > objectionLimits.fileBytes) return setFault(keepObjectionFile.refusals.large[1])
    setPending(true)
    setFault('')
    try {
      await call(keepObjectionFile, {
        SkillContestId: contestId,
        Id: objection.Id,
        Kind: kind,
        Name: file.name,
        Bytes: new Uint8Array(await file.arrayBuffer()),
      })
      toast.success('已添加')
    } catch (failure) {
      setFault(messageOf(failure))
    } finally {
      setPending(false)
      await queries.invalidateQueries({ queryKey: contestsKey })
    }
  }
  return (
    <Dialog
      title="添加异议文件"
      hold
      onClose={onClose}
      foot={
        <Button kind="primary" disabled={isPending} onClick={onClose}>
          完成
        </Button>
      }
    >
      <div className={styles.form}>
        <ObjectionFiles objection={objection} />
        <Chips
          label="文件类型"
          options={[
            { value: 'stamped', name: '学校盖章文件' },
            { value: 'evidence', name: '证据材料' },
          ]}
          chosen={kind}
          onChoose={setKind}
        />
        <FileDrop
          label={isPending ? '正在上传' : '选择文件'}
          hint={`照片、PDF或Office文件，每个不超过 20 MB，最多 ${objectionLimits.files} 个`}
          accept={materialFileKinds}
          disabled={isPending || !objection.CanAddFiles}
          error={fault || undefined}
          onFile={(file) => void take(file)}
        />
      </div>
    </Dialog>
  )
}
