import { call, newerIn } from '#call'
import { useHeldWork } from '#session'
import {
  Button,
  Drawer,
  FormFault,
  SelectField,
  Switch,
  TextField,
  toast,
  useEditedForm,
  useLeaveGuard,
  messageOf,
} from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  saveSsoProvider,
  ssoKinds,
  type SsoProvider,
  testSsoProvider,
} from '@xinglin/contract/sign-in-methods'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { providers } from './provider-queries.ts'
import {
  checkProvider,
  kindNames,
  providerNames,
  type ProviderValues,
  valuesOf,
} from './provider-values.ts'
import styles from './providers.module.css'

const kinds = ssoKinds.map((value) => ({ value, name: kindNames[value] }))
const unknowns = [
  { value: 'bind', name: '让本人用账号密码绑定一次' },
  { value: 'refuse', name: '拒绝登录' },
] as const

/** Whether the other side answers as it should, tried before it is saved. */
const Trial = ({ values, known }: { values: ProviderValues; known: SsoProvider | undefined }) => {
  const [pending, setPending] = useState(false)
  const [outcome, setOutcome] = useState<{ Ok: boolean; Message: string }>()
  const tryIt = async () => {
    setPending(true)
    setOutcome(undefined)
    const { Kind, Address, ClientId, Secret } = values
    try {
      const Id = known?.Id ?? ''
      setOutcome(await call(testSsoProvider, { Id, Kind, Address, ClientId, Secret }))
    } catch (error) {
      setOutcome({ Ok: false, Message: messageOf(error) })
    } finally {
      setPending(false)
    }
  }
  return (
    <div className={styles.tried}>
      <Button
        pending={pending}
        disabled={values.Address.trim() === ''}
        onClick={() => void tryIt()}
      >
        测试连接
      </Button>
      <p className={outcome?.Ok ? styles.fine : styles.poor} aria-live="polite">
        {outcome &&
          (outcome.Ok ? (
            <CircleCheck size={16} aria-hidden />
          ) : (
            <CircleAlert size={16} aria-hidden />
          ))}
        {outcome?.Message}
      </p>
    </div>
  )
}

/** A provider of single sign-on, made or changed. */
export const ProviderDrawer = ({
  known,
  onClose,
}: {
  known?: SsoProvider
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const { form, values, faults, pending, dirty, set, submit, line, base } = useEditedForm<
    SsoProvider | undefined,
    ProviderValues
  >({
    thing: known,
    valuesOf,
    newerIn,
    names: providerNames,
    check: checkProvider,
    lines: {
      [saveSsoProvider.refusals.inner[1]]: 'Address',
      [saveSsoProvider.refusals.noClient[1]]: 'ClientId',
    },
    send: async (typed, before) => {
      const about = { Id: before?.Id ?? '', Version: before?.Version ?? 0 }
      await call(saveSsoProvider, { ...typed, ...about })
      toast.success('已保存，立即生效')
      await queries.invalidateQueries({ queryKey: providers.queryKey })
      onClose()
      return undefined
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  const isOidc = values.Kind === 'oidc'
  return (
    <Drawer
      title={known ? `统一身份认证：${known.Name}` : '接入统一身份认证'}
      hold
      dirty={dirty}
      onClose={onClose}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void submit()}>
          保存
        </Button>
      }
    >
      <form
        ref={form}
        className={styles.form}
        aria-label="统一身份认证"
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <FormFault>{faults.whole}</FormFault>
        <SelectField
          label="协议"
          options={kinds}
          value={values.Kind}
          onChoose={(Kind) => set({ Kind })}
        />
        <TextField label="按钮名称" autoComplete="off" {...line('Name')} />
        <TextField
          label={isOidc ? '发行者地址（issuer）' : 'CAS 服务地址'}
          type="url"
          autoComplete="off"
          spellCheck={false}
          placeholder={isOidc ? 'https://sso.example.edu.cn' : 'https://cas.example.edu.cn/cas'}
          {...line('Address')}
        />
        {isOidc && (
          <>
            <TextField
              label="客户端 ID"
              autoComplete="off"
              spellCheck={false}
              {...line('ClientId')}
            />
            <TextField
              label="客户端密钥"
              type="password"
              autoComplete="new-password"
              placeholder={base?.HasSecret ? '已保存；留空则不变' : '没有密钥的客户端可不填'}
              {...line('Secret')}
            />
          </>
        )}
        <p className={styles.back}>
          请在对方登记回调地址：
          <br />
          {window.location.origin}/login
        </p>
        <Trial values={values} known={base} />
        <TextField
          label="学号/工号所在的字段"
          autoComplete="off"
          spellCheck={false}
          placeholder={isOidc ? 'preferred_username' : '留空则使用登录名'}
          {...line('Attribute')}
        />
        <SelectField
          label="学号/工号未登记时"
          options={unknowns}
          value={values.Unknown}
          onChoose={(Unknown) => set({ Unknown })}
        />
        <Switch
          checked={values.LogoutToo}
          note="在本平台退出时，跳转到对方一并退出"
          onChange={({ target }) => set({ LogoutToo: target.checked })}
        >
          同时退出
        </Switch>
        {values.LogoutToo && (
          <TextField
            label="退出地址（选填）"
            type="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="留空则使用协议给出的地址"
            {...line('LogoutUrl')}
          />
        )}
        <Switch
          checked={values.Enabled}
          note="停用后登录页不显示"
          onChange={({ target }) => set({ Enabled: target.checked })}
        >
          启用
        </Switch>
      </form>
    </Drawer>
  )
}
