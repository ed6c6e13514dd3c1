import { call } from '#call'
import { Button, confirm, Tag, toast } from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getWeChatBinding, unbindWeChat } from '@xinglin/contract/sign-in-methods'
import { CircleCheck } from 'lucide-react'
import styles from './phone-proof.module.css'
import { doors } from './queries.ts'

const bindingKey = ['sign-in-methods', 'wechat']

/** 微信: whether it is bound to the account, and taking it away; absent where the school has it closed. */
export const WeChatBinding = () => {
  const queries = useQueryClient()
  const open = useQuery(doors).data?.WeChat === true
  const { data } = useQuery({
    queryKey: bindingKey,
    queryFn: ({ signal }) => call(getWeChatBinding, {}, { signal }),
    enabled: open,
  })
  if (!open || !data) return null
  const unbind = async () => {
    const agreed = await confirm({
      title: '解除微信绑定？',
      note: '解除后不能再用微信登录，账号和密码不受影响。',
      yes: '解除绑定',
      danger: true,
    })
    if (!agreed) return
    try {
      queries.setQueryData(bindingKey, await call(unbindWeChat, {}))
      toast.success('已解除绑定')
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    }
  }
  return (
    <section className={styles.row} aria-labelledby="wechat-binding">
      <div>
        <h2 className={styles.name} id="wechat-binding">
          微信
          {data.Bound && (
            <Tag tone="success" icon={<CircleCheck size={13} aria-hidden />}>
              已绑定
            </Tag>
          )}
        </h2>
        <p className={styles.note}>
          {data.Bound
            ? '可以用微信扫码登录，或在微信里直接打开。'
            : '在登录页用微信扫码，按提示绑定一次即可。'}
        </p>
      </div>
      {data.Bound && <Button onClick={() => void unbind()}>解除绑定</Button>}
    </section>
  )
}
