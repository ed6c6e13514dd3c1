import { serverNow } from '#call'
import { Button, Dialog, fieldOfMoment, FormFault, messageOf, momentInField, TextField } from '#ui'
import { useState } from 'react'
import styles from './managed-news.module.css'

const hourMs = 3_600_000

/** Asks when an article is to be seen: now, or at a moment to come. */
export const PublishDialog = ({
  title,
  onClose,
  onPublish,
}: {
  title: string
  onClose: () => void
  /** Empty for now; throws what is refused. */
  onPublish: (time: string) => Promise<void>
}) => {
  const [later, setLater] = useState(false)
  const [time, setTime] = useState(() =>
    fieldOfMoment(new Date(Math.ceil(serverNow() / hourMs) * hourMs + hourMs).toISOString()),
  )
  const [fault, setFault] = useState('')
  const [pending, setPending] = useState(false)
  const publish = async () => {
    if (later && !time) return setFault('请选择发布时间')
    setPending(true)
    try {
      await onPublish(later ? (momentInField(time) ?? '') : '')
      onClose()
    } catch (error) {
      setFault(messageOf(error))
      setPending(false)
    }
  }
  return (
    <Dialog
      title={`发布“${title}”`}
      hold
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" pending={pending} onClick={() => void publish()}>
            {later ? '定时发布' : '立即发布'}
          </Button>
        </>
      }
    >
      <fieldset className={styles.when}>
        <legend>什么时候发布</legend>
        <label>
          <input
            type="radio"
            name="when"
            checked={!later}
            autoFocus
            onChange={() => {
              setLater(false)
              setFault('')
            }}
          />
          立即发布，全校可见
        </label>
        <label>
          <input type="radio" name="when" checked={later} onChange={() => setLater(true)} />
          定时发布
        </label>
      </fieldset>
      {later ? (
        <TextField
          label="发布时间（北京时间）"
          type="datetime-local"
          value={time}
          error={fault}
          onChange={({ target }) => {
            setTime(target.value)
            setFault('')
          }}
        />
      ) : (
        <FormFault>{fault}</FormFault>
      )}
    </Dialog>
  )
}
