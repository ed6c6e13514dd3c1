import { isMember, useSession } from '#session'
import { Button, ButtonLink, copyText, toast } from '#ui'
import { CircleCheck, Copy } from 'lucide-react'
import styles from './given.module.css'

/** What one hears after giving feedback: the query code, to be copied, and the ways on. */
export const Given = ({
  id,
  code,
  contact,
  onAgain,
}: {
  id: string
  code: string
  contact: string
  onAgain: () => void
}) => {
  const member = isMember(useSession())
  const copy = async () => {
    if (await copyText(code)) toast.success('查询码已复制')
    else toast.error('浏览器不允许复制，请手动记下查询码')
  }
  return (
    <section className={styles.given} aria-labelledby="given">
      <CircleCheck className={styles.sign} size={44} strokeWidth={1.5} aria-hidden />
      <h2 className={styles.head} id="given" tabIndex={-1} ref={(head) => head?.focus()}>
        反馈已提交，感谢您的意见
      </h2>
      <p className={styles.note}>
        {member
          ? '学校老师会尽快处理，进度可以在“我的反馈”中查看。'
          : '请保存查询码。查询进度时需要它和您留下的联系方式：'}
        {!member && <strong>{contact}</strong>}
      </p>
      <div className={styles.code}>
        <span className={styles.name}>查询码</span>
        <output className={styles.figure}>{code}</output>
        <Button size="small" icon={<Copy size={15} aria-hidden />} onClick={() => void copy()}>
          复制
        </Button>
      </div>
      <div className={styles.actions}>
        <ButtonLink kind="primary" to={`/Feedbackquery?${member ? `id=${id}` : `code=${code}`}`}>
          查看进度
        </ButtonLink>
        <Button onClick={onAgain}>再提一条</Button>
        <ButtonLink kind="plain" to="/">
          返回首页
        </ButtonLink>
      </div>
    </section>
  )
}
