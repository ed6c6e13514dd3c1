import { call } from '#call'
import { Button, Stars, StarsField, toast, messageOf } from '#ui'
import { type Feedback, rateFeedback } from '@xinglin/contract/feedback'
import { useState } from 'react'
import type { Which } from './queries.ts'
import styles from './one-feedback.module.css'
import { rateWord } from './words.ts'

/** How well the school has answered: said once, and again as one likes. */
export const RateAnswer = ({
  which,
  feedback,
  onRated,
}: {
  which: Which
  feedback: Feedback
  onRated: (feedback: Feedback) => void
}) => {
  const [open, setOpen] = useState(feedback.Rate === 0)
  const [rate, setRate] = useState(feedback.Rate)
  const [fault, setFault] = useState<string>()
  const [pending, setPending] = useState(false)
  const send = async () => {
    if (rate === 0) return setFault('请填写评分')
    setPending(true)
    try {
      onRated(await call(rateFeedback, { ...which, Rate: rate }))
      toast.success('感谢您的评价')
      setOpen(false)
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setPending(false)
    }
  }
  if (!open) {
    return (
      <p className={styles.rated}>
        您对回复的评价
        <Stars rate={feedback.Rate} />
        {rateWord(feedback.Rate)}
        <Button kind="plain" size="small" onClick={() => setOpen(true)}>
          修改
        </Button>
      </p>
    )
  }
  return (
    <div className={styles.rating}>
      <StarsField
        label="您对学校的回复满意吗？"
        rate={rate}
        error={fault}
        wordOf={rateWord}
        onRate={(stars) => {
          setFault(undefined)
          setRate(stars)
        }}
      />
      <Button size="small" pending={pending} onClick={() => void send()}>
        提交评价
      </Button>
    </div>
  )
}
