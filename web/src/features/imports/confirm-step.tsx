import { call } from '#call'
import { useHeldWork } from '#session'
import { Button, ButtonLink, figure, SelectField, TextField, messageOf } from '#ui'
import { confirmImport, type passwordRules } from '@xinglin/contract/imports'
import { passwordFault } from '@xinglin/contract/identity'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import styles from './import.module.css'

type Rule = (typeof passwordRules)[number]

const rules: readonly { readonly value: Rule; readonly name: string }[] = [
  { value: 'same', name: '统一的初始密码' },
  { value: 'number', name: '由学号/工号生成' },
  { value: 'idNumber', name: '身份证后六位' },
  { value: 'random', name: '随机生成，导入后打印名单' },
]

const ruleNotes: Readonly<Record<Rule, string>> = {
  same: '',
  number: '初始密码为“前缀 + 学号/工号”。别人可能猜到，请尽快让本人登录修改。',
  idNumber:
    '初始密码为“前缀 + 身份证后六位”；没有身份证号的随机生成。别人可能猜到，请尽快让本人登录修改。',
  random: '每人一个随机密码，导入后一天内可以下载名单分发。',
}

const defaultHint =
  '至少 8 个字符，包含大写字母、小写字母、数字、符号中的三种；每个人首次登录都须修改。'

/** The first passwords, and the action itself. */
export const ConfirmStep = ({
  importId,
  figures,
  strength,
  afreshAt,
  onAnswer,
}: {
  importId: string
  figures: { readonly New: number; readonly Changed: number; readonly ClashChanged: number }
  /** How strong a password looks. */
  strength: (password: string) => ReactNode
  /** Where another sheet is chosen. */
  afreshAt: string
  /** Hears that it was tried: what was not answered may have been done nevertheless. */
  onAnswer: () => Promise<void>
}) => {
  const [rule, setRule] = useState<Rule>('same')
  const [word, setWord] = useState('')
  const [fault, setFault] = useState('')
  const [pending, setPending] = useState(false)
  const changed = figures.Changed + figures.ClashChanged
  const isSame = rule === 'same' && figures.New > 0
  const weak = isSame && word !== '' ? (passwordFault(word, []) ?? '') : ''
  useHeldWork(word !== '')
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (pending) return
    const passwordProblem = isSame ? (passwordFault(word, []) ?? '') : ''
    setFault(passwordProblem)
    if (passwordProblem) return
    setPending(true)
    try {
      // Where nobody is new no password is given.
      const usedRule = figures.New > 0 ? rule : 'random'
      await call(confirmImport, { ImportId: importId, Rule: usedRule, PassWord: word })
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      await onAnswer()
      setPending(false)
    }
  }
  const choose = (next: Rule) => {
    setRule(next)
    setWord('')
    setFault('')
  }
  return (
    <div className={styles.ask}>
      <h2 className={styles.head}>确认导入</h2>
      {figures.New + changed === 0 ? (
        <>
          <p className={styles.note}>没有需要导入的内容：没有新用户，也没有变化。</p>
          <div className={styles.actions}>
            <ButtonLink to={afreshAt}>重新选择表格</ButtonLink>
          </div>
        </>
      ) : (
        <form className={styles.confirm} onSubmit={(event) => void submit(event)} noValidate>
          {figures.New > 0 && (
            <>
              <SelectField
                label="新用户的初始密码"
                options={rules}
                value={rule}
                onChoose={choose}
              />
              {rule !== 'random' && (
                <TextField
                  label={isSame ? '统一的初始密码' : '前缀（可不填）'}
                  type={isSame ? 'password' : 'text'}
                  autoComplete={isSame ? 'new-password' : 'off'}
                  value={word}
                  error={fault || weak}
                  hint={isSame ? (word ? strength(word) : defaultHint) : ruleNotes[rule]}
                  onChange={({ target }) => {
                    setWord(target.value)
                    setFault('')
                  }}
                />
              )}
              {rule === 'random' && <p className={styles.note}>{ruleNotes.random}</p>}
            </>
          )}
          {fault && (rule === 'random' || figures.New === 0) && (
            <p className={styles.fault} role="alert">
              {fault}
            </p>
          )}
          <div className={styles.decisions}>
            <Button type="submit" kind="primary" size="large" pending={pending}>
              {pending
                ? '正在提交'
                : [
                    ...(figures.New > 0 ? [`导入 ${figure(figures.New)} 个用户`] : []),
                    ...(changed > 0 ? [`更新 ${figure(changed)} 个`] : []),
                  ].join('，')}
            </Button>
            {!pending && <ButtonLink to={afreshAt}>重新选择表格</ButtonLink>}
          </div>
        </form>
      )}
    </div>
  )
}
