import type { SentInvitation } from '@xinglin/contract/identity'
import styles from './invitations.module.css'

/** What became of an invitation that was sent: how many, and which could not be reached and why. */
export const SentTag = ({ delivery }: { delivery: SentInvitation | null }) => {
  if (!delivery) return <>—</>
  const { Waiting: waiting, Sent: sent, Failed: failed, Failures: failures } = delivery
  const counts = [
    sent > 0 && `已发送 ${sent}`,
    waiting > 0 && `等待发送 ${waiting}`,
    failed > 0 && `失败 ${failed}`,
  ].filter(Boolean)
  return (
    <>
      {counts.join('，') || '已取消'}
      {failures.map(({ To, Reason }) => (
        <span className={styles.people} key={To}>
          {To}：{Reason}
        </span>
      ))}
    </>
  )
}
