import { call } from '#call'
import { Button, FileDrop, messageOf, toast } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  dropSheetPhoto,
  keepSheetPhoto,
  largestSheetPhoto,
  type Sheet,
} from '@xinglin/contract/competitions'
import { Camera } from 'lucide-react'
import { useState } from 'react'
import { contestsKey } from '../contest/game-queries.ts'
import styles from './sheet.module.css'

/** The picture of a paper sheet, for a tablet that failed: taken with the camera or chosen, sent at once. */
export const SheetPhoto = ({
  contestId,
  slotId,
  photo,
}: {
  contestId: string
  slotId: string
  photo: Sheet['Photo']
}) => {
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [isPending, setPending] = useState(false)
  const [fault, setFault] = useState('')
  const at = { SkillContestId: contestId, SlotId: slotId }
  const change = async (work: () => Promise<unknown>, done: string) => {
    setPending(true)
    setFault('')
    try {
      await work()
      toast.success(done)
      setOpen(false)
    } catch (failure) {
      setFault(messageOf(failure))
    } finally {
      setPending(false)
      await queries.invalidateQueries({ queryKey: contestsKey })
    }
  }
  const take = (file: File) => {
    if (file.size > largestSheetPhoto) return setFault(keepSheetPhoto.refusals.large[1])
    void change(async () => {
      const Bytes = new Uint8Array(await file.arrayBuffer())
      await call(keepSheetPhoto, { ...at, Name: file.name, Bytes })
    }, '照片已保存')
  }
  if (photo)
    return (
      <div className={styles.photo}>
        <a href={photo.Url} target="_blank" rel="noreferrer">
          <img src={photo.Url} alt={`纸质评分表：${photo.Name}`} />
        </a>
        <Button
          size="small"
          kind="plain"
          pending={isPending}
          onClick={() => void change(() => call(dropSheetPhoto, at), '已移除照片')}
        >
          移除照片
        </Button>
        {fault !== '' && (
          <p className={styles.fault} role="alert">
            {fault}
          </p>
        )}
      </div>
    )
  if (!isOpen)
    return (
      <Button
        size="small"
        kind="plain"
        icon={<Camera size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        附纸质评分表照片
      </Button>
    )
  return (
    <FileDrop
      label={isPending ? '正在上传' : '拍照或选择照片'}
      hint="平板不能用、改用纸质评分表时，录入分数后附上照片，不超过 10 MB"
      accept="image/*"
      disabled={isPending}
      error={fault || undefined}
      onFile={take}
    />
  )
}
