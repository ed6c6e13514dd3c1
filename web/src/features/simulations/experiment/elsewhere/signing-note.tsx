import styles from './elsewhere.module.css'

const signed = [
  ['换取', 'token\\n{ticket}\\n{appid}'],
  ['续期', 'refresh\\n{access_token}\\n{appid}'],
  ['上传', 'data_upload\\n{access_token}\\n{请求体原文}'],
] as const

/** How whoever made the experiment signs everything, to be handed on with the addresses. */
export const SigningNote = () => (
  <div className={styles.lines}>
    <p className={styles.note}>
      逐条签名：signature 为以 SECRET 为密钥、对下列文本（\n 为换行，UTF-8）计算的
      HMAC-SHA256，十六进制，放在查询参数 signature 中；上传也须携带。
    </p>
    <dl className={styles.signed}>
      {signed.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <code>{text}</code>
          </dd>
        </div>
      ))}
    </dl>
  </div>
)
