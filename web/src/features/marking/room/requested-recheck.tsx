import { call } from '#call'
import { Button, Dialog, longMomentOf, Tag, TextArea, toast } from '#ui'
import { useMutation } from '@tanstack/react-query'
import {
  askRecheck,
  type Recheck,
  recheckStateNames,
  type WorkKind,
} from '@xinglin/contract/marking'
import { scoreWord } from '@xinglin/simulation/assessment'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import styles from './marking-room.module.css'

const maxWords = 200
const tones = { asked: 'warning', kept: 'neutral', changed: 'success' } as const

/** A request of a re-check as everybody concerned reads it: why it was asked, what came of it, both scores. */
export const RecheckShown = ({ recheck }: { recheck: Recheck }) => (
  <div className={styles.panel}>
    <p className={styles.bar}>
      <Tag tone={tones[recheck.State]}>{recheckStateNames[recheck.State]}</Tag>
      <span>
        原得分 <strong>{scoreWord(recheck.Before.Score)}</strong>（{recheck.Before.By}）
      </span>
      {recheck.After !== null && (
        <span>
          复核后 <strong>{scoreWord(recheck.After)}</strong>
        </span>
      )}
    </p>
    <p className={styles.comment}>申请理由：{recheck.Reason}</p>
    {recheck.Note !== '' && <p className={styles.comment}>复核意见：{recheck.Note}</p>}
    <p className={styles.hint}>
      {longMomentOf(recheck.AskedAt)} 申请
      {recheck.DecidedAt && `，${longMomentOf(recheck.DecidedAt)} 由 ${recheck.By} 处理`}
    </p>
  </div>
)

/** The request of whoever wrote a work: asked for with a reason while that is possible, shown once it was. */
export const OwnRecheck = ({
  kind,
  workId,
  until,
  recheck,
  onAsked,
}: {
  kind: WorkKind
  workId: string
  /** Null where it may not be asked. */
  until: string | null
  recheck: Recheck | null
  onAsked: () => Promise<void>
}) => {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(askRecheck, { Kind: kind, Id: workId, Reason: reason }),
    onSuccess: async () => {
      setOpen(false)
      toast.success('已申请复核，结果会以消息通知')
      await onAsked()
    },
  })
  if (recheck) return <RecheckShown recheck={recheck} />
  if (until === null) return null
  return (
    <div className={styles.bar}>
      <Button icon={<Scale size={16} aria-hidden />} onClick={() => setOpen(true)}>
        申请复核
      </Button>
      <span className={styles.hint}>对得分有疑问，可在 {longMomentOf(until)} 前申请一次。</span>
      {isOpen && (
        <Dialog
          title="申请复核"
          hold={reason !== ''}
          onClose={() => setOpen(false)}
          foot={
            <>
              <Button onClick={() => setOpen(false)}>取消</Button>
              <Button
                kind="primary"
                pending={isPending}
                disabled={reason.trim() === '' || [...reason].length > maxWords}
                onClick={() => mutate()}
              >
                提交申请
              </Button>
            </>
          }
        >
          <TextArea
            label="复核理由"
            most={maxWords}
            rows={4}
            value={reason}
            error={error?.message}
            onChange={({ target }) => setReason(target.value)}
          />
          {reason.trim() === '' && <p className={styles.hint}>填写复核理由后才能提交。</p>}
          <p className={styles.hint}>
            由原批阅教师以外、也能批阅的教师重新评分，没有这样的教师时由原批阅教师复核；新旧得分都保留，可能升也可能降。
          </p>
        </Dialog>
      )}
    </div>
  )
}
