import { SkeletonText, Button, Card, Failure, momentOf, Tag } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { type DeliveryChannel, messageChannels } from '@xinglin/contract/messages'
import { useState } from 'react'
import { ChannelForm } from './channel-form.tsx'
import { ChannelTest } from './channel-test.tsx'
import styles from './deliveries.module.css'
import { deliveryChannels } from './delivery-queries.ts'

const whereOf = ({ Url, HasDefault, Pretends }: DeliveryChannel): string => {
  if (Url !== '') return Url
  if (Pretends) return '演示：只写入日志，不发出'
  return HasDefault ? '平台的短信网关' : '还没有设置网关'
}

/** The ways out of the product: which are open, and by which gateway. */
export const Channels = () => {
  const { data, error, refetch } = useQuery(deliveryChannels)
  const [editing, setEditing] = useState<DeliveryChannel>()
  const [testing, setTesting] = useState<DeliveryChannel>()
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonText lines={3} />
  return (
    <>
      <ul className={styles.channels} aria-label="发送方式">
        {data.List.map((one) => (
          <li key={one.Channel}>
            <Card className={styles.channel}>
              <p className={styles.name}>
                <strong>{messageChannels[one.Channel]}</strong>
                <Tag tone={one.Enabled ? 'success' : 'neutral'}>
                  {one.Enabled ? '已开启' : '未开启'}
                </Tag>
              </p>
              <p className={styles.where}>{whereOf(one)}</p>
              {one.Tried && (
                <p className={one.Tried.Ok ? styles.fine : styles.poor}>
                  {momentOf(one.Tried.At)} 试发：{one.Tried.Text}
                </p>
              )}
              <div className={styles.channelActions}>
                <Button size="small" onClick={() => setEditing(one)}>
                  设置
                </Button>
                {(one.Url !== '' || one.HasDefault) && (
                  <Button
                    size="small"
                    aria-label={`试发 ${messageChannels[one.Channel]}`}
                    onClick={() => setTesting(one)}
                  >
                    试发
                  </Button>
                )}
              </div>
            </Card>
          </li>
        ))}
      </ul>
      {testing && <ChannelTest one={testing} onClose={() => setTesting(undefined)} />}
      {editing && <ChannelForm one={editing} onClose={() => setEditing(undefined)} />}
    </>
  )
}
