import { SkeletonText, Button, Dialog, Failure } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PaperView } from '../shown/paper-view.tsx'
import { paperPreview } from './paper-queries.ts'
import styles from './paper.module.css'

/** A paper as any examinee sees it: each number has a draw and an order of its own. */
export const PaperPreview = ({
  id,
  no,
  onClose,
}: {
  id: string
  /** The version; 0 for the draft. */
  no: number
  onClose: () => void
}) => {
  const [number, setNumber] = useState(1)
  const { data, error, refetch } = useQuery(paperPreview(id, no, `考生${number}`))
  return (
    <Dialog
      title={no === 0 ? '预览草稿' : `预览第${no}版`}
      wide
      onClose={onClose}
      foot={
        <>
          <Button disabled={number === 1} onClick={() => setNumber(number - 1)}>
            上一位考生
          </Button>
          <Button onClick={() => setNumber(number + 1)}>下一位考生</Button>
        </>
      }
    >
      <p className={styles.note}>
        考生{number}看到的试卷，满分 {data?.Points ?? '—'} 分。换一位考生，抽到的题目和顺序会不同。
      </p>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonText lines={6} />}
      {data && <PaperView sections={data.Sections} />}
    </Dialog>
  )
}
