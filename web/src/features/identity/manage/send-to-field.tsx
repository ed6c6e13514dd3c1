import { Button, FormFault, TextArea } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { addressesIn } from '@xinglin/contract/identity'
import { sendingWays } from './invitation-queries.ts'
import styles from './users.module.css'

const longest = 20_000

/** To whom an invitation is sent, where the school has a way; else what is to be done first. */
export const SendToField = ({
  value,
  error,
  onChange,
}: {
  value: string
  error: string | undefined
  onChange: (text: string) => void
}) => {
  const { data: ways, error: fault, refetch } = useQuery(sendingWays)
  if (fault)
    return (
      <FormFault>
        发送方式加载失败
        <Button kind="plain" size="small" onClick={() => void refetch()}>
          重试
        </Button>
      </FormFault>
    )
  if (!ways) return null
  if (ways.length === 0)
    return (
      <p className={styles.note}>
        学校没有开启短信或邮件：生成后请复制链接或二维码发给教师。开启方法见“站外消息”。
      </p>
    )
  const names = ways.map(({ channel }) => (channel === 'sms' ? '手机号' : '邮箱')).join('或')
  const count = addressesIn(value).length
  return (
    <>
      <TextArea
        label={`发送给（选填，${names}，每行一个）`}
        most={longest}
        rows={4}
        spellCheck={false}
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className={styles.note}>
        {count > 0 ? `将发送给 ${count} 人，` : ''}
        22 点至次日 7 点不发送，留待早晨。链接同时显示在这里，供复制。
        {ways.some(({ Pretends }) => Pretends) && '当前短信只写入服务器日志，供试用。'}
      </p>
    </>
  )
}
