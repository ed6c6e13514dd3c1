import { call } from '#call'
import { SkeletonText, Button, Checkbox, Drawer, Failure, Switch, toast, messageOf } from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  messageChannels,
  type MessageChannel,
  type MessagePreference,
  messageTabs,
  saveMessagePreferences,
} from '@xinglin/contract/messages'
import { useState } from 'react'
import styles from './messages.module.css'
import { ownPreferences } from './queries.ts'

type Ways = readonly { readonly Channel: MessageChannel; readonly IsReachable: boolean }[]

const unreachable: Readonly<Record<MessageChannel, string>> = {
  sms: '（请先在设置中绑定手机号）',
  email: '（请先在设置中填写邮箱）',
  wechat: '（请先在设置中绑定微信）',
}

const Wish = ({
  wish,
  ways,
  onChange,
}: {
  wish: MessagePreference
  ways: Ways
  onChange: (wish: MessagePreference) => void
}) => {
  const name = messageTabs[wish.Tab]
  return (
    <fieldset className={styles.wish} aria-label={name}>
      <Switch
        checked={wish.Inbox}
        onChange={({ target }) => onChange({ ...wish, Inbox: target.checked })}
      >
        {name}
      </Switch>
      {wish.Inbox && ways.length > 0 && (
        <div className={styles.ways}>
          {ways.map(({ Channel, IsReachable }) => (
            <Checkbox
              key={Channel}
              checked={wish.Outside.includes(Channel)}
              disabled={!IsReachable}
              onChange={({ target }) =>
                onChange({
                  ...wish,
                  Outside: target.checked
                    ? [...wish.Outside, Channel]
                    : wish.Outside.filter((one) => one !== Channel),
                })
              }
            >
              同时发{messageChannels[Channel]}
              {!IsReachable && unreachable[Channel]}
            </Checkbox>
          ))}
        </div>
      )}
    </fieldset>
  )
}

/** Which messages one wants, and by which ways they come besides. */
export const PreferencesDrawer = ({ onClose }: { onClose: () => void }) => {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(ownPreferences)
  const [changed, setChanged] = useState<ReadonlyMap<string, MessagePreference>>(new Map())
  const [pending, setPending] = useState(false)
  const save = async () => {
    setPending(true)
    try {
      const kept = await call(saveMessagePreferences, { List: [...changed.values()] })
      queries.setQueryData(ownPreferences.queryKey, kept)
      toast.success('已保存')
      onClose()
    } catch (fault) {
      toast.error(messageOf(fault))
    } finally {
      setPending(false)
    }
  }
  return (
    <Drawer
      title="消息提醒设置"
      dirty={changed.size > 0}
      onClose={onClose}
      foot={
        <Button
          kind="primary"
          pending={pending}
          disabled={changed.size === 0}
          onClick={() => void save()}
        >
          保存
        </Button>
      }
    >
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonText lines={6} />}
      {data && (
        <div className={styles.wishes}>
          <p className={styles.quiet}>关闭的类型不再进入消息列表；必读消息不受影响。</p>
          {data.List.map((wish) => (
            <Wish
              key={wish.Tab}
              wish={changed.get(wish.Tab) ?? wish}
              ways={data.Channels}
              onChange={(next) => setChanged(new Map(changed).set(next.Tab, next))}
            />
          ))}
        </div>
      )}
    </Drawer>
  )
}
