import { call } from '#call'
import { SkeletonText, Button, confirm, Failure, momentOf, Tag, toast } from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { deleteSsoProvider, type SsoProvider, trySso } from '@xinglin/contract/sign-in-methods'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Part } from './part.tsx'
import { ProviderDrawer } from './provider-drawer.tsx'
import { providers } from './provider-queries.ts'
import { kindNames } from './provider-values.ts'
import styles from './providers.module.css'

const most = 5

/** 统一身份认证: the school's providers, added, changed, tried and deleted. */
export const Providers = () => {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(providers)
  const [shown, setShown] = useState<SsoProvider | 'new'>()
  const [going, setGoing] = useState('')
  const tryIt = async ({ Id }: SsoProvider) => {
    setGoing(Id)
    try {
      const { Url } = await call(trySso, { ProviderId: Id, Origin: window.location.origin })
      window.location.assign(Url)
    } catch (failure) {
      if (failure instanceof Error) toast.error(failure.message)
      setGoing('')
    }
  }
  const remove = async (one: SsoProvider) => {
    const agreed = await confirm({
      title: `删除“${one.Name}”？`,
      note: '经它登录过的人不再能由此登录，账号和密码不受影响。',
      yes: '删除',
      danger: true,
    })
    if (!agreed) return
    try {
      await call(deleteSsoProvider, { Id: one.Id })
      toast.success('已删除')
      await queries.invalidateQueries({ queryKey: providers.queryKey })
    } catch (failure) {
      if (failure instanceof Error) toast.error(failure.message)
    }
  }
  return (
    <Part
      name="统一身份认证"
      note="登录页为每一项显示一个按钮。按学号/工号对应到本校账号；管理员不能经此登录。"
    >
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonText lines={3} />}
      {data?.length === 0 && (
        <p className={styles.none}>还没有接入。支持 OpenID Connect、CAS 2 与 CAS 3。</p>
      )}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((one) => (
            <li key={one.Id} className={styles.line}>
              <div>
                <p className={styles.name}>
                  {one.Name}
                  <Tag>{kindNames[one.Kind]}</Tag>
                  {!one.Enabled && <Tag tone="warning">已停用</Tag>}
                </p>
                <p className={styles.address}>{one.Address}</p>
                <p
                  className={
                    one.Tried ? (one.Tried.Ok ? styles.fine : styles.poor) : styles.address
                  }
                >
                  {one.Tried
                    ? `${momentOf(one.Tried.At)} ${one.Tried.Text}`
                    : '尚未用测试账号试登录'}
                </p>
              </div>
              <div className={styles.actions}>
                <Button
                  size="small"
                  pending={going === one.Id}
                  aria-label={`试登录 ${one.Name}`}
                  onClick={() => void tryIt(one)}
                >
                  试登录
                </Button>
                <Button size="small" aria-label={`修改 ${one.Name}`} onClick={() => setShown(one)}>
                  修改
                </Button>
                <Button
                  size="small"
                  aria-label={`删除 ${one.Name}`}
                  onClick={() => void remove(one)}
                >
                  删除
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {data && data.length < most && (
        <p>
          <Button icon={<Plus size={16} aria-hidden />} onClick={() => setShown('new')}>
            接入统一身份认证
          </Button>
        </p>
      )}
      {shown && (
        <ProviderDrawer
          {...(shown === 'new' ? {} : { known: shown })}
          onClose={() => setShown(undefined)}
        />
      )}
    </Part>
  )
}
