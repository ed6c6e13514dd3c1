import { call } from '#call'
import { useHeldWork } from '#session'
import { Button, ButtonLink, figure, TextField } from '#ui'
import { confirmImport, passwordFault } from '@xinglin/contract/identity'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import look from './import.module.css'

/** The first password of everybody, and the deed itself. */
export const ConfirmStep = ({
  importId,
  good,
  strength,
  afreshAt,
  onAnswer,
}: {
  importId: string
  good: number
  /** How strong a password looks. */
  strength: (password: string) => ReactNode
  /** Where another sheet is chosen. */
  afreshAt: string
  /** Hears that it was tried: what was not answered may have been done nevertheless. */
  onAnswer: () => Promise<void>
}) => {
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState('')
  const [pending, setPending] = useState(false)
  const weak = password === '' ? '' : (passwordFault(password, []) ?? '')
  useHeldWork(password !== '')
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (pending) return
    const found = passwordFault(password, []) ?? ''
    setFault(found)
    if (found) return
    setPending(true)
    try {
      await call(confirmImport, { ImportId: importId, PassWord: password })
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error))
    } finally {
      await onAnswer()
      setPending(false)
    }
  }
  return (
    <div className={look.ask}>
      <h2 className={look.head}>确认导入</h2>
      {good === 0 ? (
        <>
          <p className={look.note}>没有可以导入的行。请下载有问题的行，修改后重新上传。</p>
          <div className={look.deeds}>
            <ButtonLink to={afreshAt}>重新选择表格</ButtonLink>
          </div>
        </>
      ) : (
        <form className={look.confirm} onSubmit={(event) => void submit(event)} noValidate>
          <TextField
            label="统一的初始密码"
            type="password"
            autoComplete="new-password"
            value={password}
            error={fault || weak}
            hint={
              password
                ? strength(password)
                : '至少 8 个字符，包含大写字母、小写字母、数字、符号中的三种；每个人首次登录都须修改。'
            }
            onChange={({ target }) => {
              setPassword(target.value)
              setFault('')
            }}
          />
          <div className={look.decisions}>
            <Button type="submit" kind="primary" size="large" pending={pending}>
              {pending ? '正在导入，请稍候' : `导入 ${figure(good)} 个用户`}
            </Button>
            {!pending && <ButtonLink to={afreshAt}>重新选择表格</ButtonLink>}
          </div>
        </form>
      )}
    </div>
  )
}
