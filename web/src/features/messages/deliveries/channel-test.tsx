import { call } from '#call'
import { Button, Dialog, FormFault, TextField, toast } from '#ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type DeliveryChannel,
  messageChannels,
  testDeliveryChannel,
} from '@xinglin/contract/messages'
import { useState } from 'react'
import styles from './deliveries.module.css'
import { deliveryChannels } from './delivery-queries.ts'

/** Sends one message by a way as it is saved, and tells what the gateway made of it. */
export const ChannelTest = ({ one, onClose }: { one: DeliveryChannel; onClose: () => void }) => {
  const queries = useQueryClient()
  const [to, setTo] = useState('')
  const [fault, setFault] = useState('')
  const name = messageChannels[one.Channel]
  const send = useMutation({
    mutationFn: () => call(testDeliveryChannel, { Channel: one.Channel, To: to.trim() }),
    onMutate: () => setFault(''),
    onSuccess: ({ Ok, Text, List }) => {
      queries.setQueryData(deliveryChannels.queryKey, { List })
      if (!Ok) {
        setFault(Text)
        return
      }
      toast.success(Text)
      onClose()
    },
    onError: (error) => setFault(error.message),
  })
  const isWeChat = one.Channel === 'wechat'
  return (
    <Dialog
      title={`试发${name}`}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            kind="primary"
            pending={send.isPending}
            disabled={!isWeChat && to.trim() === ''}
            onClick={() => send.mutate()}
          >
            发送
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {fault && <FormFault>{fault}</FormFault>}
        {isWeChat ? (
          <p>测试消息将发到您自己绑定的微信。</p>
        ) : (
          <TextField
            label={one.Channel === 'sms' ? '接收测试的手机号' : '接收测试的邮箱'}
            inputMode={one.Channel === 'sms' ? 'tel' : 'email'}
            autoComplete="off"
            autoFocus
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
        )}
        <p className={styles.where}>立即发送一条，不受免打扰时间限制；未开启时也可以试发。</p>
      </div>
    </Dialog>
  )
}
