import { call } from '#call'
import { Button, FormFault, TextField, useForm } from '#ui'
import { acceptInvitation, passwordFault } from '@xinglin/contract/identity'
import { Strength } from './strength.tsx'
import styles from './invitation.module.css'

const { numberTaken, personal, touristName } = acceptInvitation.refusals

const first = { RealName: '', Number: '', PassWord: '', Again: '' }

const check = ({ RealName, Number: number, PassWord, Again }: typeof first) => {
  const fault = passwordFault(PassWord, [RealName.trim(), number.trim()])
  return {
    ...(RealName.trim() ? {} : { RealName: '请填写姓名' }),
    ...(number.trim() ? {} : { Number: '请填写工号' }),
    ...(fault ? { PassWord: fault } : {}),
    ...(Again === PassWord ? {} : { Again: '两次输入的密码不一致' }),
  }
}

/** Accepts an invitation: name, number and password of a teacher; `onDone` hears the number. */
export const InvitationForm = ({
  code,
  onDone,
}: {
  code: string
  onDone: (number: string) => void
}) => {
  const { form, values, faults, pending, submit, line } = useForm({
    first,
    check,
    lines: {
      [numberTaken[1]]: 'Number',
      [personal[1]]: 'PassWord',
      [touristName[1]]: 'RealName',
    },
    send: async ({ RealName, Number: number, PassWord }) => {
      const input = { Code: code, RealName, Number: number, PassWord }
      onDone((await call(acceptInvitation, input)).Number)
    },
  })
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="接受邀请"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <FormFault>{faults.whole}</FormFault>
      <TextField label="姓名" autoComplete="name" autoFocus {...line('RealName')} />
      <TextField
        label="工号"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint="以后用工号登录"
        {...line('Number')}
      />
      <TextField
        label="密码"
        type="password"
        autoComplete="new-password"
        hint={
          values.PassWord ? (
            <Strength password={values.PassWord} />
          ) : (
            '至少 8 个字符，包含大写字母、小写字母、数字、符号中的三种'
          )
        }
        {...line('PassWord')}
      />
      <TextField label="确认密码" type="password" autoComplete="new-password" {...line('Again')} />
      <Button type="submit" kind="primary" size="large" wide pending={pending}>
        加入学校
      </Button>
    </form>
  )
}
