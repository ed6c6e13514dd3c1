import { call } from '#call'
import { Button, Checkbox, closeAsking, Dialog, FormFault, TextField, useForm } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { type SignInMethods, regedit } from '@xinglin/contract/sign-in-methods'
import { passwordFault } from '@xinglin/contract/identity'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { CodeField } from './code-field.tsx'
import styles from './door-form.module.css'
import { phoneFaults } from './mobile.ts'
import { doors as doorsQuery } from './queries.ts'

const { badCode, touristName, personal, agreement, newAgreement } = regedit.refusals

const first = {
  RealName: '',
  StudentNo: '',
  ClassCode: '',
  Phone: '',
  Code: '',
  PassWord: '',
  Again: '',
  Agreed: false,
}

const check = (typed: typeof first) => ({
  ...(typed.RealName.trim() ? {} : { RealName: '请填写姓名' }),
  ...(typed.StudentNo.trim() ? {} : { StudentNo: '请填写学号' }),
  ...phoneFaults(typed),
  ...passwordFaults(typed),
  ...(typed.Agreed ? {} : { Agreed: agreement[1] }),
})

const passwordFaults = ({ PassWord, Again, RealName, StudentNo }: typeof first) => {
  const fault = passwordFault(PassWord, [RealName.trim(), StudentNo.trim()])
  return {
    ...(fault ? { PassWord: fault } : {}),
    ...(Again === PassWord ? {} : { Again: '两次输入的密码不一致' }),
  }
}

const Done = ({ state, onClose }: { state: 'active' | 'pending'; onClose: () => void }) => (
  <div className={styles.done}>
    <CircleCheck size={48} aria-hidden />
    <strong>{state === 'active' ? '注册成功' : '申请已提交'}</strong>
    <p>
      {state === 'active'
        ? '请用学号和刚才设置的密码登录。'
        : '学校管理员审核后，结果会以短信通知您；通过后用学号和刚才设置的密码登录。'}
    </p>
    <Button kind="primary" autoFocus onClick={onClose}>
      知道了
    </Button>
  </div>
)

type Props = {
  readonly doors: SignInMethods
  readonly meter: (password: string) => ReactNode
  readonly onClose: () => void
}

/** 注册账号: of students, at once by the school’s list or after an administrator’s approval. */
export const RegisterDialog = ({ doors, meter, onClose }: Props) => {
  const queries = useQueryClient()
  const [done, setDone] = useState<'active' | 'pending'>()
  const { form, values, faults, pending, dirty, set, submit, line, tell } = useForm({
    first,
    check,
    lines: {
      [badCode[1]]: 'Code',
      [touristName[1]]: 'RealName',
      [personal[1]]: 'PassWord',
      [newAgreement[1]]: 'Agreed',
    },
    send: async (typed) => {
      try {
        const { RealName, StudentNo, ClassCode, Phone, Code, PassWord } = typed
        const input = { RealName, StudentNo, ClassCode, Phone: Phone.trim(), Code, PassWord }
        setDone((await call(regedit, { ...input, Agreed: doors.AgreementVersion })).State)
      } catch (error) {
        // Another agreement stands there now, to be read.
        if (error instanceof Error && error.message === newAgreement[1]) {
          set({ Agreed: false })
          await queries.invalidateQueries({ queryKey: doorsQuery.queryKey })
        }
        throw error
      }
    },
  })
  const close = () => void closeAsking(dirty && !done, onClose)
  return (
    <Dialog title="注册账号" hold onClose={close}>
      {done ? (
        <Done state={done} onClose={onClose} />
      ) : (
        <form
          ref={form}
          className={styles.form}
          aria-label="注册账号"
          onSubmit={(event) => void submit(event)}
          noValidate
        >
          <p className={styles.note}>
            {doors.Register === 'roster'
              ? '姓名、学号须与学校名单一致，核对无误后立即可以登录。'
              : '提交后由学校管理员审核。'}
          </p>
          <FormFault>{faults.whole}</FormFault>
          <div className={styles.two}>
            <TextField label="姓名" autoComplete="name" autoFocus {...line('RealName')} />
            <TextField label="学号" autoComplete="off" {...line('StudentNo')} />
          </div>
          <TextField
            label="班级（选填）"
            autoComplete="off"
            placeholder="如：临床医学 2601 班"
            {...line('ClassCode')}
          />
          <TextField
            label="手机号"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={11}
            {...line('Phone')}
          />
          <CodeField
            phone={values.Phone}
            scene="register"
            value={values.Code}
            error={faults.Code}
            onChange={(Code) => set({ Code })}
            onBadPhone={(Phone) => tell({ Phone })}
          />
          <TextField
            label="密码"
            type="password"
            autoComplete="new-password"
            hint={
              values.PassWord
                ? meter(values.PassWord)
                : '至少 8 个字符，包含大写字母、小写字母、数字、符号中的三种'
            }
            {...line('PassWord')}
          />
          <TextField
            label="确认密码"
            type="password"
            autoComplete="new-password"
            {...line('Again')}
          />
          <div className={styles.agreed}>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
            <section className={styles.agreement} aria-label="用户协议" tabIndex={0}>
              {doors.Agreement.split('\n')
                .filter((words) => words.trim() !== '')
                .map((words) => (
                  <p key={words}>{words}</p>
                ))}
            </section>
            <Checkbox
              checked={values.Agreed}
              aria-invalid={faults.Agreed ? true : undefined}
              onChange={({ target }) => set({ Agreed: target.checked })}
            >
              我已阅读并同意《用户协议》
            </Checkbox>
            {faults.Agreed && (
              <p className={styles.wrong} role="alert">
                {faults.Agreed}
              </p>
            )}
          </div>
          <Button type="submit" kind="primary" size="large" wide pending={pending}>
            {doors.Register === 'roster' ? '注册' : '提交申请'}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
