import { call, newId } from '#call'
import { Button, Dialog, SelectField, TextArea, TextField } from '#ui'
import { addTeachingPost, type TeachingPostKind } from '@xinglin/contract/peer-teaching'
import { useState } from 'react'
import styles from './teaching.module.css'
import { useAttempt } from './use-attempt.ts'

/** Where somebody posts what they can teach, or want to learn. */
export const NewPost = ({ onClose }: { onClose: () => void }) => {
  const { pending, attempt } = useAttempt()
  const [id] = useState(newId)
  const [kind, setKind] = useState<TeachingPostKind>('offer')
  const [subject, setSubject] = useState('')
  const [note, setNote] = useState('')
  const send = async () => {
    const isDone = await attempt(
      'post',
      () => call(addTeachingPost, { Id: id, Kind: kind, Subject: subject, Note: note }),
      '已发布',
    )
    if (isDone) onClose()
  }
  return (
    <Dialog
      title="发布"
      hold
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            kind="primary"
            pending={pending === 'post'}
            disabled={subject.trim() === ''}
            onClick={() => void send()}
          >
            发布
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <SelectField
          label="类型"
          options={[
            { value: 'offer' as const, name: '提供帮扶：我可以教' },
            { value: 'request' as const, name: '寻求帮扶：我想学' },
          ]}
          value={kind}
          onChoose={setKind}
        />
        <TextField
          label="课程或技能"
          maxLength={40}
          autoComplete="off"
          placeholder="例如：心电图判读、胸腔穿刺"
          value={subject}
          onChange={(event) => setSubject(event.target.value)}
        />
        <TextArea
          label="说明（选填）"
          rows={3}
          most={300}
          placeholder="时间、地点、适合谁"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Dialog>
  )
}
