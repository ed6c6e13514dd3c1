import { call, newerIn } from '#call'
import { useHeldWork } from '#session'
import {
  Button,
  ButtonLink,
  FormFault,
  SelectField,
  Switch,
  TextArea,
  TextField,
  toast,
  useEditedForm,
  useLeaveGuard,
} from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { type DoorSettings, saveDoorSettings } from '@xinglin/contract/sign-in-methods'
import { CircleAlert } from 'lucide-react'
import { doorSettings } from './door-queries.ts'
import { checkDoors, doorNames, type DoorValues, valuesOf } from './door-values.ts'
import styles from './doors.module.css'
import { Part } from './part.tsx'

const modes = [
  { value: '', name: '不开放' },
  { value: 'roster', name: '按学校名单：姓名、学号一致即可启用' },
  { value: 'approval', name: '管理员审核后启用' },
] as const

const SmsNotice = ({ settings }: { settings: DoorSettings }) => {
  if (!settings.SmsReady) {
    return (
      <p className={styles.warning}>
        <CircleAlert size={17} aria-hidden />
        {saveDoorSettings.refusals.noSms[1]}。
      </p>
    )
  }
  return settings.SmsPretends ? (
    <p className={styles.warning}>
      <CircleAlert size={17} aria-hidden />
      当前是试用环境：短信不会真的发出，验证码写在服务器日志里。
    </p>
  ) : null
}

/** The doors as a form; when somebody else was quicker, nothing that was typed is lost. */
export const DoorForm = ({ settings }: { settings: DoorSettings }) => {
  const queries = useQueryClient()
  const { form, values, faults, pending, dirty, set, submit, line, setValues, base } =
    useEditedForm<DoorSettings, DoorValues>({
      thing: settings,
      valuesOf,
      newerIn,
      names: doorNames,
      check: (typed) => checkDoors(typed, settings),
      lines: { [saveDoorSettings.refusals.noWeChat[1]]: 'WeChatAppId' },
      send: async (typed, before) => {
        const saved = await call(saveDoorSettings, { ...typed, Version: before.Version })
        queries.setQueryData(doorSettings.queryKey, saved)
        toast.success('已保存，立即生效')
        await queries.invalidateQueries({ queryKey: ['sign-in-methods'] })
        return saved
      },
    })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  const canSms = base.SmsReady
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="登录方式"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <Part name="短信" note="验证码 5 分钟内有效；同一手机号每天最多 5 条。">
        <SmsNotice settings={base} />
        <Switch
          checked={values.Sms}
          disabled={!canSms && !values.Sms}
          note="用学校登记或本人验证过的手机号登录"
          onChange={({ target }) => set({ Sms: target.checked })}
        >
          短信登录
        </Switch>
        <Switch
          checked={values.Reset}
          disabled={!canSms && !values.Reset}
          note="忘记密码时用短信验证码设置新密码"
          onChange={({ target }) => set({ Reset: target.checked })}
        >
          短信找回密码
        </Switch>
      </Part>
      <Part name="自助注册" note="只建立学生账号；须验证手机号并同意用户协议。">
        <SelectField
          label="注册方式"
          options={modes}
          value={values.Register}
          disabled={!canSms && values.Register === ''}
          onChoose={(Register) => set({ Register })}
        />
        {values.Register === 'roster' && (
          <p className={styles.note}>
            名单就是“用户”里由学校新增或导入、还没有人登录过的学生；登记了手机号的，注册手机号须与之相同。
          </p>
        )}
        <TextArea label="用户协议（每行一段）" most={5000} rows={8} {...line('Agreement')} />
        {base.Waiting > 0 && (
          <p>
            <ButtonLink to="/manage/registrations">查看待审核的 {base.Waiting} 份申请</ButtonLink>
          </p>
        )}
      </Part>
      <Part name="微信" note="须先在微信公众平台把本校域名登记为网页授权域名。">
        {base.WeChatPretends && (
          <p className={styles.warning}>
            <CircleAlert size={17} aria-hidden />
            当前是试用环境：不会连接微信，任何浏览器打开二维码里的地址都当作一部手机。
          </p>
        )}
        <Switch
          checked={values.WeChat}
          note="登录页显示二维码；微信内打开 /WeiXin（学生）、/WeiXinTutor（教师）"
          onChange={({ target }) => set({ WeChat: target.checked })}
        >
          微信登录
        </Switch>
        <div className={styles.two}>
          <TextField label="AppID" autoComplete="off" spellCheck={false} {...line('WeChatAppId')} />
          <TextField
            label="AppSecret"
            type="password"
            autoComplete="new-password"
            placeholder={base.HasWeChatSecret ? '已保存；留空则不变' : '尚未填写'}
            {...line('WeChatSecret')}
          />
        </div>
      </Part>
      {(dirty || pending) && (
        <section className={styles.save} aria-label="保存">
          {faults.whole ? <FormFault>{faults.whole}</FormFault> : <p>有未保存的修改</p>}
          <Button disabled={pending} onClick={() => setValues(valuesOf(base))}>
            放弃修改
          </Button>
          <Button type="submit" kind="primary" pending={pending}>
            保存
          </Button>
        </section>
      )}
    </form>
  )
}
