import { call } from '#call'
import { Button, Dialog, FormFault, Switch, TextField, toast } from '#ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type DeliveryChannel,
  messageChannels,
  saveDeliveryChannel,
} from '@xinglin/contract/messages'
import { useState } from 'react'
import styles from './deliveries.module.css'
import { deliveryChannels } from './delivery-queries.ts'

/** Opens or closes a way out of the product, and says where its gateway is. */
export const ChannelForm = ({ one, onClose }: { one: DeliveryChannel; onClose: () => void }) => {
  const queries = useQueryClient()
  const [enabled, setEnabled] = useState(one.Enabled)
  const [url, setUrl] = useState(one.Url)
  const [key, setKey] = useState('')
  const [fault, setFault] = useState('')
  const save = useMutation({
    mutationFn: () =>
      call(saveDeliveryChannel, {
        Channel: one.Channel,
        Enabled: enabled,
        Url: url.trim(),
        Key: key,
        Version: one.Version,
      }),
    onSuccess: (saved) => {
      queries.setQueryData(deliveryChannels.queryKey, saved)
      toast.success('已保存')
      onClose()
    },
    onError: (error) => setFault(error.message),
  })
  return (
    <Dialog
      title={`站外消息：${messageChannels[one.Channel]}`}
      hold
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" pending={save.isPending} onClick={() => save.mutate()}>
            保存
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {fault && <FormFault>{fault}</FormFault>}
        <Switch checked={enabled} onChange={({ target }) => setEnabled(target.checked)}>
          开启
        </Switch>
        <TextField
          label="网关地址"
          hint={
            one.HasDefault
              ? '不填则使用平台的短信网关'
              : '学校消息平台接收消息的地址，以 https 开头'
          }
          autoComplete="off"
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
        {url.trim() !== '' && (
          <TextField
            label="签名密钥"
            type="password"
            autoComplete="new-password"
            hint={one.HasKey && url.trim() === one.Url ? '已保存；不填则不变' : undefined}
            value={key}
            onChange={({ target }) => setKey(target.value)}
          />
        )}
      </div>
    </Dialog>
  )
}
